/** Rooms of Nightglow Motel, each with its own garage; the Crystal class has no picture yet. */
import type { DemoPlan, DemoRoom } from "./lodging.ts";
import { galaxyRoom, scarletRoom } from "./nightglow-photos.ts";

const roomOnly: DemoPlan = {
  rate_plan_code: "RO",
  name: {
    "zh-TW": "住宿不含餐",
    "zh-CN": "仅住宿",
    "en-US": "Room only",
    "ja-JP": "素泊まり",
    "ko-KR": "식사 미포함",
  },
  introduction: {
    "zh-TW": "18:00 入住、12:00 退房，含獨立車庫與冰箱內的礦泉水。",
    "zh-CN": "18:00 入住、12:00 退房，含独立车库和冰箱里的矿泉水。",
    "en-US": "From 18:00 to 12:00, with your own garage and the water in the refrigerator.",
    "ja-JP": "18:00チェックイン、12:00チェックアウト。専用ガレージと冷蔵庫のお水を含みます。",
    "ko-KR": "18:00 체크인, 12:00 체크아웃. 전용 차고와 냉장고 속 생수가 포함됩니다.",
  },
  contain_meals: [],
  add_price: 0,
  refund_template_id: 1,
  days: 0,
  promo_type: "none",
  allow_coupon: true,
  allow_member_price: false,
};

const breakfast: DemoPlan = {
  ...roomOnly,
  rate_plan_code: "BB",
  name: {
    "zh-TW": "含早餐",
    "zh-CN": "含早餐",
    "en-US": "With breakfast",
    "ja-JP": "朝食付き",
    "ko-KR": "조식 포함",
  },
  introduction: {
    "zh-TW": "前一晚在卡片上勾選，早餐在您指定的時間送到雙門傳遞櫃。",
    "zh-CN": "前一晚在卡片上勾选，早餐按您指定的时间送到双门传递柜。",
    "en-US": "Tick the card the night before; breakfast is left in the two-door hatch at the time you choose.",
    "ja-JP": "前夜にカードへご記入ください。ご希望の時刻に、両開きの受け渡し口へお届けいたします。",
    "ko-KR": "전날 밤 카드에 표시해 두시면 원하시는 시간에 양문 전달함으로 조식을 넣어 드립니다.",
  },
  contain_meals: ["breakfast"],
  add_price: 300,
};

const birthday: DemoPlan = {
  ...roomOnly,
  rate_plan_code: "BDAY",
  name: {
    "zh-TW": "生日派對",
    "zh-CN": "生日派对",
    "en-US": "Birthday set",
    "ja-JP": "バースデープラン",
    "ko-KR": "생일 파티",
  },
  introduction: {
    "zh-TW": "六吋鮮奶油蛋糕、氣球布置與兩瓶氣泡果汁，入住前布置完成。",
    "zh-CN": "六寸鲜奶油蛋糕、气球布置和两瓶气泡果汁，入住前布置完成。",
    "en-US": "A six-inch cream cake, balloons and two bottles of sparkling juice, set out before you arrive.",
    "ja-JP": "6インチの生クリームケーキ、風船の飾り付け、スパークリングジュース2本。ご到着前にご用意いたします。",
    "ko-KR": "6인치 생크림 케이크, 풍선 장식, 스파클링 주스 두 병을 도착하시기 전에 준비해 둡니다.",
  },
  add_price: 1680,
  refund_template_id: 2,
  promo_type: "package",
};

const ownGarage = {
  "zh-TW": "獨立車庫",
  "zh-CN": "独立车库",
  "en-US": "Own garage",
  "ja-JP": "専用ガレージ",
  "ko-KR": "전용 차고",
};

const inEveryRoom = [
  "exterior_window",
  "non_smoking",
  "private_bathroom",
  "free_wifi",
  "air_conditioning",
  "air_purifier",
  "private_entrance",
  "soundproofing",
  "blackout_curtains",
  "telephone",
  "usb_socket",
  "wet_dry_separation",
  "bidet_toilet",
  "hair_dryer",
  "towels",
  "toiletries",
  "toothbrush_set",
  "bathrobe",
  "slippers",
  "flat_screen_tv",
  "streaming_service",
  "refrigerator",
  "bottled_water",
  "electric_kettle",
  "tea_coffee",
  "safe_box",
  "smoke_detector",
  "sprinkler",
];

