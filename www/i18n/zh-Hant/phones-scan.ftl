# 用相機讀取碼。

scan-aim = 將相機對準另一支手機上的 QR Code。
scan-stop = 停止
scan-no-camera = 這裡無法用相機讀取 QR Code，請改為貼上文字碼。
scan-camera-refused = 未獲准使用相機。請在瀏覽器設定中允許，或改為貼上文字碼。
