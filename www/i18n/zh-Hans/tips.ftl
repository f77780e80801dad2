# Tips: what comes once, with something to do about it.

tip-sound = 声音已关闭。
tip-sound-do = 打开
tip-sole = 这张牌只有一步可走，已直接走出。
tip-sole-do = 每次都问
tip-copy = 浏览器可能会丢失对局，文件里的副本不会。
tip-copy-do = 留一份副本
