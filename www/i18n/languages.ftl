# Each language by its own name, in all languages the same.

language-name =
    { $code ->
        [es] Español
        [fr] Français
        [de] Deutsch
        [nl] Nederlands
        [zh-Hans] 简体中文
        [zh-Hant] 繁體中文
        [ko] 한국어
       *[en] English
    }
