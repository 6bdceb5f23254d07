# Steps planned for the turns to come.

plan-heading = Your plan
plan-button = Plan
plan-how = Planning ahead: what you pick from list or map is written down, not done; what is closed as yet, too.
plan-ready = (can be done now)
plan-note = Write it down
plan-back = One back
plan-done = Enough planned
plan-strike = Strike out step { $number }
plan-impossible = A step of your plan has become impossible: { $step }. { $reason }
plan-keys = plan steps of the turns to come
