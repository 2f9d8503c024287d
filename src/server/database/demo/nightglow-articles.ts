/** Promotions, opening news and places nearby of Nightglow Motel. */
import type { DemoArticle } from "./lodging.ts";
import { galaxyRoom } from "./nightglow-photos.ts";

const noLimit = { from: null, to: null };

const news = { kind: "announcement" as const, booking: noLimit, stay: noLimit, rooms: [], show_in_index: false };

const nearby = { ...news, kind: "attraction" as const, published_days_ago: 45 };

export const articles: DemoArticle[] = [
  {
    kind: "promotion",
    type: "weekday",
    title: {
      "zh-TW": "平日住宿，睡到一點",
      "zh-CN": "平日过夜，睡到一点",
      "en-US": "Weekdays, sleep until one",
      "ja-JP": "平日のご宿泊は13時まで",
      "ko-KR": "평일 숙박, 오후 1시까지",
    },
    sub_title: {
      "zh-TW": "週日至週四住宿，13:00 退房",
      "zh-CN": "周日至周四过夜，13:00 退房",
      "en-US": "Sunday to Thursday nights, check-out at 13:00",
      "ja-JP": "日曜〜木曜のご宿泊、チェックアウト13:00",
      "ko-KR": "일요일~목요일 숙박, 13:00 체크아웃",
    },
    foreword: {
      "zh-TW": "平日的早晨不趕。窗簾遮得住光，廚房十點半才收早餐，退房延到下午一點。",
      "zh-CN": "平日的早晨不赶时间。窗帘遮得住光，早餐供应到十点半，退房延到下午一点。",
      "en-US":
        "Weekday mornings need not hurry. The curtains hold back the light, breakfast runs to half past ten and the room " +
        "is yours until one.",
      "ja-JP": "平日の朝はお急ぎになりませんよう。遮光の幕を引いたまま、朝食は十時半まで、ご出発は十三時まで。",
      "ko-KR":
        "평일 아침은 서두르지 않으셔도 됩니다. 암막 커튼은 빛을 막고, 조식은 열 시 반까지, 퇴실은 오후 한 시까지입니다.",
    },
    detail: {
      "zh-TW":
        "<h3>內容</h3><ul><li>週日至週四晚入住，退房由 12:00 延至 13:00</li><li>所有房型與方案適用，自動生效，不另收費</li></ul>" +
        "<h3>條件</h3><ul><li>國定假日前一晚不適用</li><li>13:00 後續住，每小時 300 元，水晶房 600 元，視當日房況</li></ul>",
      "zh-CN":
        "<h3>内容</h3><ul><li>周日至周四晚入住，退房由 12:00 延至 13:00</li><li>所有房型与方案适用，自动生效，不另收费</li></ul>" +
        "<h3>条件</h3><ul><li>法定节假日前一晚不适用</li><li>13:00 后续住，每小时新台币 300 元，水晶房 600 元，视当日房况</li></ul>",
      "en-US":
        "<h3>What is included</h3><ul><li>Check-out at 13:00 instead of 12:00 after a Sunday to Thursday night</li>" +
        "<li>All rooms and plans, applied by itself, at no charge</li></ul><h3>Conditions</h3>" +
        "<ul><li>Not on the night before a public holiday</li>" +
        "<li>After 13:00, NT$300 an hour, Crystal NT$600, if the room is free</li></ul>",
      "ja-JP":
        "<h3>内容</h3><ul><li>日曜〜木曜のご宿泊は、チェックアウトを12:00から13:00に延長</li><li>全客室・全プランが対象。お申し込み不要、無料です</li></ul>" +
        "<h3>条件</h3><ul><li>祝前日は対象外です</li><li>13:00以降の延長は1時間300元、クリスタルは600元（空室状況によります）</li></ul>",
      "ko-KR":
        "<h3>포함 내용</h3><ul><li>일요일~목요일 숙박 시 체크아웃을 12:00에서 13:00로 연장</li><li>모든 객실과 플랜에 자동 적용, 추가 요금 없음</li></ul>" +
        "<h3>조건</h3><ul><li>공휴일 전날 밤은 제외됩니다</li><li>13:00 이후 연장은 시간당 NT$300, 크리스털 NT$600이며 당일 객실 상황에 따릅니다</li></ul>",
    },
    published_days_ago: 9,
    booking: noLimit,
    stay: noLimit,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "celebration",
    title: {
      "zh-TW": "生日派對",
      "zh-CN": "生日派对",
      "en-US": "Birthday set",
      "ja-JP": "バースデープラン",
      "ko-KR": "생일 파티",
    },
    sub_title: {
      "zh-TW": "銀河與水晶房，加 1,680 元",
      "zh-CN": "银河与水晶房，加新台币 1,680 元",
      "en-US": "Galaxy and Crystal, NT$1,680 on top",
      "ja-JP": "ギャラクシー・クリスタル、プラス1,680元",
      "ko-KR": "갤럭시·크리스털, NT$1,680 추가",
    },
    foreword: {
      "zh-TW": "蛋糕先冰好，氣球先綁好，您只要準時把壽星帶到。",
      "zh-CN": "蛋糕先冰好，气球先绑好，您只要准时把寿星带到。",
      "en-US": "The cake is cold and the balloons are tied. All you have to bring is the person.",
      "ja-JP": "ケーキは冷やして、風船は結んでおきます。主役の方だけ、お連れください。",
      "ko-KR": "케이크는 차갑게, 풍선은 매어 두겠습니다. 주인공만 모시고 오십시오.",
    },
    detail: {
      "zh-TW":
        "<h3>內容</h3><ul><li>六吋鮮奶油蛋糕（草莓或芋泥）與蠟燭</li><li>氣球布置，三種顏色擇一</li><li>氣泡果汁兩瓶、卡拉 OK 不限時</li></ul>" +
        "<h3>條件</h3><ul><li>入住 3 天前預訂，備註顏色與口味</li><li>本方案於入住 7 天前可免費取消</li>" +
        "<li>人數以房型上限為準，拉炮與乾冰請勿攜入</li></ul>",
      "zh-CN":
        "<h3>内容</h3><ul><li>六寸鲜奶油蛋糕（草莓或芋泥）和蜡烛</li><li>气球布置，三种颜色任选其一</li><li>气泡果汁两瓶，卡拉 OK 不限时</li></ul>" +
        "<h3>条件</h3><ul><li>入住 3 天前预订，备注颜色与口味</li><li>本方案在入住 7 天前可免费取消</li>" +
        "<li>人数以房型上限为准，请勿携带礼花筒和干冰</li></ul>",
      "en-US":
        "<h3>What is included</h3><ul><li>A six-inch cream cake, strawberry or taro, with candles</li>" +
        "<li>Balloons in one of three colors</li><li>Two bottles of sparkling juice, karaoke without a time limit</li></ul>" +
        "<h3>Conditions</h3><ul><li>Book at least 3 days ahead and note color and flavor</li>" +
        "<li>This plan can be cancelled free of charge until 7 days before arrival</li>" +
        "<li>No more people than the room holds; please, no party poppers or dry ice</li></ul>",
      "ja-JP":
        "<h3>内容</h3><ul><li>6インチの生クリームケーキ（苺またはタロイモ）とキャンドル</li><li>風船の飾り付け（三色からお選びください）</li>" +
        "<li>スパークリングジュース2本、カラオケ時間無制限</li></ul><h3>条件</h3><ul><li>ご到着の3日前までにご予約のうえ、色と味を備考欄へご記入ください</li>" +
        "<li>本プランのキャンセルは7日前まで無料です</li><li>定員を超えるご利用、クラッカー・ドライアイスのお持ち込みはご遠慮ください</li></ul>",
      "ko-KR":
        "<h3>포함 내용</h3><ul><li>6인치 생크림 케이크(딸기 또는 타로)와 초</li><li>풍선 장식, 세 가지 색 중 선택</li>" +
        "<li>스파클링 주스 두 병, 노래방 시간 제한 없음</li></ul><h3>조건</h3><ul><li>도착 3일 전까지 예약하시고 색과 맛을 적어 주십시오</li>" +
        "<li>이 플랜은 도착 7일 전까지 무료로 취소하실 수 있습니다</li><li>객실 정원을 지켜 주시고 폭죽과 드라이아이스는 가져오지 말아 주십시오</li></ul>",
    },
    photo: galaxyRoom,
    published_days_ago: 4,
    booking: { from: 30, to: 300 },
    stay: { from: 45, to: 330 },
    rooms: ["203", "305"],
    show_in_index: false,
  },
  {
    ...news,
    title: {
      "zh-TW": "籌備進度：招牌試燈",
      "zh-CN": "筹备进度：招牌试灯",
      "en-US": "Getting ready: the sign is lit",
      "ja-JP": "開業準備：看板の試験点灯",
      "ko-KR": "오픈 준비: 간판 시험 점등",
    },
    sub_title: {
      "zh-TW": "開放訂房前，歡迎來電或以 LINE 詢問",
      "zh-CN": "开放预订前，欢迎来电或通过 LINE 咨询",
      "en-US": "Until booking opens, call or write on LINE",
      "ja-JP": "予約開始まで、お電話またはLINEで承ります",
      "ko-KR": "예약이 열릴 때까지 전화나 LINE으로 문의해 주십시오",
    },
    foreword: {
      "zh-TW": "二十四座車庫的捲門都調好了，招牌這週起每晚試亮到十點。消防與旅館登記的文件正在最後查驗。",
      "zh-CN": "二十四座车库的卷帘门都已调好，招牌本周起每晚试亮到十点。消防和旅馆登记的文件正在最后查验。",
      "en-US":
        "All twenty-four garage doors run smoothly, and this week the sign is lit each evening until ten. The fire and " +
        "registration papers are in their last inspection.",
      "ja-JP":
        "24か所のガレージ扉の調整が済み、今週から看板を毎晩十時まで試験点灯しております。消防と旅館登録は最終確認の段階です。",
      "ko-KR":
        "차고 문 24개의 조정을 마쳤고, 이번 주부터 간판을 매일 밤 열 시까지 시험 점등합니다. 소방과 숙박업 등록 서류는 마지막 점검 중입니다.",
    },
    detail: {
      "zh-TW": "<p>開放訂房當天會在這裡與 LINE 公告。想先看車庫尺寸的客人，平日 14:00–17:00 可來電約時間參觀。</p>",
      "zh-CN": "<p>开放预订当天会在这里和 LINE 上公布。想先看车库尺寸的客人，平日 14:00–17:00 可来电预约参观。</p>",
      "en-US":
        "<p>We will say so here and on LINE the day booking opens. If you would like to see whether your car fits, call to " +
        "arrange a visit on a weekday between 14:00 and 17:00.</p>",
      "ja-JP":
        "<p>予約受付の開始日は、当ページとLINEでお知らせいたします。ガレージの寸法をご覧になりたい方は、平日14:00〜17:00にご案内いたしますのでお電話ください。</p>",
      "ko-KR":
        "<p>예약을 여는 날 이곳과 LINE으로 알려 드립니다. 차고 크기를 미리 보고 싶으신 분은 평일 14:00–17:00에 전화로 방문 시간을 정해 주십시오.</p>",
    },
    published_days_ago: 2,
    show_in_index: true,
  },
  {
    ...news,
    title: {
      "zh-TW": "六座車庫加裝電動車充電",
      "zh-CN": "六座车库加装电动车充电",
      "en-US": "Chargers in six garages",
      "ja-JP": "6か所のガレージに充電器を設置",
      "ko-KR": "차고 여섯 곳에 충전기 설치",
    },
    sub_title: {
      "zh-TW": "慢充 7kW，住宿期間不另計費",
      "zh-CN": "7kW 慢充，过夜期间不另收费",
      "en-US": "7 kW, at no charge for overnight guests",
      "ja-JP": "普通充電7kW、ご宿泊中は無料",
      "ko-KR": "완속 7kW, 숙박 중 무료",
    },
    foreword: {
      "zh-TW": "睡一晚，車也充飽。每種房型各兩座，訂房時備註即可安排。",
      "zh-CN": "睡一晚，车也充满。每种房型各两座，预订时备注即可安排。",
      "en-US": "Sleep, and the car fills too. Two garages of each room type have one; note it when you book.",
      "ja-JP": "お休みの間にお車も満充電に。各タイプ2室ずつございますので、ご予約時にお知らせください。",
      "ko-KR": "주무시는 동안 차도 충전됩니다. 객실 타입마다 두 곳씩 있으니 예약할 때 적어 주십시오.",
    },
    detail: {
      "zh-TW": "<p>採 J1772 接頭，線長五公尺，其他規格請自備轉接頭。休息時段不提供充電。</p>",
      "zh-CN": "<p>采用 J1772 接口，线长五米，其他规格请自备转接头。钟点时段不提供充电。</p>",
      "en-US":
        "<p>A J1772 plug on a five-meter cable; bring an adapter for other sockets. Not available during a rest.</p>",
      "ja-JP":
        "<p>コネクターはJ1772、ケーブルは5メートルです。他の規格の方は変換アダプターをお持ちください。ご休憩時はご利用いただけません。</p>",
      "ko-KR":
        "<p>J1772 커넥터, 케이블 5m입니다. 다른 규격은 어댑터를 준비해 주십시오. 대실 시간에는 이용하실 수 없습니다.</p>",
    },
    published_days_ago: 19,
  },
  {
    ...nearby,
    title: {
      "zh-TW": "新明夜市",
      "zh-CN": "新明夜市",
      "en-US": "Xinming Night Market",
      "ja-JP": "新明夜市",
      "ko-KR": "신밍 야시장",
    },
    sub_title: {
      "zh-TW": "車程 15 分鐘",
      "zh-CN": "车程15分钟",
      "en-US": "15 min by car",
      "ja-JP": "車で15分",
      "ko-KR": "차로 15분",
    },
    foreword: {
      "zh-TW": "中壢人下班後常去的夜市，傍晚開始，小吃與衣物攤沿街排開。",
      "zh-CN": "中坜人下班后常去的夜市，傍晚开市，小吃和服饰摊沿街排开。",
      "en-US": "Where Zhongli goes after work: food and clothing stalls along the street from early evening.",
      "ja-JP": "中壢の人が仕事帰りに寄る夜市。夕方から小吃と衣料の屋台が通りに並びます。",
      "ko-KR": "중리 사람들이 퇴근길에 들르는 야시장으로, 저녁부터 먹거리와 옷 노점이 거리에 늘어섭니다.",
    },
    detail: {
      "zh-TW": "<p>週末人多，車停遠一點再走進去會快些。</p>",
      "zh-CN": "<p>周末人多，车停远一点再走进去会快些。</p>",
      "en-US": "<p>On weekends it is quicker to park farther off and walk in.</p>",
      "ja-JP": "<p>週末は混み合いますので、少し離れて駐車し、歩かれるほうが早く着きます。</p>",
      "ko-KR": "<p>주말에는 조금 떨어진 곳에 주차하고 걸어가시는 편이 빠릅니다.</p>",
    },
    coordinates: [24.959, 121.216],
  },
  {
    ...nearby,
    title: {
      "zh-TW": "老街溪河岸步道",
      "zh-CN": "老街溪河岸步道",
      "en-US": "Laojie River walk",
      "ja-JP": "老街渓の河岸遊歩道",
      "ko-KR": "라오제시 강변 산책로",
    },
    sub_title: {
      "zh-TW": "車程 15 分鐘",
      "zh-CN": "车程15分钟",
      "en-US": "15 min by car",
      "ja-JP": "車で15分",
      "ko-KR": "차로 15분",
    },
    foreword: {
      "zh-TW": "曾被水泥蓋住的河段掀開之後，岸邊成了散步與騎車的綠帶，穿過中壢市區。",
      "zh-CN": "曾被水泥覆盖的河段重见天日之后，岸边成了散步与骑行的绿带，穿过中坜市区。",
      "en-US":
        "A river once covered with concrete and since uncovered, with a green strip for walking and cycling through the town.",
      "ja-JP": "かつて暗渠だった川の蓋を外し、街なかを歩き、自転車で走れる緑の岸辺となりました。",
      "ko-KR": "한때 콘크리트로 덮였던 물길을 다시 열어, 시내를 가로지르는 산책과 자전거의 녹지가 되었습니다.",
    },
    detail: {
      "zh-TW": "<p>清晨與入夜後較涼，沿岸有燈。</p>",
      "zh-CN": "<p>清晨和入夜后较凉快，沿岸有灯。</p>",
      "en-US": "<p>Coolest early and after nightfall; the banks are lit.</p>",
      "ja-JP": "<p>早朝と日没後が涼しく、岸辺には灯りがございます。</p>",
      "ko-KR": "<p>이른 아침과 해가 진 뒤가 시원하며 강변에 조명이 있습니다.</p>",
    },
    coordinates: [24.957, 121.221],
  },
  {
    ...nearby,
    title: {
      "zh-TW": "樂天桃園棒球場",
      "zh-CN": "乐天桃园棒球场",
      "en-US": "Rakuten Taoyuan Baseball Stadium",
      "ja-JP": "楽天桃園野球場",
      "ko-KR": "라쿠텐 타오위안 야구장",
    },
    sub_title: {
      "zh-TW": "車程 18 分鐘",
      "zh-CN": "车程18分钟",
      "en-US": "18 min by car",
      "ja-JP": "車で18分",
      "ko-KR": "차로 18분",
    },
    foreword: {
      "zh-TW": "中華職棒樂天桃猿的主場，在機場捷運桃園體育園區站旁，夜場散場後開車回來不遠。",
      "zh-CN": "中华职棒乐天桃猿队的主场，紧邻机场捷运桃园体育园区站，夜场散场后开车回来不远。",
      "en-US":
        "Home of the Rakuten Monkeys, beside Taoyuan Sports Park station on the airport metro; an easy drive back after a " +
        "night game.",
      "ja-JP": "プロ野球・楽天モンキーズの本拠地。空港MRT桃園体育園区駅のそばで、ナイターの後もお車ですぐです。",
      "ko-KR":
        "프로야구 라쿠텐 몽키스의 홈구장으로 공항철도 타오위안체육공원역 옆에 있습니다. 야간 경기 뒤 차로 돌아오기 좋습니다.",
    },
    detail: {
      "zh-TW": "<p>球季約為三月到十月，賽程請見聯盟公告。</p>",
      "zh-CN": "<p>赛季约为三月到十月，赛程请见联盟公告。</p>",
      "en-US": "<p>The season runs roughly from March to October; see the league's schedule.</p>",
      "ja-JP": "<p>シーズンはおおよそ三月から十月まで。日程はリーグの発表をご覧ください。</p>",
      "ko-KR": "<p>시즌은 대략 3월부터 10월까지이며 일정은 리그 공지를 확인해 주십시오.</p>",
    },
    coordinates: [25.0005, 121.2002],
  },
  {
    ...nearby,
    title: {
      "zh-TW": "Xpark 水族館",
      "zh-CN": "Xpark 水族馆",
      "en-US": "Xpark aquarium",
      "ja-JP": "Xpark（水族館）",
      "ko-KR": "엑스파크 수족관",
    },
    sub_title: {
      "zh-TW": "車程 18 分鐘",
      "zh-CN": "车程18分钟",
      "en-US": "18 min by car",
      "ja-JP": "車で18分",
      "ko-KR": "차로 18분",
    },
    foreword: {
      "zh-TW": "高鐵桃園站旁的都會型水族館，光影與水槽交錯，雨天也好去。",
      "zh-CN": "高铁桃园站旁的都市型水族馆，光影与水槽交错，雨天也好去。",
      "en-US": "A city aquarium next to Taoyuan High Speed Rail station, all light and water; a good plan for rain.",
      "ja-JP": "高鉄桃園駅そばの都市型水族館。光と水槽が織りなす空間で、雨の日にも向いています。",
      "ko-KR": "고속철도 타오위안역 옆의 도심형 수족관으로, 빛과 수조가 어우러져 비 오는 날에도 좋습니다.",
    },
    detail: {
      "zh-TW": "<p>建議先在線上購買指定時段的門票。</p>",
      "zh-CN": "<p>建议先在线购买指定时段的门票。</p>",
      "en-US": "<p>Timed tickets are best bought online beforehand.</p>",
      "ja-JP": "<p>時間指定の入場券は、事前のオンライン購入をおすすめします。</p>",
      "ko-KR": "<p>시간 지정 입장권은 온라인으로 미리 구입하시는 것이 좋습니다.</p>",
    },
    coordinates: [25.0145, 121.214],
  },
];
