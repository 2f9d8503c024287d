/** Moonclear's eleven rooms: tatami, beds with tatami, and the annexes with a bath of their own. */
import type { DemoRoom } from "./lodging.ts";
import { futonDusk, roomGarden, veranda } from "./moonclear-photos.ts";
import { breakfast, halfBoard, roomOnly, twoNights, twoNightsHalfBoard } from "./moonclear-plans.ts";

const inEveryRoom = [
  "exterior_window",
  "non_smoking",
  "private_bathroom",
  "free_wifi",
  "air_conditioning",
  "heating",
  "tatami",
  "telephone",
  "daily_housekeeping",
  "shower",
  "bidet_toilet",
  "hair_dryer",
  "towels",
  "toiletries",
  "toothbrush_set",
  "bathrobe",
  "refrigerator",
  "electric_kettle",
  "tea_coffee",
  "clothes_hangers",
  "safe_box",
  "smoke_detector",
  "flashlight",
];

export const moonclearRooms: DemoRoom[] = [
  {
    room_code: "TSUKIMI",
    name: {
      "zh-TW": "月見和室",
      "zh-CN": "月见和室",
      "en-US": "Moon-view Tatami Room",
      "ja-JP": "月見和室",
      "ko-KR": "달맞이 다다미룸",
    },
    introduction: {
      "zh-TW":
        "推開障子門，庭園就在榻榻米的邊上，月亮從東邊的槭樹後升起。白天是茶室，晚餐回來時被褥已經鋪好，紙燈也亮了。第三床被褥可給一位孩子。",
      "zh-CN":
        "拉开纸门，庭院就在榻榻米边上，月亮从东边的枫树后升起。白天是茶室，晚餐回来时被褥已经铺好，纸灯也点亮了。可为一位孩子加铺第三床被褥。",
      "en-US":
        "Slide the shoji open and the garden begins where the tatami ends; the moon comes up behind the maples to the east. By day it is a tea room. By the time you return from dinner the futons are laid and the paper lamps lit, with a third futon for one child if you need it.",
      "ja-JP":
        "障子を開ければ、畳のすぐ先が庭。東の楓の向こうから月が昇ります。昼は茶の間、夕食から戻られる頃には布団が敷かれ、紙の灯りがともります。お子様お一人分の布団を追加できます。",
      "ko-KR":
        "장지문을 열면 다다미 끝에서 바로 정원이 시작되고, 동쪽 단풍나무 뒤로 달이 떠오릅니다. 낮에는 찻방이었다가 저녁 식사를 마치고 돌아오시면 이부자리가 펴지고 종이등이 켜져 있습니다. 아이 한 명을 위한 이부자리를 더 깔아 드립니다.",
    },
    square_meters: 28,
    beds: [{ bed: "futon", count: 2 }],
    people: 2,
    children: 1,
    capacity: 6,
    base_price: 7800,
    weekend_percent: 20,
    symbol_tags: [
      {
        "zh-TW": "面庭園",
        "zh-CN": "朝向庭院",
        "en-US": "Garden side",
        "ja-JP": "庭に面す",
        "ko-KR": "정원 쪽",
      },
      {
        "zh-TW": "榻榻米",
        "zh-CN": "榻榻米",
        "en-US": "Tatami",
        "ja-JP": "畳",
        "ko-KR": "다다미",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "房內為淋浴，泡湯請至岩湯或貸切湯",
        "zh-CN": "房内为淋浴，泡汤请至露天汤池或私汤",
        "en-US": "Shower in the room; bathing is downstairs or on 4F",
        "ja-JP": "客室はシャワーのみ。ご入浴は露天または貸切風呂へ",
        "ko-KR": "객실은 샤워만, 입욕은 노천탕이나 전세탕에서",
      },
    ],
    facilities: [...inEveryRoom, "garden_patio", "extra_bed_available"],
    photos: [roomGarden, futonDusk],
    plans: [roomOnly, breakfast, halfBoard, twoNights],
  },
  {
    room_code: "STREAM",
    name: {
      "zh-TW": "溪音和洋室",
      "zh-CN": "溪音和洋室",
      "en-US": "Stream Twin",
      "ja-JP": "渓音和洋室",
      "ko-KR": "시냇소리 트윈",
    },
    introduction: {
      "zh-TW":
        "兩張床靠窗，另一側是六疊榻榻米，可鋪兩床被褥，一家四口剛好。窗下就是溪，下過雨的夜裡水聲會近一些。浴室有石砌浴缸，孩子洗澡不必趕時間。",
      "zh-CN":
        "两张床靠窗，另一侧是六叠榻榻米，可铺两床被褥，一家四口正合适。窗下就是溪水，雨后的夜里水声会更近一些。浴室有石砌浴缸，给孩子洗澡不用赶时间。",
      "en-US":
        "Two beds by the window and six mats of tatami beside them, with room for two futons: a good fit for a family of four. The stream runs right below, and sounds closer after rain. The bathroom has a stone tub, so bath time need not be hurried.",
      "ja-JP":
        "窓辺にベッドを二台、隣に六畳の畳。布団を二組敷けば、ご家族四名様でちょうどよい広さです。窓の下は沢。雨上がりの夜は水音が少し近くなります。石の浴槽があり、お子様の入浴もゆっくりどうぞ。",
      "ko-KR":
        "창가에 침대 두 개, 그 옆으로 다다미 여섯 장에 이부자리 두 채를 펼 수 있어 네 식구가 지내기에 알맞습니다. 창 아래로 시내가 흐르고, 비 갠 밤에는 물소리가 조금 더 가까워집니다. 돌 욕조가 있어 아이와 씻을 때도 서두르지 않으셔도 됩니다.",
    },
    square_meters: 36,
    beds: [
      { bed: "single", count: 2 },
      { bed: "futon", count: 2 },
    ],
    people: 4,
    children: 0,
    capacity: 3,
    base_price: 9600,
    weekend_percent: 20,
    symbol_tags: [
      {
        "zh-TW": "臨溪",
        "zh-CN": "临溪",
        "en-US": "Stream side",
        "ja-JP": "沢沿い",
        "ko-KR": "시냇가",
      },
      {
        "zh-TW": "和洋室",
        "zh-CN": "和洋室",
        "en-US": "Beds and tatami",
        "ja-JP": "和洋室",
        "ko-KR": "침대와 다다미",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "餐點含四位大人的份",
        "zh-CN": "餐食含四位成人的份",
        "en-US": "Meal plans are for four adults",
        "ja-JP": "お食事は大人四名様分",
        "ko-KR": "식사는 성인 4인분",
      },
    ],
    facilities: [...inEveryRoom, "no_balcony", "bathtub", "wet_dry_separation", "wardrobe", "soundproofing"],
    photos: [],
    plans: [
      roomOnly,
      { ...breakfast, add_price: 1800 },
      { ...halfBoard, add_price: 8800 },
      { ...twoNights, add_price: 840 },
    ],
  },
  {
    room_code: "HINOKI",
    name: {
      "zh-TW": "檜湯別棟",
      "zh-CN": "桧汤别栋",
      "en-US": "Cypress-bath Annexe",
      "ja-JP": "檜湯の離れ",
      "ko-KR": "히노키탕 별채",
    },
    introduction: {
      "zh-TW":
        "穿過庭園最深處的一棟小屋，有自己的玄關、緣廊與檜木湯池。泉水整夜緩緩流入，關燈之後，屋裡只剩木頭的香氣與水聲。一泊二食的晚餐可送到屋內慢慢吃。",
      "zh-CN":
        "穿过庭院，最深处的一栋小屋，有自己的玄关、檐廊与桧木汤池。泉水整夜缓缓注入，关灯以后，屋里只剩木香与水声。一泊二食的晚餐可送到屋内，慢慢享用。",
      "en-US":
        "A small house at the far end of the garden, with its own entrance, veranda and cypress bath. Spring water runs in slowly all night; with the lamps out there is only the scent of the wood and the sound of it filling. On half board, dinner can be brought to you here.",
      "ja-JP":
        "庭のいちばん奥に建つ小さな離れ。専用の玄関と縁側、檜の湯船を備えます。源泉は夜通し静かに注がれ、灯りを落とせば木の香りと水音だけが残ります。一泊二食のご夕食は、お部屋へお運びすることもできます。",
      "ko-KR":
        "정원 가장 깊은 곳에 있는 작은 집으로, 전용 현관과 툇마루, 편백 욕조가 있습니다. 온천수가 밤새 천천히 흘러들고, 불을 끄면 나무 향과 물소리만 남습니다. 1박 2식을 고르시면 저녁을 별채로 가져다드립니다.",
    },
    square_meters: 52,
    beds: [{ bed: "futon", count: 2 }],
    people: 2,
    children: 0,
    capacity: 2,
    base_price: 14800,
    weekend_percent: 15,
    symbol_tags: [
      {
        "zh-TW": "客房檜木湯",
        "zh-CN": "房内桧木汤池",
        "en-US": "Cypress bath",
        "ja-JP": "専用檜風呂",
        "ko-KR": "전용 히노키탕",
      },
      {
        "zh-TW": "獨棟",
        "zh-CN": "独栋",
        "en-US": "Detached",
        "ja-JP": "離れ",
        "ko-KR": "독채",
      },
      {
        "zh-TW": "可房內用餐",
        "zh-CN": "可在房内用餐",
        "en-US": "In-room dining",
        "ja-JP": "お部屋食",
        "ko-KR": "객실 식사 가능",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "接待 12 歲以上住客",
        "zh-CN": "接待 12 岁及以上住客",
        "en-US": "For guests aged 12 and over",
        "ja-JP": "12歳以上のお客様",
        "ko-KR": "12세 이상 이용",
      },
    ],
    facilities: [
      ...inEveryRoom,
      "garden_patio",
      "private_entrance",
      "living_room",
      "hot_spring_bath",
      "bathroom_heater",
      "dining_table",
      "bluetooth_speaker",
      "wardrobe",
    ],
    photos: [veranda],
    plans: [breakfast, halfBoard, { ...twoNightsHalfBoard, add_price: 2920 }],
  },
];
