# Lessons: what is said around their steps.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lesson { $label }
learn-step = Step { $step } of { $count }
learn-right = ✓ Well done.
learn-wrong = That move is allowed too, but try the other thing first.
learn-next = { $done ->
    [yes] Next
   *[no] Skip
  }
learn-back = Back
learn-end = That is how it goes. Have fun!
