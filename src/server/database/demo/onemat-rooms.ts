/** One Mat Capsule: 96 beds in three classes of pod. */
import type { DemoPhoto, DemoPlan, DemoRoom } from "./lodging.ts";

export const pods: DemoPhoto = {
  file: "onemat-pods.jpg",
  alt: {
    "zh-TW": "兩層木造膠囊床位，附小梯、盆栽與城市景窗",
    "zh-CN": "上下两层木制胶囊床位，配小梯、盆栽与城景窗",
    "en-US": "Two rows of timber capsule beds with ladders, a plant and a window over the city",
    "ja-JP": "梯子のついた木製カプセルベッドが上下二段に並び、観葉植物と街を望む窓がある",
    "ko-KR": "사다리가 놓인 2단 목재 캡슐 침대와 화분, 도시가 보이는 창",
  },
};

export const podInside: DemoPhoto = {
  file: "onemat-pod-inside.jpg",
  alt: {
    "zh-TW": "一格亮著燈的膠囊內部：寢具、閱讀燈、書架與小盆栽",
    "zh-CN": "一间亮着灯的胶囊舱内部：床品、阅读灯、放着书的搁板与小盆栽",
    "en-US": "Inside one lit capsule: bedding, reading lamp, shelf with books and a small plant",
    "ja-JP": "灯りのともるカプセルの中。寝具、読書灯、本を並べた棚と小さな鉢植え",
    "ko-KR": "불을 밝힌 캡슐 내부: 침구, 독서등, 책이 놓인 선반과 작은 화분",
  },
};

export const lounge: DemoPhoto = {
  file: "onemat-lounge.jpg",
  alt: {
    "zh-TW": "青旅交誼廳，格柵咖啡吧台、高腳椅、杯架與窗邊扶手椅",
    "zh-CN": "青旅公共休息区，木格栅咖啡吧台、高脚凳、杯架与窗边扶手椅",
    "en-US": "Hostel lounge with a slatted coffee counter, stools, shelves of cups and armchairs by the window",
    "ja-JP": "格子のコーヒーカウンターとスツール、カップの棚、窓辺に肘掛け椅子を置いたラウンジ",
    "ko-KR": "나무 살 커피 카운터와 스툴, 컵 선반, 창가 안락의자가 있는 라운지",
  },
};

