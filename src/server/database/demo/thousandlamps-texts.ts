/** Longer texts of Thousand Lamps Campground: its story, the bring list, the way up and the rules. */
import type { DemoLodging } from "./lodging.ts";

type Info = DemoLodging["info"];

export const about_us: Info["about_us"] = {
  "zh-TW":
    "<p>這片坡地從前種高麗菜。九〇年代末，父親把最後一批菜苗賣掉，留下六塊梯田和一條引水的溝，說：讓它自己長草吧。</p>" +
    "<p>草長起來之後，朋友開始帶帳篷來。夜裡孩子要去洗手間，怕黑，母親就在小路旁放了七盞煤油燈。隔年變成四十盞，再後來，" +
    "每個住過的孩子都想留下一盞。我們數到一千就不數了。</p>" +
    "<p>現在有四十二個營位與帳篷、六間用疏伐柳杉蓋的小屋，一條溪、一座湖。燈每天日落後點亮，十點熄滅，" +
    "因為這裡最好看的不是燈，是燈熄了以後的那片天。</p>",
  "zh-CN":
    "<p>这片坡地从前种包菜。九十年代末，父亲卖掉最后一批菜苗，留下六块梯田和一条引水的沟，说：让它自己长草吧。</p>" +
    "<p>草长起来以后，朋友开始带着帐篷来。夜里孩子去洗手间怕黑，母亲就在小路旁放了七盏煤油灯。第二年变成四十盏，再后来，" +
    "每个住过的孩子都想留下一盏。我们数到一千就不再数了。</p>" +
    "<p>如今这里有四十二个营位和帐篷、六间用间伐柳杉盖的小屋，一条溪、一座湖。灯每天日落后点亮，十点熄灭，" +
    "因为最好看的不是灯，是灯熄了以后的那片天。</p>",
  "en-US":
    "<p>This slope used to grow cabbages. At the end of the nineties my father sold the last seedlings, looked at six " +
    "terraces and a ditch of spring water, and said: let it be grass.</p>" +
    "<p>When the grass came, friends came with tents. Their children were afraid of the dark on the way to the washroom, so " +
    "my mother set seven kerosene lamps along the path. The next year there were forty. After that every child who stayed " +
    "wanted to leave one. We stopped counting at a thousand.</p>" +
    "<p>Today there are forty-two pitches and tents, six cabins built of thinned cedar, a stream and a lake. The lamps are " +
    "lit after sunset and put out at ten, because the finest thing here is not the lamps. It is the sky once they are " +
    "out.</p>",
  "ja-JP":
    "<p>この斜面はかつてキャベツ畑でした。九十年代の終わり、父は最後の苗を売り、六枚の段畑と一本の水路を残して、あとは草に任せよう、と申しました。</p>" +
    "<p>草が伸びると、友人たちがテントを担いでやってきました。夜、洗面所へ行く子どもたちが暗がりを怖がるので、母が小径に石油ランプを七つ並べました。" +
    "翌年は四十に。やがて泊まった子どもが皆、一つ置いていきたいと言うようになり、千まで数えて、数えるのをやめました。</p>" +
    "<p>今は四十二のサイトとテント、間伐した杉で建てた六棟のキャビン、一筋の沢と一つの湖がございます。明かりは日没後にともし、十時に消します。" +
    "いちばんお見せしたいのは明かりではなく、消えたあとの空だからです。</p>",
  "ko-KR":
    "<p>이 비탈은 예전에 양배추밭이었습니다. 90년대가 끝날 무렵 아버지는 마지막 모종을 팔고, 계단밭 여섯 단과 물길 하나를 남긴 채 " +
    "이제 풀이 자라게 두자고 하셨습니다.</p>" +
    "<p>풀이 자라자 친구들이 텐트를 들고 찾아왔습니다. 밤에 화장실 가는 길을 아이들이 무서워해서 어머니가 오솔길에 석유램프 일곱 개를 놓았습니다. " +
    "이듬해에는 마흔 개가 되었고, 나중에는 묵어간 아이마다 하나씩 두고 가고 싶어 했습니다. 천 개까지 세고는 그만두었습니다.</p>" +
    "<p>지금은 사이트와 텐트 마흔둘, 솎아 벤 삼나무로 지은 오두막 여섯 채, 시내 하나와 호수 하나가 있습니다. 등은 해가 지면 켜고 열 시에 끕니다. " +
    "이곳에서 가장 보여 드리고 싶은 것은 등불이 아니라 등불이 꺼진 뒤의 하늘이기 때문입니다.</p>",
};

