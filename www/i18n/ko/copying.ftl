# 브라우저가 복사하지 못하는 글.

copy-by-hand = 직접 복사
copy-text = 복사
