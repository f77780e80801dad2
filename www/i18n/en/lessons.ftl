# Lessons: what is said around their steps.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lesson { $label }
learn-step = Step { $step } of { $count }
learn-position = This is another position.
learn-right = ✓ Well done.
learn-wrong = That move is allowed too, but first try the one this step asks for.
learn-next = { $done ->
    [last] Finish
    [yes] Next
   *[no] Skip
  }
learn-back = Back
learn-end = That’s how to play. Have fun!