export const bring_list: Info["custom_block"] = {
  "zh-TW":
    "<h3>行前清單</h3><ul><li><strong>保暖衣物</strong>：夏夜約 15°C，冬夜可能低於 5°C</li>" +
    "<li><strong>雨具</strong>：午後常有陣雨</li><li><strong>有紅光的頭燈</strong>：十點熄燈後使用</li>" +
    "<li><strong>防水的鞋</strong>：清晨草上露水重</li><li><strong>自己的杯子與餐具</strong>：小舖不提供免洗餐具</li>" +
    "<li><strong>營釘與延長線</strong>：營位適用，電量每位 600W</li></ul>" +
    "<p><strong>不必帶</strong>：木柴、冰塊、瓦斯罐，小舖都有。<strong>請勿帶</strong>：煙火、天燈、卡拉 OK 設備。</p>",
  "zh-CN":
    "<h3>行前清单</h3><ul><li><strong>保暖衣物</strong>：夏夜约 15°C，冬夜可能低于 5°C</li>" +
    "<li><strong>雨具</strong>：午后常有阵雨</li><li><strong>带红光的头灯</strong>：十点熄灯后使用</li>" +
    "<li><strong>防水的鞋</strong>：清晨草上露水重</li><li><strong>自己的杯子和餐具</strong>：小铺不提供一次性餐具</li>" +
    "<li><strong>地钉和接线板</strong>：营位客人适用，每个营位限 600W</li></ul>" +
    "<p><strong>不用带</strong>：木柴、冰块、燃气罐，小铺都有。<strong>请勿带</strong>：烟花、孔明灯、卡拉 OK 设备。</p>",
  "en-US":
    "<h3>What to bring</h3><ul><li><strong>Warm layers</strong>: about 15°C on summer nights, below 5°C on some winter " +
    "ones</li><li><strong>Rainwear</strong>: afternoon showers are common</li>" +
    "<li><strong>A headlamp with a red light</strong>: for after ten, when the lamps are out</li>" +
    "<li><strong>Waterproof shoes</strong>: the grass is wet until nine</li>" +
    "<li><strong>Your own cup and cutlery</strong>: the shop keeps no disposables</li>" +
    "<li><strong>Pegs and an extension cord</strong>: for pitches; 600 W each</li></ul>" +
    "<p><strong>Leave at home</strong>: firewood, ice and gas, which the shop has. <strong>Please do not bring</strong>: " +
    "fireworks, sky lanterns or karaoke machines.</p>",
  "ja-JP":
    "<h3>お持ちいただくもの</h3><ul><li><strong>暖かい服</strong>：夏の夜で15度ほど、冬は5度を下回ることも</li>" +
    "<li><strong>雨具</strong>：午後はにわか雨が多くなります</li><li><strong>赤色灯付きヘッドランプ</strong>：十時の消灯後に</li>" +
    "<li><strong>防水の靴</strong>：朝の草は露でよく濡れています</li><li><strong>ご自分のカップと食器</strong>：使い捨ての食器は置いておりません</li>" +
    "<li><strong>ペグと延長コード</strong>：サイトご利用の方。1区画600Wまで</li></ul>" +
    "<p><strong>お持ちにならなくてよいもの</strong>：薪、氷、ガス缶（売店にございます）。" +
    "<strong>ご遠慮いただくもの</strong>：花火、天灯、カラオケ機器。</p>",
  "ko-KR":
    "<h3>준비물</h3><ul><li><strong>따뜻한 옷</strong>: 여름밤 약 15°C, 겨울밤은 5°C 아래로 내려가기도 합니다</li>" +
    "<li><strong>비옷</strong>: 오후에 소나기가 잦습니다</li><li><strong>붉은빛이 나는 헤드램프</strong>: 열 시 소등 후에 씁니다</li>" +
    "<li><strong>방수 신발</strong>: 아침 풀에는 이슬이 많습니다</li><li><strong>개인 컵과 식기</strong>: 일회용품은 두지 않습니다</li>" +
    "<li><strong>펙과 연장선</strong>: 사이트 이용 시, 한 곳당 600W까지</li></ul>" +
    "<p><strong>안 가져오셔도 되는 것</strong>: 장작, 얼음, 가스통은 매점에 있습니다. " +
    "<strong>가져오지 말아 주십시오</strong>: 폭죽, 풍등, 노래방 기기.</p>",
};

