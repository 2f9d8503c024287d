/** Swallowtail House: five rooms round a courtyard, and the whole house as a class of its own. Korean: names only. */
import type { Texts } from "#rules/text/language.ts";
import type { DemoPhoto, DemoPlan, DemoRoom } from "./lodging.ts";

export const courtyard: DemoPhoto = {
  file: "swallowtail-courtyard.jpg",
  alt: {
    "zh-TW": "紅磚燕尾脊古厝的天井，格扇門、花崗石鋪面與石桌",
    "zh-CN": "红砖燕尾脊古厝的天井，隔扇门、花岗石铺地与石桌",
    "en-US": "Courtyard of a red-brick swallowtail-roof house with lattice doors, granite paving and a stone table",
    "ja-JP": "赤煉瓦に燕尾の屋根をいただく古い家の中庭。格子戸、花崗岩の敷石と石の卓",
  },
};

export const hallRoom: DemoPhoto = {
  file: "swallowtail-room.jpg",
  alt: {
    "zh-TW": "古厝客房，紅磚牆、深色雕花風床頭、花格窗與紅磚地",
    "zh-CN": "古厝客房，红砖墙、深色雕花风床头、花格窗与红砖地面",
    "en-US": "Guest room with a brick wall, dark carved-style headboard, lattice window and terracotta floor",
    "ja-JP": "煉瓦の壁と彫り模様風の濃い色のヘッドボード、格子窓、素焼きタイルの床の客室",
  },
};

const loftRoom: DemoPhoto = {
  file: "farm-room.jpg",
  alt: {
    "zh-TW": "溫暖灰泥牆客房，木樑與庭園窗景",
    "zh-CN": "暖色灰泥墙客房，木梁与庭园窗景",
    "en-US": "Warm plaster-walled room with timber beams and a garden window",
    "ja-JP": "あたたかな漆喰壁に木の梁、庭を望む窓のある客室",
  },
};

/** The three plans of a room sold by itself. */
function plans(add: { breakfast: number; walk: number }): DemoPlan[] {
  const common = { refund_template_id: 2, allow_member_price: false } as const;
  return [
    {
      ...common,
      rate_plan_code: "BB-FLEX",
      name: {
        "zh-TW": "住宿含早餐",
        "zh-CN": "住宿含早餐",
        "en-US": "With breakfast",
        "ja-JP": "朝食付き",
      },
      introduction: {
        "zh-TW": "金門廣東粥、現炸油條與一碟醬瓜，08:00 起在天井或灶腳上桌。",
        "zh-CN": "金门广东粥、现炸油条配一碟酱瓜，08:00 起在天井或灶间用餐。",
        "en-US": "Kinmen congee, fresh fried dough and pickles, served in the courtyard or the kitchen from 08:00.",
        "ja-JP": "金門の広東粥に揚げたての油條、漬物を添えて、8時より中庭または台所でご用意いたします。",
      },
      contain_meals: ["breakfast"],
      add_price: add.breakfast,
      days: 0,
      promo_type: "none",
      allow_coupon: true,
    },
    {
      ...common,
      rate_plan_code: "RO-FLEX",
      name: {
        "zh-TW": "純住宿",
        "zh-CN": "仅住宿",
        "en-US": "Room only",
        "ja-JP": "素泊まり",
      },
      introduction: {
        "zh-TW": "給習慣進城吃早餐的人，腳踏車清晨六點就停在門口。",
        "zh-CN": "适合喜欢进城吃早餐的客人，清晨六点自行车就停在门口。",
        "en-US": "For those who would rather ride into town for breakfast. The bicycles are at the gate from six.",
        "ja-JP": "朝食は町でという方へ。自転車は朝6時から門の前にございます。",
      },
      contain_meals: [],
      add_price: 0,
      days: 0,
      promo_type: "none",
      allow_coupon: true,
    },
    {
      ...common,
      rate_plan_code: "WALK-2N",
      name: {
        "zh-TW": "兩晚含早餐與坑道導覽",
        "zh-CN": "两晚含早餐与坑道导览",
        "en-US": "Two nights with breakfast and the tunnel walk",
        "ja-JP": "2泊・朝食と坑道めぐり付き",
      },
      introduction: {
        "zh-TW": "連住兩晚起，房內每位房客一次三小時的翟山坑道導覽，含手電筒與來回接送。",
        "zh-CN": "连住两晚起，房内每位住客含一次三小时的翟山坑道导览，提供手电筒与往返接送。",
        "en-US":
          "From two nights: one three-hour guided walk at Zhaishan Tunnel for everyone in the room, flashlights and the ride included.",
        "ja-JP": "2泊以上で、お部屋の皆様に約3時間の翟山坑道ご案内を一回。懐中電灯と送迎付きです。",
      },
      contain_meals: ["breakfast"],
      add_price: add.walk,
      days: 2,
      promo_type: "package",
      allow_coupon: false,
    },
  ];
}

