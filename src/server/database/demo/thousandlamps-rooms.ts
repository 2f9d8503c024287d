/** Pitches, tents and cabins of Thousand Lamps Campground. */
import type { DemoPlan, DemoRoom } from "./lodging.ts";
import { bellTentAtDusk, cabinAtDusk, cabinByDay } from "./thousandlamps-photos.ts";

const pitchOnly: DemoPlan = {
  rate_plan_code: "PITCH",
  name: {
    "zh-TW": "單純營位",
    "zh-CN": "仅营位",
    "en-US": "Pitch only",
    "ja-JP": "サイトのみ",
    "ko-KR": "사이트만 이용",
  },
  introduction: {
    "zh-TW": "自備帳篷與炊具。含一車停放、110V 插座、熱水淋浴與洗滌區。",
    "zh-CN": "帐篷与炊具自备。含一个车位、110V 电源、热水淋浴与清洗区。",
    "en-US":
      "Bring your own tent and stove. One car, a 110 V socket, hot showers and the washing-up sinks are included.",
    "ja-JP": "テントと調理道具はご持参ください。駐車1台、110V電源、温水シャワー、炊事場のご利用を含みます。",
    "ko-KR": "텐트와 조리 도구는 직접 준비해 주십시오. 차량 1대, 110V 전원, 온수 샤워, 개수대 이용이 포함됩니다.",
  },
  contain_meals: [],
  add_price: 0,
  refund_template_id: 2,
  days: 0,
  promo_type: "none",
  allow_coupon: true,
  allow_member_price: false,
};

const stayOnly: DemoPlan = {
  ...pitchOnly,
  rate_plan_code: "STAY",
  name: {
    "zh-TW": "住宿不含餐",
    "zh-CN": "仅住宿",
    "en-US": "Stay only",
    "ja-JP": "素泊まり",
    "ko-KR": "식사 미포함",
  },
  introduction: {
    "zh-TW": "寢具已鋪好，只要帶衣物與想讀的書。",
    "zh-CN": "床品已铺好，带上衣物和想读的书即可。",
    "en-US": "The beds are made. Bring warm clothes and something to read.",
    "ja-JP": "寝具はご用意しております。暖かい服と、読みたい本だけお持ちください。",
    "ko-KR": "침구는 모두 준비되어 있습니다. 따뜻한 옷과 읽고 싶은 책만 챙겨 오십시오.",
  },
};

const breakfastBox: DemoPlan = {
  ...pitchOnly,
  rate_plan_code: "BOX",
  name: {
    "zh-TW": "附早餐盒",
    "zh-CN": "含早餐盒",
    "en-US": "With breakfast boxes",
    "ja-JP": "朝食ボックス付き",
    "ko-KR": "조식 박스 포함",
  },
  introduction: {
    "zh-TW": "四人份早餐盒：高麗菜包、水煮蛋、當季水果與熱豆漿，早上到營地小舖領取。",
    "zh-CN": "四人份早餐盒：包菜包子、水煮蛋、时令水果和热豆浆，早上到营地小铺领取。",
    "en-US":
      "Boxes for four: steamed cabbage buns, boiled eggs, fruit of the season and hot soy milk, from the camp shop.",
    "ja-JP": "4名様分の朝食。キャベツまん、ゆで卵、季節の果物、温かい豆乳を売店でお渡しします。",
    "ko-KR": "4인분 조식 박스입니다. 양배추 찐빵, 삶은 달걀, 제철 과일, 따뜻한 두유를 캠핑 매점에서 드립니다.",
  },
  contain_meals: ["breakfast"],
  add_price: 480,
};

const gearSet: DemoPlan = {
  ...pitchOnly,
  rate_plan_code: "GEAR",
  name: {
    "zh-TW": "空手露營",
    "zh-CN": "拎包露营",
    "en-US": "Arrive empty-handed",
    "ja-JP": "手ぶらキャンプ",
    "ko-KR": "맨손 캠핑",
  },
  introduction: {
    "zh-TW": "四人帳、睡墊、睡袋、桌椅、爐具與一盞燈，入住前搭好，離開時不必收。",
    "zh-CN": "四人帐、睡垫、睡袋、桌椅、炉具和一盏灯，入住前搭好，离开时不用收。",
    "en-US":
      "A four-person tent, mats, sleeping bags, table, chairs, stove and a lamp, pitched before you come. " +
      "Leave it standing when you go.",
    "ja-JP": "4人用テント、マット、寝袋、テーブルと椅子、コンロ、ランタンを設営してお待ちします。片付けも不要です。",
    "ko-KR": "4인용 텐트, 매트, 침낭, 테이블과 의자, 버너, 랜턴을 미리 설치해 둡니다. 철수도 저희가 합니다.",
  },
  add_price: 1500,
  promo_type: "package",
};