export const location_block: Info["location_block"] = {
  "zh-TW":
    "<ul><li><strong>開車</strong>：國道 6 號至埔里端，接台 14 線往霧社，轉台 14 甲線，埔里起約 45 分鐘。</li>" +
    "<li><strong>高鐵＋公車</strong>：高鐵台中站轉乘往埔里、清境方向的公車，於清境一帶下車，可預約接駁（單程 300 元）。</li>" +
    "<li><strong>最後兩公里</strong>：單線產業道路，收訊不穩，請先下載離線地圖；天黑前抵達較安全。</li></ul>",
  "zh-CN":
    "<ul><li><strong>自驾</strong>：走 6 号高速（国道 6 号）到埔里终点，接台14线往雾社，转台14甲线，从埔里出发约 45 分钟。</li>" +
    "<li><strong>高铁＋公交</strong>：在高铁台中站换乘开往埔里、清境方向的巴士，清境一带下车，可预约接驳（单程新台币 300 元）。</li>" +
    "<li><strong>最后两公里</strong>：单车道山路，手机信号不稳，请提前下载离线地图；天黑前抵达更安全。</li></ul>",
  "en-US":
    "<ul><li><strong>By car</strong>: Freeway 6 to its end at Puli, then Highway 14 to Wushe and Highway 14A; about 45 " +
    "minutes from Puli.</li><li><strong>By rail and bus</strong>: from Taichung High Speed Rail station take a bus toward " +
    "Puli and Qingjing; we fetch you from Qingjing if asked in advance (NT$300 each way).</li>" +
    "<li><strong>The last two kilometers</strong>: a single-lane farm road with a weak signal. Save the map beforehand and " +
    "arrive before dark if you can.</li></ul>",
  "ja-JP":
    "<ul><li><strong>お車</strong>：国道6号で終点の埔里へ、台14線を霧社方面に進み、台14甲線へ。埔里から約45分です。</li>" +
    "<li><strong>高鉄とバス</strong>：高鉄台中駅から埔里・清境方面のバスへ。清境付近からの送迎を承ります（要予約、片道300元）。</li>" +
    "<li><strong>最後の2キロ</strong>：一車線の農道で電波が弱くなります。地図は事前に保存し、明るいうちにお着きください。</li></ul>",
  "ko-KR":
    "<ul><li><strong>자가용</strong>: 국도 6호선 고속도로 종점 푸리에서 14번 도로를 타고 우서 방면으로, 이어 14A번 도로로 오십시오. 푸리에서 약 45분입니다.</li>" +
    "<li><strong>고속철도와 버스</strong>: 고속철도 타이중역에서 푸리·칭징 방면 버스를 타십시오. 칭징에서 픽업해 드립니다(예약제, 편도 NT$300).</li>" +
    "<li><strong>마지막 2km</strong>: 한 차선 농로이며 전화가 잘 터지지 않습니다. 지도를 미리 저장하시고 어두워지기 전에 도착해 주십시오.</li></ul>",
};

export const customer_notice: Info["customer_notice"] = {
  "zh-TW":
    "<ul><li>入住 14:00–20:00，退營 11:00。20:00 後抵達請先來電。</li><li>22:00–07:00 為安靜時間，熄燈後請降低音量，車輛不進出。</li>" +
    "<li>生火限石砌火塘或離地焚火台，離開前請澆熄。</li><li>草坪與雨棚營位可帶狗，請繫繩；鐘帳與小屋不開放寵物入內。</li>" +
    "<li>湖與溪不開放游泳，孩童近水請陪同。</li></ul>",
  "zh-CN":
    "<ul><li>入住 14:00–20:00，退营 11:00。20:00 以后抵达请先来电。</li><li>22:00–07:00 为安静时段，熄灯后请放低音量，车辆不进出。</li>" +
    "<li>生火仅限石砌火塘或离地焚火台，离开前请浇灭。</li><li>草坪与雨棚营位可带狗，请牵绳；钟形帐和小屋内不接待宠物。</li>" +
    "<li>湖与溪不可游泳，儿童近水请有人陪同。</li></ul>",
  "en-US":
    "<ul><li>Check-in 14:00–20:00, check-out by 11:00. Please call if you will arrive later.</li>" +
    "<li>Quiet hours 22:00–07:00: low voices once the lamps are out, and no cars in or out.</li>" +
    "<li>Fires only in the stone rings or on raised stands; pour water on them before you leave.</li>" +
    "<li>Dogs are welcome on lawn and covered pitches, on a leash; not inside tents or cabins of ours.</li>" +
    "<li>No swimming in lake or stream; please stay with children near water.</li></ul>",
  "ja-JP":
    "<ul><li>チェックイン14:00〜20:00、チェックアウト11:00。20:00以降のご到着はお電話ください。</li>" +
    "<li>22:00〜7:00は静かにお過ごしいただく時間です。消灯後はお声を控えめに、お車の出入りはご遠慮ください。</li>" +
    "<li>火は石組みの炉か脚付きの焚き火台のみ。お離れの前に水をかけて消してください。</li>" +
    "<li>芝生・屋根付きサイトは犬同伴可（リード着用）。ベルテントとキャビンの室内にはお連れいただけません。</li>" +
    "<li>湖と沢での遊泳はご遠慮ください。水辺ではお子様から目を離さないようお願いいたします。</li></ul>",
  "ko-KR":
    "<ul><li>체크인 14:00–20:00, 체크아웃 11:00. 20:00 이후 도착하시면 먼저 전화해 주십시오.</li>" +
    "<li>22:00–07:00은 정숙 시간입니다. 소등 후에는 목소리를 낮춰 주시고 차량은 출입하지 않습니다.</li>" +
    "<li>불은 돌 화덕이나 다리 있는 화로대에서만 피우고, 떠나기 전 물로 꺼 주십시오.</li>" +
    "<li>잔디·지붕 사이트는 목줄을 한 반려견과 함께하실 수 있으며, 벨 텐트와 오두막 실내에는 들어올 수 없습니다.</li>" +
    "<li>호수와 시내에서 수영하실 수 없습니다. 물가에서는 아이와 함께 계셔 주십시오.</li></ul>",
};