/** The same four plans for every class; what they add depends on the pod. */
function plans(add: { breakfast: number; late: number; long: number }): DemoPlan[] {
  const common = { refund_template_id: 1, allow_member_price: false } as const;
  return [
    {
      ...common,
      rate_plan_code: "RO-FLEX",
      name: {
        "zh-TW": "純住宿",
        "zh-CN": "仅住宿",
        "en-US": "Pod only",
        "ja-JP": "素泊まり",
        "ko-KR": "숙박 전용",
      },
      introduction: {
        "zh-TW": "一晚床位、淋浴間與置物櫃。可到店付款，入住 3 天前取消不收費。",
        "zh-CN": "含一晚床位、淋浴间与储物柜。可到店付款，入住 3 天前可免费取消。",
        "en-US": "Your mat, the showers and a locker. Pay on arrival if you like, and cancel free until 3 days before.",
        "ja-JP": "ベッド、シャワー、ロッカーのご利用を含みます。現地払いも可能で、3日前までキャンセル無料です。",
        "ko-KR":
          "침대와 샤워실, 사물함 이용이 포함됩니다. 현장 결제가 가능하며 3일 전까지 무료로 취소하실 수 있습니다.",
      },
      contain_meals: [],
      add_price: 0,
      days: 0,
      promo_type: "none",
      allow_coupon: true,
    },
    {
      ...common,
      rate_plan_code: "BB-FLEX",
      name: {
        "zh-TW": "住宿含咖啡館早餐",
        "zh-CN": "住宿含咖啡馆早餐",
        "en-US": "With café breakfast",
        "ja-JP": "カフェ朝食付き",
        "ko-KR": "카페 조식 포함",
      },
      introduction: {
        "zh-TW": "07:30–10:30 在一樓吧台取餐：厚片吐司、水煮蛋、當季水果與一杯手沖或紅茶，每位房客一份。",
        "zh-CN": "07:30–10:30 在一楼吧台取餐：厚切吐司、水煮蛋、时令水果，再配一杯手冲咖啡或红茶，每位住客一份。",
        "en-US":
          "Thick toast, a boiled egg, fruit in season and a filter coffee or black tea at the 1F counter, 07:30–10:30. One set per guest.",
        "ja-JP":
          "7:30～10:30、1階カウンターにて厚切りトースト、ゆで卵、季節の果物、ハンドドリップコーヒーまたは紅茶をお一人様一セットご用意いたします。",
        "ko-KR":
          "07:30~10:30에 1층 카운터에서 두툼한 토스트, 삶은 달걀, 제철 과일과 핸드드립 커피 또는 홍차를 1인 1세트씩 드립니다.",
      },
      contain_meals: ["breakfast"],
      add_price: add.breakfast,
      days: 0,
      promo_type: "none",
      allow_coupon: true,
    },
    {
      ...common,
      rate_plan_code: "LATE-22",
      name: {
        "zh-TW": "夜車專案（22:00 後入住）",
        "zh-CN": "夜车方案（22:00 后入住）",
        "en-US": "Night train: arrive after 22:00",
        "ja-JP": "夜行プラン（22時以降チェックイン）",
        "ko-KR": "밤차 플랜(22시 이후 체크인)",
      },
      introduction: {
        "zh-TW": "給末班車的旅人：22:00 後報到，床位以較低的價格留給您，熱茶在櫃檯。",
        "zh-CN": "为赶末班车的旅人准备：22:00 后办理入住，床位以更低的价格为您保留，前台备有热茶。",
        "en-US":
          "For people off the last train. Check in after 22:00, pay less for the same mat, and take a hot tea from the desk.",
        "ja-JP":
          "終電で着かれる方へ。22時以降のご到着で、同じベッドを割安にご用意いたします。フロントに温かいお茶がございます。",
        "ko-KR":
          "막차로 도착하시는 분을 위한 플랜입니다. 22시 이후 체크인하시면 같은 침대를 더 낮은 요금에 드리고, 프런트에 따뜻한 차를 준비합니다.",
      },
      contain_meals: [],
      add_price: add.late,
      days: 0,
      promo_type: "package",
      allow_coupon: false,
    },
    {
      ...common,
      rate_plan_code: "LONG-3",
      name: {
        "zh-TW": "連住三晚，第三晚半價",
        "zh-CN": "连住三晚，第三晚半价",
        "en-US": "Three nights, the third at half",
        "ja-JP": "3連泊・3泊目半額",
        "ko-KR": "3박 연박, 셋째 밤 반값",
      },
      introduction: {
        "zh-TW": "連住三晚起適用。第三晚的半價優惠已平均折入每晚價格，另附一次自助洗衣。",
        "zh-CN": "连住三晚起适用。第三晚的半价优惠已平均计入每晚价格，另含一次自助洗衣。",
        "en-US":
          "From three nights. Half of one weekday night is spread over the nights shown, and one wash on the roof is included.",
        "ja-JP":
          "3泊以上のご滞在が対象です。半泊分の割引を毎晩の料金に均等に反映し、屋上の洗濯機を一回ご利用いただけます。",
        "ko-KR":
          "3박 이상 투숙 시 적용됩니다. 반 박 할인액을 1박 요금에 고르게 나누어 반영했으며, 옥상 세탁 1회가 포함됩니다.",
      },
      contain_meals: [],
      add_price: add.long,
      days: 3,
      promo_type: "long_stay",
      allow_coupon: false,
    },
  ];
}

const podFacilities = [
  "no_window",
  "non_smoking",
  "shared_bathroom",
  "free_wifi",
  "air_conditioning",
  "blackout_curtains",
  "wooden_floor",
  "universal_socket",
  "usb_socket",
  "shower",
  "hair_dryer",
  "towels",
  "toiletries",
  "slippers",
  "clothes_hangers",
  "key_card_access",
  "smoke_detector",
  "sprinkler",
];