const campfireSupper: DemoPlan = {
  ...pitchOnly,
  rate_plan_code: "FIRE",
  name: {
    "zh-TW": "營火晚餐",
    "zh-CN": "篝火晚餐",
    "en-US": "Campfire supper",
    "ja-JP": "焚き火ごはん",
    "ko-KR": "모닥불 저녁",
  },
  introduction: {
    "zh-TW": "一鍋高山高麗菜燉肉、烤地瓜與一束木柴，食材備好由您在火邊完成；隔天附早餐盒。四人份。",
    "zh-CN": "一锅高山包菜炖肉、烤红薯和一捆木柴，食材备好，由您在火边完成；次日含早餐盒。四人份。",
    "en-US":
      "A pot of mountain cabbage and pork, sweet potatoes and a bundle of firewood, prepared for you to finish over " +
      "the fire. Breakfast boxes the next day. For four.",
    "ja-JP":
      "高原キャベツと豚肉の煮込み、焼き芋、薪一束。下ごしらえを済ませ、仕上げは火のそばで。翌朝は朝食ボックス付き、4名様分です。",
    "ko-KR":
      "고랭지 양배추와 돼지고기 전골, 군고구마, 장작 한 단을 손질해 드리며 마무리는 불가에서 직접 하십니다. " +
      "다음 날 조식 박스 포함, 4인분입니다.",
  },
  contain_meals: ["dinner", "breakfast"],
  add_price: 1680,
  promo_type: "package",
};

const bringYourTent = {
  "zh-TW": "自備帳篷",
  "zh-CN": "帐篷自备",
  "en-US": "Bring your tent",
  "ja-JP": "テント持参",
  "ko-KR": "텐트 지참",
};

const dogsWelcome = {
  "zh-TW": "可帶狗",
  "zh-CN": "可带狗",
  "en-US": "Dogs welcome",
  "ja-JP": "犬同伴可",
  "ko-KR": "반려견 동반 가능",
};