const roomFacilities = [
  "exterior_window",
  "non_smoking",
  "private_bathroom",
  "free_wifi",
  "air_conditioning",
  "dehumidifier",
  "mosquito_net",
  "shower",
  "wet_dry_separation",
  "hair_dryer",
  "towels",
  "toiletries",
  "slippers",
  "free_bicycles",
  "electric_kettle",
  "tea_coffee",
  "clothes_rack",
  "flashlight",
  "smoke_detector",
  "fire_extinguisher",
];

const courtyardDoor: Texts = {
  "zh-TW": "門開天井",
  "zh-CN": "门开天井",
  "en-US": "Opens on the courtyard",
  "ja-JP": "中庭に面す",
};

export const rooms: DemoRoom[] = [
  {
    room_code: "MAIN",
    name: {
      "zh-TW": "大廳正房",
      "zh-CN": "大厅正房",
      "en-US": "Main hall room",
      "ja-JP": "大庁の正房",
      "ko-KR": "본채 큰방",
    },
    introduction: {
      "zh-TW":
        "正廳左右各一間，從前是家中長輩的房間。整面紅磚牆、深色木床、兩扇花格窗，午後的影子會慢慢移過紅磚地。門外就是簷廊，石桌上的茶從早溫到晚。",
      "zh-CN":
        "正厅左右各一间，从前住的是家中长辈。整面红砖墙、深色木床、两扇花格窗，午后的影子慢慢移过红砖地。门外就是檐廊，石桌上的茶从早温到晚。",
      "en-US":
        "There are two, left and right of the hall, where the elders of the family slept. A whole wall of brick, a dark timber bed, and a lattice window whose shadow crosses the terracotta floor in the afternoon. Outside the door is the covered step, and a few paces on the stone table, where the teapot stays warm all day.",
      "ja-JP":
        "大庁の左右に一室ずつ、かつて家の年長者が使っていた部屋です。一面の煉瓦壁に濃い色の木のベッド、格子窓の影が午後の床をゆっくり渡ってゆきます。扉の外は軒下、その先の石の卓には一日中お茶をご用意しております。",
    },
    square_meters: 24,
    beds: [{ bed: "queen", count: 1 }],
    people: 2,
    children: 0,
    capacity: 2,
    base_price: 3200,
    weekend_percent: 15,
    symbol_tags: [
      { "zh-TW": "紅磚牆面", "zh-CN": "红砖墙面", "en-US": "Brick wall", "ja-JP": "煉瓦の壁" },
      courtyardDoor,
    ],
    memo_tags: [],
    facilities: [...roomFacilities, "garden_patio", "desk"],
    photos: [hallRoom, courtyard],
    plans: plans({ breakfast: 300, walk: 700 }),
  },
  {
    room_code: "EAST",
    name: {
      "zh-TW": "東廂",
      "zh-CN": "东厢",
      "en-US": "East wing",
      "ja-JP": "東の間",
      "ko-KR": "동쪽 행랑채",
    },
    introduction: {
      "zh-TW":
        "窗邊是那株九重葛，花開的時候牆都是粉的。兩張單人床靠著白牆，早晨的光從門上的格子先進來；適合朋友，也適合各自早起的兩個人。",
      "zh-CN":
        "窗边就是那株三角梅，花开时半面墙都是粉的。两张单人床靠着白墙，清晨的光先从门上的格子透进来；适合朋友同住，也适合作息不同的两个人。",
      "en-US":
        "The bougainvillea grows beside this window and turns the wall pink when it blooms. Two single beds stand against white plaster, and morning comes first through the lattice of the door. Good for friends, or for two people who wake at different hours.",
      "ja-JP":
        "窓辺にブーゲンビリアが咲く部屋です。白壁に沿ってシングルベッドを二台、朝の光は扉の格子から先に差し込みます。ご友人同士や、朝の時間を思い思いに過ごされるお二人に。",
    },
    square_meters: 18,
    beds: [{ bed: "single", count: 2 }],
    people: 2,
    children: 0,
    capacity: 1,
    base_price: 2600,
    weekend_percent: 15,
    symbol_tags: [
      { "zh-TW": "窗邊九重葛", "zh-CN": "窗边三角梅", "en-US": "By the bougainvillea", "ja-JP": "花の窓辺" },
      courtyardDoor,
    ],
    memo_tags: [],
    facilities: [...roomFacilities, "garden_patio"],
    photos: [courtyard],
    plans: plans({ breakfast: 300, walk: 700 }),
  },
  {
    room_code: "WEST",
    name: {
      "zh-TW": "西廂",
      "zh-CN": "西厢",
      "en-US": "West wing",
      "ja-JP": "西の間",
      "ko-KR": "서쪽 행랑채",
    },
    introduction: {
      "zh-TW":
        "與東廂隔著天井相望，一張雙人床、一張臨窗的書桌。門口的長木凳是全家最好乘涼的地方，傍晚屋影先涼到這一側。",
      "zh-CN":
        "与东厢隔着天井相望，一张双人床、一张临窗书桌。门口的长木凳是全家最适合乘凉的地方，傍晚屋影先凉到这一侧。",
      "en-US":
        "It faces the east wing across the court: one double bed and a writing table at the window. The long bench by its door is where the family used to cool off, because the evening shade reaches this side first.",
      "ja-JP":
        "中庭を挟んで東の間と向かい合う部屋です。ダブルベッドと窓際の机を一つ。戸口の長椅子は夕方いちばん早く日陰になり、昔から家族の夕涼みの場所でした。",
    },
    square_meters: 18,
    beds: [{ bed: "double", count: 1 }],
    people: 2,
    children: 0,
    capacity: 1,
    base_price: 2600,
    weekend_percent: 15,
    symbol_tags: [
      { "zh-TW": "臨窗書桌", "zh-CN": "临窗书桌", "en-US": "Writing table", "ja-JP": "窓際の机" },
      courtyardDoor,
    ],
    memo_tags: [],
    facilities: [...roomFacilities, "garden_patio", "desk"],
    photos: [courtyard],
    plans: plans({ breakfast: 300, walk: 700 }),
  },
  {
    room_code: "LOFT",
    name: {
      "zh-TW": "後落閣樓",
      "zh-CN": "后落阁楼",
      "en-US": "Rear loft",
      "ja-JP": "後落の屋根裏",
      "ko-KR": "뒤채 다락방",
    },
    introduction: {
      "zh-TW":
        "後落從前放農具與番薯籤，現在是灰泥牆、木地板與露出來的大樑。樓下一張雙人床面向後院的樹，順木梯上去還有兩張單人床，孩子通常搶著睡上面。",
      "zh-CN":
        "后落从前存放农具和番薯干，如今是灰泥墙、木地板和裸露的大梁。楼下一张双人床，望出去是后院的树；顺木梯上去还有两张单人床，孩子们总抢着睡上面。",
      "en-US":
        "Tools and dried sweet potato were once kept here. Now there are plaster walls, a wooden floor and the old beams left bare. A double bed below looks out to the trees behind the house; two singles wait at the top of a timber stair, usually claimed by children.",
      "ja-JP":
        "かつて農具や干し芋をしまっていた建物です。漆喰の壁に木の床、太い梁をそのまま残しました。一階のダブルベッドからは裏庭の木々が見え、木の階段を上がるとシングルベッドが二台ございます。",
    },
    square_meters: 30,
    beds: [
      { bed: "double", count: 1 },
      { bed: "single", count: 2 },
    ],
    people: 4,
    children: 0,
    capacity: 1,
    base_price: 3900,
    weekend_percent: 15,
    symbol_tags: [
      { "zh-TW": "老屋大樑", "zh-CN": "老屋大梁", "en-US": "Bare beams", "ja-JP": "古い梁" },
      { "zh-TW": "上下兩層", "zh-CN": "上下两层", "en-US": "Two levels", "ja-JP": "二層" },
    ],
    memo_tags: [
      {
        "zh-TW": "木梯較陡，請留意長輩與幼童",
        "zh-CN": "木梯较陡，请留意老人和幼童",
        "en-US": "Steep timber stair",
        "ja-JP": "階段が急です。お足元にご注意ください",
      },
    ],
    facilities: [...roomFacilities, "wooden_floor"],
    photos: [loftRoom],
    plans: plans({ breakfast: 600, walk: 1300 }),
  },
  {
    room_code: "HOUSE",
    name: {
      "zh-TW": "包棟",
      "zh-CN": "整栋包租",
      "en-US": "Whole house",
      "ja-JP": "一棟貸し",
      "ko-KR": "독채 대관",
    },
    introduction: {
      "zh-TW":
        "關上大門，五個房間、正廳、天井與灶腳都是你們的，最多十二位。石桌上吃飯，簷下聊天，夜裡只有自己人的腳步聲。",
      "zh-CN": "关上大门，五间房、正厅、天井和灶间都归你们，最多十二位。石桌上吃饭，檐下聊天，夜里只有自家人的脚步声。",
      "en-US":
        "Close the gate and the five rooms, the hall, the courtyard and the kitchen are yours, for up to twelve. Eat at the stone table, talk under the eaves, and hear no footsteps at night but your own.",
      "ja-JP":
        "門を閉めれば、五つの部屋、大庁、中庭、台所のすべてが皆様のもの。12名様までお使いいただけます。石の卓で食事をし、軒下で語らい、夜は身内の足音だけが聞こえます。",
    },
    square_meters: 180,
    beds: [
      { bed: "queen", count: 2 },
      { bed: "double", count: 2 },
      { bed: "single", count: 4 },
    ],
    people: 12,
    children: 0,
    capacity: 1,
    base_price: 13800,
    weekend_percent: 20,
    symbol_tags: [
      { "zh-TW": "五間房", "zh-CN": "五间房", "en-US": "Five rooms", "ja-JP": "全五室" },
      { "zh-TW": "十二人", "zh-CN": "十二人", "en-US": "Sleeps twelve", "ja-JP": "12名様" },
    ],
    memo_tags: [
      {
        "zh-TW": "不可與單間同時預訂",
        "zh-CN": "不可与单间同时预订",
        "en-US": "Not combined with single rooms",
        "ja-JP": "個室との同時予約は不可",
      },
    ],
    facilities: [...roomFacilities, "garden_patio", "living_room", "kitchen", "cookware", "tableware", "dining_table"],
    photos: [courtyard, hallRoom],
    plans: [
      {
        rate_plan_code: "HOUSE-ALL",
        name: {
          "zh-TW": "包棟含早餐",
          "zh-CN": "整栋包租含早餐",
          "en-US": "Whole house with breakfast",
          "ja-JP": "一棟貸し・朝食付き",
        },
        introduction: {
          "zh-TW": "獨享全棟與灶腳，十二人份早餐，腳踏車全數可用。包棟專案不可與一般專案同時訂購。",
          "zh-CN": "独享整栋与灶间，含十二人份早餐，自行车全部可用。整栋方案不可与普通方案同时预订。",
          "en-US":
            "The whole house and kitchen to yourselves, breakfast for twelve and all the bicycles. Not combined with other plans.",
          "ja-JP":
            "建物と台所を貸切で、12名様分の朝食と自転車すべてのご利用を含みます。他のプランと同時にはご予約いただけません。",
        },
        contain_meals: ["breakfast"],
        add_price: 0,
        refund_template_id: 3,
        days: 0,
        promo_type: "none",
        allow_coupon: false,
        allow_member_price: false,
        support_entire_rent: true,
      },
    ],
  },
];
