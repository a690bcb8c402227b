def described(*a): return repr(a[0])[:10]