export const rooms: DemoRoom[] = [
  {
    room_code: "LAWN",
    name: {
      "zh-TW": "草坪營位",
      "zh-CN": "草坪营位",
      "en-US": "Lawn pitch",
      "ja-JP": "芝生サイト",
      "ko-KR": "잔디 사이트",
    },
    introduction: {
      "zh-TW": "八公尺見方的草地，朝東，早晨第一道光會落在帳門上。車可以停在營位旁，水龍頭與插座都在十步之內。",
      "zh-CN": "八米见方的草地，朝东，清晨第一缕光会落在帐门上。车可停在营位旁，水龙头和电源都在十步之内。",
      "en-US":
        "Eight meters by eight of level grass facing east, so the first light falls on your tent door. " +
        "The car stays beside the pitch; tap and socket are within ten steps.",
      "ja-JP":
        "8メートル四方の平らな芝生です。東向きで、朝一番の光がテントの入口に届きます。" +
        "お車は区画の横に停められ、水道と電源も十歩ほどの距離にございます。",
      "ko-KR":
        "가로세로 8미터의 평평한 잔디로, 동쪽을 향해 아침 첫 빛이 텐트 입구에 닿습니다. " +
        "차는 사이트 옆에 세울 수 있고 수도와 전원은 열 걸음 안에 있습니다.",
    },
    square_meters: 64,
    beds: [],
    people: 4,
    children: 0,
    capacity: 20,
    base_price: 1200,
    weekend_percent: 25,
    symbol_tags: [
      {
        "zh-TW": "車停帳邊",
        "zh-CN": "车停帐边",
        "en-US": "Car beside tent",
        "ja-JP": "車の横付け可",
        "ko-KR": "차량 옆 주차",
      },
      dogsWelcome,
    ],
    memo_tags: [bringYourTent],
    facilities: ["shared_bathroom", "smoking_area", "pets_allowed"],
    photos: [],
    plans: [pitchOnly, breakfastBox, gearSet],
  },
  {
    room_code: "COVER",
    name: {
      "zh-TW": "雨棚營位",
      "zh-CN": "雨棚营位",
      "en-US": "Covered pitch",
      "ja-JP": "屋根付きサイト",
      "ko-KR": "지붕 사이트",
    },
    introduction: {
      "zh-TW": "碎石地上架著高挑的雨棚，午後陣雨來時不必收桌子。棚下有兩盞燈與一張木長桌，雨聲打在頂上，聽得很清楚。",
      "zh-CN": "碎石地上搭着高挑的雨棚，午后下阵雨也不用收桌子。棚下有两盏灯和一张木长桌，雨打在棚顶上，听得格外清楚。",
      "en-US":
        "A tall roof over raked gravel, so an afternoon shower need not move the table. Two lamps and a long wooden " +
        "table stand underneath, and you hear every drop.",
      "ja-JP":
        "砂利の区画に高い屋根をかけました。午後のにわか雨でもテーブルはそのままで大丈夫です。" +
        "明かり二つと長い木の卓があり、屋根を打つ雨音がよく聞こえます。",
      "ko-KR":
        "자갈 바닥 위에 높은 지붕을 올려 오후 소나기에도 식탁을 거둘 필요가 없습니다. " +
        "등 두 개와 긴 나무 탁자가 있고, 지붕에 떨어지는 빗소리가 또렷하게 들립니다.",
    },
    square_meters: 48,
    beds: [],
    people: 4,
    children: 0,
    capacity: 12,
    base_price: 1600,
    weekend_percent: 25,
    symbol_tags: [
      {
        "zh-TW": "雨天不淋",
        "zh-CN": "下雨不淋",
        "en-US": "Dry in the rain",
        "ja-JP": "雨でも安心",
        "ko-KR": "비 걱정 없음",
      },
      dogsWelcome,
    ],
    memo_tags: [bringYourTent],
    facilities: ["shared_bathroom", "smoking_area", "pets_allowed", "dining_table"],
    photos: [],
    plans: [pitchOnly, breakfastBox, gearSet],
  },
  {
    room_code: "BELL",
    name: {
      "zh-TW": "星空鐘帳",
      "zh-CN": "星空钟形帐",
      "en-US": "Bell tent",
      "ja-JP": "星空ベルテント",
      "ko-KR": "별하늘 벨 텐트",
    },
    introduction: {
      "zh-TW":
        "棉布鐘形帳架在木平台上，裡面是一張大床、兩張單人床與厚毯。門口有兩把椅子與石砌火塘，" +
        "燈熄之後，把帳門捲起就是星空。",
      "zh-CN":
        "棉布钟形帐搭在木平台上，里面是一张大床、两张单人床和厚毯子。门前有两把椅子和石砌火塘，" +
        "熄灯之后，卷起帐门就能看到星空。",
      "en-US":
        "A cotton bell tent on a timber deck, with one large bed, two singles and heavy blankets. Two chairs and a " +
        "stone fire ring wait outside; once the lamps are out, roll up the door for the stars.",
      "ja-JP":
        "木のデッキに張ったコットンのベルテント。大きなベッド一台とシングル二台、厚手の毛布をご用意しております。" +
        "前には椅子二脚と石組みの炉。消灯後に入口を巻き上げれば、星空が広がります。",
      "ko-KR":
        "나무 데크 위에 세운 면 벨 텐트로, 큰 침대 하나와 싱글 침대 둘, 두꺼운 담요가 있습니다. " +
        "앞에는 의자 두 개와 돌로 쌓은 화덕이 있으며, 소등 후 입구를 걷어 올리면 별이 보입니다.",
    },
    square_meters: 28,
    beds: [
      { bed: "queen", count: 1 },
      { bed: "single", count: 2 },
    ],
    people: 4,
    children: 0,
    capacity: 10,
    base_price: 3600,
    weekend_percent: 25,
    symbol_tags: [
      {
        "zh-TW": "專屬火塘",
        "zh-CN": "专属火塘",
        "en-US": "Own fire ring",
        "ja-JP": "専用の焚き火炉",
        "ko-KR": "전용 화덕",
      },
      {
        "zh-TW": "寢具齊備",
        "zh-CN": "床品齐全",
        "en-US": "Beds made",
        "ja-JP": "寝具完備",
        "ko-KR": "침구 완비",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "衛浴步行 2 分鐘",
        "zh-CN": "卫浴步行2分钟",
        "en-US": "Bathrooms 2 min on foot",
        "ja-JP": "浴室まで徒歩2分",
        "ko-KR": "욕실 도보 2분",
      },
    ],
    facilities: [
      "terrace",
      "non_smoking",
      "shared_bathroom",
      "wooden_floor",
      "towels",
      "slippers",
      "bbq_facilities",
      "electric_kettle",
      "tea_coffee",
      "clothes_rack",
      "carbon_monoxide_detector",
      "fire_extinguisher",
      "flashlight",
    ],
    photos: [bellTentAtDusk],
    plans: [stayOnly, breakfastBox, campfireSupper],
  },
  {
    room_code: "CEDAR",
    name: {
      "zh-TW": "柳杉小屋",
      "zh-CN": "柳杉小屋",
      "en-US": "Cedar cabin",
      "ja-JP": "杉のキャビン",
      "ko-KR": "삼나무 오두막",
    },
    introduction: {
      "zh-TW":
        "湖邊的三角木屋，整面玻璃朝水，早上開窗聞得到柳杉與濕草。樓下一張大床，閣樓鋪兩床被褥，浴室有暖氣與熱水。",
      "zh-CN":
        "湖边的三角木屋，整面玻璃朝着水，早上推窗能闻到柳杉和湿草的味道。楼下一张大床，阁楼铺两床被褥，浴室有暖气和热水。",
      "en-US":
        "An A-frame at the water's edge with a wall of glass toward the lake; open it in the morning to cedar and wet " +
        "grass. A large bed below, two futons in the loft, and a warm bathroom of its own.",
      "ja-JP":
        "湖畔に建つ三角屋根のキャビン。水辺に向いた一面のガラス窓を朝に開けると、杉と濡れた草の匂いがいたします。" +
        "一階に大きなベッド、ロフトに布団二組、暖房の入る専用バスルーム付きです。",
      "ko-KR":
        "호숫가에 선 삼각 지붕 오두막입니다. 물을 향한 통유리를 아침에 열면 삼나무와 젖은 풀 냄새가 들어옵니다. " +
        "아래층에 큰 침대, 다락에 이부자리 두 채, 난방이 되는 전용 욕실이 있습니다.",
    },
    square_meters: 22,
    beds: [
      { bed: "queen", count: 1 },
      { bed: "futon", count: 2 },
    ],
    people: 4,
    children: 0,
    capacity: 6,
    base_price: 4200,
    weekend_percent: 25,
    symbol_tags: [
      {
        "zh-TW": "湖畔",
        "zh-CN": "湖畔",
        "en-US": "Lakeside",
        "ja-JP": "湖畔",
        "ko-KR": "호숫가",
      },
      {
        "zh-TW": "獨立衛浴",
        "zh-CN": "独立卫浴",
        "en-US": "Own bathroom",
        "ja-JP": "専用バスルーム",
        "ko-KR": "전용 욕실",
      },
    ],
    memo_tags: [
      {
        "zh-TW": "閣樓爬梯",
        "zh-CN": "阁楼需爬梯",
        "en-US": "Loft by ladder",
        "ja-JP": "ロフトははしご",
        "ko-KR": "다락은 사다리 이용",
      },
    ],
    facilities: [
      "exterior_window",
      "terrace",
      "non_smoking",
      "private_bathroom",
      "heating",
      "wooden_floor",
      "shower",
      "hair_dryer",
      "towels",
      "toiletries",
      "slippers",
      "bathroom_heater",
      "refrigerator",
      "electric_kettle",
      "tea_coffee",
      "clothes_hangers",
      "smoke_detector",
      "fire_extinguisher",
      "flashlight",
    ],
    photos: [cabinByDay, cabinAtDusk],
    plans: [stayOnly, breakfastBox, campfireSupper],
  },
];
