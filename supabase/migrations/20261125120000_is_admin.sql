-- No policy asks is_admin since people are listed by a function: the functions that ask it run as their owner.
revoke execute on function private.is_admin() from authenticated;
