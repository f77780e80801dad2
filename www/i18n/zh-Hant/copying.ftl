# 瀏覽器不能複製的文字。

copy-by-hand = 手動複製
copy-text = 複製
