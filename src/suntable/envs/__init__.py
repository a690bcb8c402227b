"""The interfaces of reinforcement learning."""
