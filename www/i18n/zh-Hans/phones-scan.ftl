# 用摄像头读取码。

scan-aim = 将摄像头对准另一部手机上的二维码。
scan-stop = 停止
scan-no-camera = 这里无法用摄像头读取二维码，请改为粘贴文字码。
scan-camera-refused = 未获准使用摄像头。请在浏览器设置中允许，或改为粘贴文字码。
