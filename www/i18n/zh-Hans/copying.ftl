# 浏览器不能复制的文字。

copy-by-hand = 手动复制
copy-text = 复制