export const scarlet: DemoRoom = {
  room_code: "101",
  name: {
    "zh-TW": "101 緋紅",
    "zh-CN": "101 绯红",
    "en-US": "101 Scarlet",
    "ja-JP": "101 スカーレット",
    "ko-KR": "101 스칼렛",
  },
  introduction: {
    "zh-TW":
      "木格柵牆前一張貼地的大床，床台下一圈暗光，整間房像燭火後面的顏色。窗外是遠處的市街燈火，簾子拉上就全黑。" +
      "浴室有雙人浴缸與蒸氣。",
    "zh-CN":
      "木格栅墙前一张低矮的大床，床台下一圈暗光，整间房是烛火背后的颜色。窗外是远处的街市灯火，拉上帘子便全黑。" +
      "浴室有双人浴缸和蒸汽。",
    "en-US":
      "A low, wide bed before a slatted wall, with a line of light beneath it and a color like the back of a candle. The " +
      "town is a scatter of windows far off, until you draw the curtain. Two-person bath and steam.",
    "ja-JP":
      "木の格子壁を背にした低く大きなベッド。足もとに細い光が走り、部屋は蝋燭の奥のような色をしています。" +
      "窓の外は遠い街の灯、幕を引けば闇に。二人用の浴槽とスチームを備えております。",
    "ko-KR":
      "나무 격자 벽 앞에 낮고 넓은 침대가 놓이고, 그 아래로 가는 빛이 흐릅니다. 방은 촛불 너머의 색을 띱니다. " +
      "창밖은 먼 시내의 불빛, 커튼을 치면 온전한 어둠입니다. 2인용 욕조와 스팀이 있습니다.",
  },
  square_meters: 40,
  beds: [{ bed: "king", count: 1 }],
  people: 2,
  children: 0,
  capacity: 10,
  base_price: 2680,
  weekend_percent: 25,
  symbol_tags: [
    ownGarage,
    {
      "zh-TW": "蒸氣浴",
      "zh-CN": "蒸汽浴",
      "en-US": "Steam bath",
      "ja-JP": "スチームバス",
      "ko-KR": "스팀 배스",
    },
  ],
  memo_tags: [],
  facilities: [...inEveryRoom, "bathtub", "carpeted_floor"],
  photos: [scarletRoom],
  plans: [roomOnly, breakfast],
};

export const galaxy: DemoRoom = {
  room_code: "203",
  name: {
    "zh-TW": "203 銀河",
    "zh-CN": "203 银河",
    "en-US": "203 Galaxy",
    "ja-JP": "203 ギャラクシー",
    "ko-KR": "203 갤럭시",
  },
  introduction: {
    "zh-TW":
      "天花板上有幾百個光點，亮度可以一路調到只剩三、四顆。床頭掛著一輪緩慢轉色的銀河，音響與卡拉 OK 收在牆裡，" +
      "關起來就什麼也看不見。",
    "zh-CN":
      "天花板上有几百个光点，亮度可以一直调到只剩三四颗。床头挂着一轮缓慢变色的银河，音响和卡拉 OK 收在墙里，" +
      "关上便什么也看不见。",
    "en-US":
      "Several hundred points of light in the ceiling, which dim until three or four are left. A slow galaxy turns color " +
      "above the bed; the speakers and the karaoke live in the wall and vanish when shut.",
    "ja-JP":
      "天井には数百の光の粒。三つ四つを残すまで明るさを落とせます。枕元には、ゆっくりと色を変える銀河。" +
      "音響とカラオケは壁の中に収まり、閉じれば姿を消します。",
    "ko-KR":
      "천장에 수백 개의 빛이 있어 서너 개만 남을 때까지 어둡게 하실 수 있습니다. 침대 위에서는 은하가 천천히 색을 바꾸고, " +
      "음향과 노래방 기기는 벽 속에 들어 있어 닫으면 보이지 않습니다.",
  },
  square_meters: 46,
  beds: [{ bed: "king", count: 1 }],
  people: 2,
  children: 0,
  capacity: 8,
  base_price: 3180,
  weekend_percent: 25,
  symbol_tags: [
    ownGarage,
    {
      "zh-TW": "星空天花板",
      "zh-CN": "星空天花板",
      "en-US": "Starlit ceiling",
      "ja-JP": "星空の天井",
      "ko-KR": "별하늘 천장",
    },
    {
      "zh-TW": "卡拉 OK",
      "zh-CN": "卡拉 OK",
      "en-US": "Karaoke",
      "ja-JP": "カラオケ",
      "ko-KR": "노래방 기기",
    },
  ],
  memo_tags: [],
  facilities: [...inEveryRoom, "jacuzzi", "carpeted_floor", "karaoke", "bluetooth_speaker"],
  photos: [galaxyRoom],
  plans: [roomOnly, breakfast, birthday],
};

