# Tips: what comes once, with something to do about it.

tip-sound = 聲音已關閉。
tip-sound-do = 開啟
tip-sole = 這張牌只有一步可走，已直接走出。
tip-sole-do = 每次都問
tip-copy = 瀏覽器可能會遺失對局，檔案裡的副本不會。
tip-copy-do = 留一份副本