export const booking_policy: Info["booking_policy"] = {
  "zh-TW":
    "<ul><li>可選擇付清全額，或先付 30% 訂金，尾款於抵達時支付。</li><li>每營位含四人與一車；加人、加車另計。</li>" +
    "<li>價格含稅。週五、週六為假日價，七、八月為旺季價。</li><li>早餐盒與裝備可隨訂單加購，或於抵達時在小舖購買。</li></ul>",
  "zh-CN":
    "<ul><li>可全额支付，或先付 30% 定金，尾款抵达时支付。</li><li>每个营位含四人和一辆车；加人、加车另计。</li>" +
    "<li>价格含税。周五、周六为假日价，七、八月为旺季价。</li><li>早餐盒和装备可随订单加购，或抵达后在小铺购买。</li></ul>",
  "en-US":
    "<ul><li>Pay in full, or a 30% deposit now and the balance on arrival.</li>" +
    "<li>Each pitch covers four people and one car; more of either is charged extra.</li>" +
    "<li>Prices include tax. Friday and Saturday nights are at the weekend rate, July and August at the summer rate.</li>" +
    "<li>Breakfast boxes and gear can be added to the booking or bought at the shop.</li></ul>",
  "ja-JP":
    "<ul><li>全額のお支払い、または30%の予約金（残金はご到着時）をお選びいただけます。</li>" +
    "<li>1サイトにつき4名様・お車1台まで。追加は別料金です。</li><li>料金は税込です。金・土曜は休日料金、七・八月は夏季料金となります。</li>" +
    "<li>朝食ボックスと用具はご予約時に追加、または売店でお求めいただけます。</li></ul>",
  "ko-KR":
    "<ul><li>전액 결제하시거나, 예약금 30%를 먼저 내고 잔금은 도착하실 때 내실 수 있습니다.</li>" +
    "<li>한 사이트는 4인과 차량 1대 기준이며, 추가 인원과 차량은 별도 요금입니다.</li>" +
    "<li>요금에는 세금이 포함되어 있으며 금·토요일은 주말 요금, 7·8월은 성수기 요금입니다.</li>" +
    "<li>조식 박스와 장비는 예약할 때 추가하거나 매점에서 구입하실 수 있습니다.</li></ul>",
};