export const crystal: DemoRoom = {
  room_code: "305",
  name: {
    "zh-TW": "305 水晶",
    "zh-CN": "305 水晶",
    "en-US": "305 Crystal",
    "ja-JP": "305 クリスタル",
    "ko-KR": "305 크리스털",
  },
  introduction: {
    "zh-TW":
      "房裡有一座六公尺長的溫水池，水光映在玻璃磚上。兩張大床、一張長桌，適合四個人慢慢過一晚。" +
      "泳池水溫維持在 30 度上下，凌晨一點後請輕聲。",
    "zh-CN":
      "房内有一座六米长的温水泳池，水光映在玻璃砖上。两张大床、一张长桌，适合四个人慢慢过一晚。" +
      "池水保持在 30 度左右，凌晨一点后请轻声。",
    "en-US":
      "A six-meter heated pool inside the room, its light moving on glass brick. Two king beds and a long table make it " +
      "right for four and an unhurried night. The water is kept near 30°C; softly after one, please.",
    "ja-JP":
      "室内に長さ6メートルの温水プール。水の光がガラスブロックに揺れます。大きなベッド二台と長いテーブルがあり、" +
      "四名様でゆっくりお過ごしいただけます。水温は30度前後、午前一時以降はお静かにお楽しみください。",
    "ko-KR":
      "객실 안에 길이 6미터의 온수 풀이 있어 물빛이 유리 벽돌에 어립니다. 킹 침대 두 개와 긴 테이블이 있어 네 분이 느긋하게 보내기 좋습니다. " +
      "수온은 30도 안팎이며, 새벽 1시 이후에는 조용히 이용해 주십시오.",
  },
  square_meters: 72,
  beds: [{ bed: "king", count: 2 }],
  people: 4,
  children: 0,
  capacity: 6,
  base_price: 5880,
  weekend_percent: 25,
  symbol_tags: [
    {
      "zh-TW": "室內泳池",
      "zh-CN": "室内泳池",
      "en-US": "Indoor pool",
      "ja-JP": "室内プール",
      "ko-KR": "실내 풀",
    },
    {
      "zh-TW": "雙車位車庫",
      "zh-CN": "双车位车库",
      "en-US": "Two-car garage",
      "ja-JP": "2台用ガレージ",
      "ko-KR": "2대용 차고",
    },
  ],
  memo_tags: [
    {
      "zh-TW": "照片拍攝中",
      "zh-CN": "照片拍摄中",
      "en-US": "Photos to follow",
      "ja-JP": "写真は準備中",
      "ko-KR": "사진 준비 중",
    },
  ],
  facilities: [
    ...inEveryRoom,
    "jacuzzi",
    "private_pool",
    "karaoke",
    "bluetooth_speaker",
    "sofa",
    "dining_table",
    "microwave",
  ],
  photos: [],
  plans: [roomOnly, { ...breakfast, add_price: 600 }, birthday],
};

export const rooms = [scarlet, galaxy, crystal];