export const rooms: DemoRoom[] = [
  {
    room_code: "STD",
    name: {
      "zh-TW": "標準艙",
      "zh-CN": "标准舱",
      "en-US": "Standard pod",
      "ja-JP": "スタンダードカプセル",
      "ko-KR": "스탠더드 캡슐",
    },
    introduction: {
      "zh-TW":
        "100 × 220 公分，比一疊榻榻米再寬一點。偏硬的床墊、可調光的閱讀燈、一塊放書的層板，拉上厚布簾就只剩自己的呼吸。上層有小梯與護欄，想睡上層或下層請在備註告訴我們。",
      "zh-CN":
        "100 × 220 厘米，比一叠榻榻米略宽。床垫偏硬，阅读灯可调光，枕边有一块放书的搁板，拉上厚布帘，四周就静了下来。上层配小梯和护栏，偏好上铺或下铺请在备注中告知。",
      "en-US":
        "One hundred by two hundred and twenty centimeters: a tatami mat and a hand's width more. There is a firm mattress, a reading lamp on its own dimmer, a shelf for a book and a heavy curtain to draw behind you. Upper pods have a ladder and a rail; tell us which you prefer.",
      "ja-JP":
        "幅100cm、奥行220cm。畳一枚より少しゆとりのある木のカプセルです。硬めのマットレス、調光できる読書灯、本を置ける棚があり、厚手のカーテンを引けば静けさに包まれます。上段・下段のご希望は備考欄にお書きください。",
      "ko-KR":
        "폭 100cm, 길이 220cm로 다다미 한 장보다 조금 넉넉합니다. 탄탄한 매트리스와 밝기 조절 독서등, 책을 올려 둘 선반이 있고 두꺼운 커튼을 닫으면 주위가 조용해집니다. 상단과 하단 중 원하시는 쪽을 요청 사항에 적어 주십시오.",
    },
    square_meters: 2.2,
    beds: [{ bed: "pod", count: 1 }],
    people: 1,
    children: 0,
    capacity: 56,
    base_price: 780,
    weekend_percent: 15,
    symbol_tags: [
      {
        "zh-TW": "可調光閱讀燈",
        "zh-CN": "可调光阅读灯",
        "en-US": "Dimmable lamp",
        "ja-JP": "調光読書灯",
        "ko-KR": "밝기 조절 독서등",
      },
      { "zh-TW": "3–5 樓", "zh-CN": "3–5 楼", "en-US": "Floors 3–5", "ja-JP": "3～5階", "ko-KR": "3~5층" },
    ],
    memo_tags: [
      {
        "zh-TW": "行李放一樓置物櫃",
        "zh-CN": "行李请放一楼储物柜",
        "en-US": "Luggage stays in the 1F lockers",
        "ja-JP": "お荷物は1階ロッカーへ",
        "ko-KR": "짐은 1층 사물함에 보관",
      },
    ],
    facilities: podFacilities,
    photos: [pods, podInside],
    plans: plans({ breakfast: 120, late: -130, long: -130 }),
  },
  {
    room_code: "WOM",
    name: {
      "zh-TW": "女性樓層艙",
      "zh-CN": "女性楼层舱",
      "en-US": "Women's floor pod",
      "ja-JP": "女性専用フロアカプセル",
      "ko-KR": "여성 전용층 캡슐",
    },
    introduction: {
      "zh-TW":
        "六樓整層二十四艙只住女性，樓層門僅六樓房卡能開。艙內與標準艙同樣大小，枕邊多一面小圓鏡；同層有洗手間與梳妝檯，夜裡不必下樓。",
      "zh-CN":
        "六楼整层二十四个舱位仅接待女性，楼层门只有六楼房卡可以刷开。舱内大小与标准舱相同，枕边多一面小圆镜；洗手间与梳妆台就在同层，夜里不用下楼。",
      "en-US":
        "All twenty-four pods on the sixth floor are for women, behind a door that opens only to sixth-floor cards. The pod is the size of the standard one, with a small round mirror on the shelf. A washroom and dressing tables are on the same floor, so there are no stairs at night.",
      "ja-JP":
        "6階の24室はすべて女性専用で、フロアの扉は6階のカードキーでのみ開きます。広さはスタンダードと同じで、枕元に小さな丸鏡を添えました。化粧室とドレッサーも同じ階にございます。",
      "ko-KR":
        "6층 24개 캡슐은 모두 여성 전용이며, 층 출입문은 6층 카드키로만 열립니다. 크기는 스탠더드와 같고 베갯머리에 작은 둥근 거울을 두었습니다. 화장실과 화장대도 같은 층에 있습니다.",
    },
    square_meters: 2.2,
    beds: [{ bed: "pod", count: 1 }],
    people: 1,
    children: 0,
    capacity: 24,
    base_price: 820,
    weekend_percent: 15,
    symbol_tags: [
      {
        "zh-TW": "女性專用樓層",
        "zh-CN": "女性专用楼层",
        "en-US": "Women only",
        "ja-JP": "女性専用",
        "ko-KR": "여성 전용",
      },
      {
        "zh-TW": "獨立門禁",
        "zh-CN": "独立门禁",
        "en-US": "Own key-card door",
        "ja-JP": "専用カードキー",
        "ko-KR": "전용 카드키",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "僅限女性入住",
        "zh-CN": "仅限女性入住",
        "en-US": "Female guests only",
        "ja-JP": "女性のお客様のみ",
        "ko-KR": "여성 고객만 투숙 가능",
      },
    ],
    facilities: [...podFacilities, "makeup_mirror"],
    photos: [podInside, pods],
    plans: plans({ breakfast: 120, late: -130, long: -137 }),
  },
  {
    room_code: "TWIN",
    name: {
      "zh-TW": "雙人艙",
      "zh-CN": "双人舱",
      "en-US": "Twin pod",
      "ja-JP": "ツインカプセル",
      "ko-KR": "트윈 캡슐",
    },
    introduction: {
      "zh-TW":
        "兩疊並排，中間一片木格柵可拉上也可推開。位在五樓下層，不必爬梯；兩盞燈、兩組插座，一人先睡、一人看書也不相擾。",
      "zh-CN":
        "两叠并排，中间的木格栅可拉上，也可推开。位于五楼下层，不用爬梯；两盏灯、两组插座，一人先睡、一人看书，互不打扰。",
      "en-US":
        "Two mats side by side with a slatted timber screen that slides between them. All eight are on the lower level of the fifth floor, so nobody climbs a ladder. Each side has its own lamp and sockets, for one who sleeps and one who reads.",
      "ja-JP":
        "二畳を並べ、間に木の格子戸を設けたカプセルです。5階の下段のみですので梯子はございません。灯りとコンセントは左右それぞれに備え、お一人が先に休まれても気兼ねなくお過ごしいただけます。",
      "ko-KR":
        "매트 두 장을 나란히 두고 그 사이에 여닫는 나무 살문을 달았습니다. 모두 5층 하단에 있어 사다리를 오르지 않습니다. 조명과 콘센트가 양쪽에 따로 있어 한 분이 먼저 주무셔도 편안합니다.",
    },
    square_meters: 4.4,
    beds: [{ bed: "pod", count: 2 }],
    people: 2,
    children: 0,
    capacity: 8,
    base_price: 1480,
    weekend_percent: 15,
    symbol_tags: [
      {
        "zh-TW": "木格柵隔屏",
        "zh-CN": "木格栅隔屏",
        "en-US": "Sliding screen",
        "ja-JP": "木の格子戸",
        "ko-KR": "나무 살문",
      },
      { "zh-TW": "下層", "zh-CN": "下层", "en-US": "Lower level", "ja-JP": "下段", "ko-KR": "하단" },
    ],
    memo_tags: [],
    facilities: podFacilities,
    photos: [pods],
    plans: plans({ breakfast: 240, late: -220, long: -247 }),
  },
];