export const cancel_policy: Info["cancel_policy"] = {
  "zh-TW":
    "<ul><li>入住日 7 天前取消：免費，已付金額全數退還。</li><li>入住日前 7 天內取消：收取住宿費用 50%。</li>" +
    "<li>入住當日取消或未到：收取住宿費用 100%。</li>" +
    "<li>發布陸上颱風警報或道路封閉、無法上山時，可免費取消或改期。一般降雨不在此列。</li></ul>",
  "zh-CN":
    "<ul><li>入住日 7 天前取消：免费，已付金额全部退还。</li><li>入住日前 7 天内取消：收取住宿费用的 50%。</li>" +
    "<li>入住当天取消或未到：收取住宿费用的 100%。</li>" +
    "<li>发布陆上台风警报或道路封闭、无法上山时，可免费取消或改期。普通降雨不在此列。</li></ul>",
  "en-US":
    "<ul><li>Free of charge until 7 days before arrival; everything paid is returned.</li>" +
    "<li>Within 7 days of arrival: 50% of the room amount.</li><li>On the day of arrival, or no-show: 100%.</li>" +
    "<li>If a land typhoon warning is issued or the road is closed, you may cancel or change dates free of charge. Ordinary " +
    "rain does not count.</li></ul>",
  "ja-JP":
    "<ul><li>ご到着日の7日前まで：無料。お支払い済みの金額を全額返金いたします。</li><li>7日前を過ぎてから：宿泊料金の50%。</li>" +
    "<li>ご到着当日・ご連絡のない場合：宿泊料金の100%。</li>" +
    "<li>陸上台風警報の発令や道路の通行止めでお越しになれない場合は、無料でキャンセルまたは日程変更を承ります。通常の雨は対象外です。</li></ul>",
  "ko-KR":
    "<ul><li>도착 7일 전까지: 무료이며 결제하신 금액을 모두 환불해 드립니다.</li><li>도착 7일 전 이후: 숙박 요금의 50%.</li>" +
    "<li>도착 당일 취소 또는 노쇼: 숙박 요금의 100%.</li>" +
    "<li>육상 태풍 경보가 발령되거나 도로가 통제되어 오실 수 없는 경우에는 무료로 취소하거나 날짜를 바꾸실 수 있습니다. 일반적인 비는 해당하지 않습니다.</li></ul>",
};

export const dining_options: Info["dining_options"] = {
  "zh-TW":
    "<p><strong>早餐盒</strong>：07:30–09:30 於小舖領取，高麗菜包、水煮蛋、當季水果與熱豆漿。每份 120 元，可做全素。</p>" +
    "<p><strong>營火晚餐</strong>：四人份一鍋，食材切好附木柴，17:00 起送到鐘帳或小屋。前一日 20:00 前預訂。</p>",
  "zh-CN":
    "<p><strong>早餐盒</strong>：07:30–09:30 在小铺领取，包菜包子、水煮蛋、时令水果和热豆浆。每份新台币 120 元，可做纯素。</p>" +
    "<p><strong>篝火晚餐</strong>：四人份一锅，食材切好并附木柴，17:00 起送到钟形帐或小屋。前一天 20:00 前预订。</p>",
  "en-US":
    "<p><strong>Breakfast box</strong>: from the shop 07:30–09:30, with cabbage buns, boiled eggs, fruit and hot soy milk. " +
    "NT$120 each; vegan on request.</p><p><strong>Campfire supper</strong>: one pot for four, cut and ready, with firewood, " +
    "brought to your tent or cabin from 17:00. Order by 20:00 the day before.</p>",
  "ja-JP":
    "<p><strong>朝食ボックス</strong>：7:30〜9:30に売店でお渡しします。キャベツまん、ゆで卵、季節の果物、温かい豆乳。1食120元、完全菜食にも対応いたします。</p>" +
    "<p><strong>焚き火ごはん</strong>：4名様分の鍋。切り分けた食材と薪を17:00からテント・キャビンへお届けします。前日20:00までにご予約ください。</p>",
  "ko-KR":
    "<p><strong>조식 박스</strong>: 07:30–09:30 매점에서 드립니다. 양배추 찐빵, 삶은 달걀, 제철 과일, 따뜻한 두유. 1인분 NT$120, 비건도 가능합니다.</p>" +
    "<p><strong>모닥불 저녁</strong>: 4인분 전골로, 손질한 재료와 장작을 17:00부터 텐트나 오두막으로 가져다드립니다. 전날 20:00까지 예약해 주십시오.</p>",
};

export const remittance_notice: Info["remittance_notice"] = {
  "zh-TW":
    "請於下訂後 3 日內完成匯款（最遲於入住日前），並到訂單頁面填寫您帳號的末五碼。逾期未收到款項，訂單會自動取消。",
  "zh-CN":
    "请在下单后 3 天内完成转账（最晚于入住日前），并到订单页面填写您账号的后五位。逾期未收到款项，订单将自动取消。",
  "en-US":
    "Please transfer within 3 days of booking, and before the arrival day, then enter the last five digits of your account " +
    "on the page of your booking. Bookings not paid in time expire automatically.",
  "ja-JP":
    "ご予約から3日以内（遅くともご到着日の前まで）にお振り込みのうえ、予約ページでご利用口座の下5桁をご入力ください。期限を過ぎますとご予約は自動的に取り消されます。",
  "ko-KR":
    "예약 후 3일 이내(늦어도 도착일 전)에 송금하시고, 예약 페이지에서 보내신 계좌번호의 마지막 다섯 자리를 입력해 주십시오. 기한이 지나면 예약은 자동으로 취소됩니다.",
};
