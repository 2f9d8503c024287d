/** Tidesong's 128 rooms, among them the villas with a pool and the accessible twins. */
import type { DemoRoom } from "./lodging.ts";
import { familyRoom, poolVilla, roomOcean } from "./tidesong-photos.ts";
import { breakfast, familyDays, flexible, halfBoard, longStay, rail, roomOnly } from "./tidesong-plans.ts";

const inEveryRoom = [
  "exterior_window",
  "non_smoking",
  "private_bathroom",
  "free_wifi",
  "air_conditioning",
  "blackout_curtains",
  "telephone",
  "usb_socket",
  "daily_housekeeping",
  "shower",
  "wet_dry_separation",
  "hair_dryer",
  "towels",
  "toiletries",
  "slippers",
  "flat_screen_tv",
  "refrigerator",
  "electric_kettle",
  "tea_coffee",
  "bottled_water",
  "wardrobe",
  "clothes_hangers",
  "safe_box",
  "key_card_access",
  "smoke_detector",
  "sprinkler",
];

const seaView = {
  "zh-TW": "海景",
  "zh-CN": "海景",
  "en-US": "Sea view",
  "ja-JP": "オーシャンビュー",
  "ko-KR": "바다 전망",
};

export const tidesongRooms: DemoRoom[] = [
  {
    room_code: "REEF",
    name: {
      "zh-TW": "礁景雙人房",
      "zh-CN": "礁景大床房",
      "en-US": "Reef Double",
      "ja-JP": "リーフダブル",
      "ko-KR": "리프 더블",
    },
    introduction: {
      "zh-TW": "整面窗朝西，退潮時礁石一塊塊露出來，漲潮時只剩藍色。藤編床頭配條紋地毯，窗邊的椅子適合坐到太陽落海。",
      "zh-CN":
        "整面窗朝西，退潮时礁石一块块露出来，涨潮时只剩一片蓝。藤编床头配条纹地毯，窗边的椅子适合一直坐到太阳落海。",
      "en-US":
        "A wide window to the west: at low tide the reef comes up stone by stone, at high tide there is only blue. A rattan headboard, a striped rug, and a chair placed for the sunset.",
      "ja-JP":
        "西向きの大きな窓。潮が引けば岩礁がひとつずつ現れ、満ちれば青だけが残ります。籐のヘッドボードに縞のラグ、窓辺の椅子で、日が沈むまでお過ごしください。",
      "ko-KR":
        "서쪽으로 넓게 난 창 너머로, 썰물에는 바위가 하나씩 드러나고 밀물에는 푸른빛만 남습니다. 라탄 헤드보드와 줄무늬 러그, 해가 바다로 질 때까지 앉아 있기 좋은 창가 의자가 있습니다.",
    },
    square_meters: 34,
    beds: [{ bed: "queen", count: 1 }],
    people: 2,
    children: 0,
    capacity: 72,
    base_price: 4980,
    weekend_percent: 25,
    symbol_tags: [seaView],
    memo_tags: [],
    facilities: [...inEveryRoom, "desk", "rain_shower", "wooden_floor", "baby_cot"],
    photos: [roomOcean],
    plans: [roomOnly, breakfast, flexible, rail],
  },
  {
    room_code: "OCEAN",
    name: {
      "zh-TW": "海景家庭房",
      "zh-CN": "海景家庭房",
      "en-US": "Ocean Family Room",
      "ja-JP": "オーシャンファミリールーム",
      "ko-KR": "오션 패밀리룸",
    },
    introduction: {
      "zh-TW":
        "兩張雙人床之間留了讓孩子打滾的地毯，窗下的臥榻可以看船，也可以睡午覺。浴缸夠兩個孩子一起玩水，需要時加一張兒童床。",
      "zh-CN":
        "两张双人床前留出让孩子打滚的地毯，窗下的卧榻可以看船，也可以睡午觉。浴缸够两个孩子一起玩水，需要时可加一张儿童床。",
      "en-US":
        "Two double beds, a rug with room to roll about on, and a window seat for watching boats or taking a nap. The tub is big enough for two children, and one more child's bed can be added.",
      "ja-JP":
        "ダブルベッド二台に、お子様が転がって遊べるラグ。窓辺のベンチは船を眺めるにも、お昼寝にも。浴槽はお子様二人で入れる大きさで、子ども用ベッドを一台追加できます。",
      "ko-KR":
        "더블 침대 두 개와 아이가 뒹굴 수 있는 러그, 배를 바라보거나 낮잠을 자기 좋은 창가 벤치가 있습니다. 욕조는 아이 둘이 함께 놀 만큼 넉넉하며, 어린이 침대 하나를 더 놓을 수 있습니다.",
    },
    square_meters: 48,
    beds: [{ bed: "double", count: 2 }],
    people: 4,
    children: 1,
    capacity: 36,
    base_price: 7280,
    weekend_percent: 25,
    symbol_tags: [
      seaView,
      {
        "zh-TW": "親子",
        "zh-CN": "亲子",
        "en-US": "For families",
        "ja-JP": "ファミリー",
        "ko-KR": "가족",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "可加一張兒童床",
        "zh-CN": "可加一张儿童床",
        "en-US": "One extra child's bed",
        "ja-JP": "子ども用ベッド1台追加可",
        "ko-KR": "어린이 침대 1개 추가 가능",
      },
    ],
    facilities: [
      ...inEveryRoom,
      "bathtub",
      "electric_fan",
      "wooden_floor",
      "extra_bed_available",
      "baby_cot",
      "connecting_room",
      "board_games",
    ],
    photos: [familyRoom],
    plans: [{ ...breakfast, add_price: 1350 }, { ...halfBoard, add_price: 4950 }, familyDays],
  },
  {
    room_code: "VILLA",
    name: {
      "zh-TW": "泳池別墅",
      "zh-CN": "泳池别墅",
      "en-US": "Pool Villa",
      "ja-JP": "プールヴィラ",
      "ko-KR": "풀빌라",
    },
    introduction: {
      "zh-TW": "兩間臥室夾著客廳，推開落地門就是露台與自己的泳池，水面接著海面。傍晚風停的那半小時，適合什麼都不做。",
      "zh-CN":
        "两间卧室分在客厅两侧，推开落地门就是露台和自己的泳池，水面接着海面。傍晚风停的那半小时，适合什么都不做。",
      "en-US":
        "Two bedrooms with a living room between them, doors that slide open to a terrace, and a pool of your own whose edge meets the sea. The half hour when the evening wind drops is a good time to do nothing.",
      "ja-JP":
        "リビングを挟んで寝室が二つ。引き戸を開けるとテラスと専用プールがあり、水面がそのまま海へ続きます。夕風がやむ半時間は、何もしないで過ごすひとときに。",
      "ko-KR":
        "거실을 사이에 두고 침실이 둘 있으며, 문을 밀어 열면 테라스와 전용 수영장입니다. 수면은 그대로 바다로 이어집니다. 저녁 바람이 멎는 반 시간은 아무것도 하지 않기에 좋습니다.",
    },
    square_meters: 86,
    beds: [
      { bed: "king", count: 1 },
      { bed: "single", count: 2 },
    ],
    people: 4,
    children: 0,
    capacity: 12,
    base_price: 16800,
    weekend_percent: 20,
    symbol_tags: [
      {
        "zh-TW": "私人泳池",
        "zh-CN": "私人泳池",
        "en-US": "Private pool",
        "ja-JP": "専用プール",
        "ko-KR": "전용 수영장",
      },
      {
        "zh-TW": "日落露台",
        "zh-CN": "日落露台",
        "en-US": "Sunset terrace",
        "ja-JP": "夕日のテラス",
        "ko-KR": "노을 테라스",
      },
      {
        "zh-TW": "兩間臥室",
        "zh-CN": "两间卧室",
        "en-US": "Two bedrooms",
        "ja-JP": "2ベッドルーム",
        "ko-KR": "침실 2개",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "泳池水深 1.2 公尺，孩童須由大人陪同",
        "zh-CN": "泳池水深 1.2 米，儿童须由成人陪同",
        "en-US": "Pool 1.2 m deep; children with an adult",
        "ja-JP": "プール水深1.2m。お子様は大人の方とご一緒に",
        "ko-KR": "수심 1.2m, 어린이는 보호자 동반",
      },
    ],
    facilities: [
      ...inEveryRoom,
      "terrace",
      "private_pool",
      "private_entrance",
      "living_room",
      "sofa",
      "bathtub",
      "rain_shower",
      "bathrobe",
      "coffee_machine",
      "minibar",
      "dining_table",
      "bluetooth_speaker",
    ],
    photos: [poolVilla],
    plans: [{ ...breakfast, add_price: 1800 }, { ...halfBoard, add_price: 6600 }, familyDays, longStay],
  },
  {
    room_code: "ACCESS",
    name: {
      "zh-TW": "無障礙雙床房",
      "zh-CN": "无障碍双床房",
      "en-US": "Accessible Twin",
      "ja-JP": "バリアフリーツイン",
      "ko-KR": "배리어프리 트윈",
    },
    introduction: {
      "zh-TW":
        "位在一樓，從大廳到房間、再到潟湖泳池的斜坡入口，全程沒有階梯。門寬 90 公分，浴室可直接推輪椅進入，設淋浴椅、扶手與緊急拉繩，床側留有 120 公分迴轉空間。",
      "zh-CN":
        "位于一层，从大堂到房间、再到潟湖泳池的斜坡入口，全程没有台阶。门宽 90 厘米，浴室可直接推轮椅进入，设淋浴椅、扶手与紧急拉绳，床侧留有 120 厘米回转空间。",
      "en-US":
        "On the ground floor, with no step between lobby, room and the sloped entry of the lagoon pool. Doors are 90 cm wide; the roll-in shower has a seat, grab rails and an emergency cord, and there is 120 cm of turning space beside the beds.",
      "ja-JP":
        "一階にあり、ロビーからお部屋、ラグーンプールのスロープまで段差がございません。扉の幅は90cm、車椅子のまま入れる浴室にはシャワーチェア、手すり、非常呼出しを備え、ベッド脇に120cmの回転スペースを設けております。",
      "ko-KR":
        "1층에 있으며 로비에서 객실, 라군 풀의 경사 입구까지 계단이 없습니다. 문 너비는 90cm이고, 휠체어로 들어가는 욕실에 샤워 의자와 손잡이, 비상 호출 줄이 있습니다. 침대 옆에는 120cm의 회전 공간이 있습니다.",
    },
    square_meters: 40,
    beds: [{ bed: "single", count: 2 }],
    people: 2,
    children: 0,
    capacity: 8,
    base_price: 4980,
    weekend_percent: 25,
    symbol_tags: [
      {
        "zh-TW": "無障礙",
        "zh-CN": "无障碍",
        "en-US": "Step-free",
        "ja-JP": "バリアフリー",
        "ko-KR": "배리어프리",
      },
      {
        "zh-TW": "一樓",
        "zh-CN": "一层",
        "en-US": "Ground floor",
        "ja-JP": "1階",
        "ko-KR": "1층",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "沙灘輪椅與移位機可預約借用",
        "zh-CN": "沙滩轮椅与移位机可预约借用",
        "en-US": "Beach wheelchair and hoist on request",
        "ja-JP": "ビーチ用車椅子・移乗リフトは予約制で貸出",
        "ko-KR": "해변 휠체어와 이동 리프트 예약 대여",
      },
    ],
    facilities: [...inEveryRoom, "accessible_room", "garden_patio", "bidet_toilet", "desk"],
    photos: [],
    plans: [roomOnly, breakfast, rail],
  },
];
