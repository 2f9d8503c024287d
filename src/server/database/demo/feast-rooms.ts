/** Thirteen room classes, many with names as long as owners really write them. */
import { room } from "./corners.ts";
import { five, type Five } from "./five.ts";
import type { DemoPhoto, DemoPlan, DemoRoom } from "./lodging.ts";
import { futonDusk, openAirBath, roomGarden, veranda } from "./moonclear-photos.ts";
import { beach, familyRoom, poolVilla, roomOcean } from "./tidesong-photos.ts";
import { breakfast, flexible, halfBoard, longStay, roomOnly } from "./tidesong-plans.ts";

type Facts = Pick<DemoRoom, "room_code" | "square_meters" | "beds" | "people" | "base_price" | "photos"> &
  Partial<Pick<DemoRoom, "children" | "symbol_tags" | "memo_tags" | "facilities">>;

const EVERYWHERE = ["exterior_window", "non_smoking", "private_bathroom", "free_wifi", "air_conditioning", "desk"];
const COMFORTS = ["shower", "bidet_toilet", "hair_dryer", "towels", "toiletries", "bathrobe", "slippers"];
const EXTRAS = ["flat_screen_tv", "refrigerator", "electric_kettle", "tea_coffee", "wardrobe", "safe_box"];

const PLANS: DemoPlan[] = [roomOnly, breakfast, flexible, halfBoard, longStay].map((plan) => ({
  ...plan,
  allow_member_price: false,
  allow_coupon: false,
}));

const lake = five(["湖景", "湖景", "Lake view", "レイクビュー", "호수 전망"]);
const spring = five(["客房溫泉", "客房温泉", "Hot spring in the room", "客室温泉", "객실 온천"]);
const club = five([
  "貴賓樓層酒廊",
  "行政楼层酒廊",
  "Executive floor lounge",
  "クラブラウンジ利用可",
  "클럽 라운지 이용",
]);
const loft = five(["挑高樓中樓", "挑高复式", "Double height", "メゾネット", "복층"]);
const onRequest = five([
  "嬰兒床須於三天前預約，每房一張",
  "婴儿床须提前三天预约，每房一张",
  "A cot for the room, if asked for three days ahead",
  "ベビーベッドは三日前までのご予約で一室一台",
  "아기 침대는 3일 전 예약 시 객실당 1개",
]);

function grand(name: Five, introduction: Five, facts: Facts): DemoRoom {
  return room({
    weekend_percent: 25,
    capacity: 6,
    ...facts,
    name: five(name),
    introduction: five(introduction),
    facilities: [...EVERYWHERE, ...COMFORTS, ...EXTRAS, ...(facts.facilities ?? [])],
    plans: PLANS,
  });
}

const one = (bed: string) => [{ bed, count: 1 }];
const two = (bed: string) => [{ bed, count: 2 }];
const all: DemoPhoto[] = [roomOcean, familyRoom, poolVilla, beach, roomGarden, veranda];

export const feastRooms: DemoRoom[] = [
  grand(
    [
      "湖畔全景轉角豪華家庭套房（附樓中樓）",
      "湖畔全景转角豪华家庭套房（带复式阁楼）",
      "Lakefront Panorama Corner Family Suite with Loft",
      "レイクフロント・パノラマコーナーファミリースイート（メゾネット）",
      "레이크프런트 파노라마 코너 패밀리 스위트(복층)",
    ],
    [
      "兩面落地窗轉過整個湖灣，孩子睡閣樓，大人睡湖邊。客廳的長桌坐得下一家八口，早餐可以送到陽台。",
      "两面落地窗转过整个湖湾，孩子睡阁楼，大人睡湖边。客厅的长桌坐得下一家八口，早餐可以送到阳台。",
      "Windows on two sides follow the whole bay. Children sleep in the loft, adults beside the water, and the long table seats a family of eight; breakfast comes to the balcony if you like.",
      "二面の窓が入り江をぐるりと映します。お子様はロフトに、大人は湖のそばに。八人掛けの長いテーブルがあり、朝食はバルコニーへもお運びいたします。",
      "두 면의 창이 호수 굽이를 따라 돕니다. 아이는 다락에서, 어른은 물가에서 주무세요. 긴 식탁에는 여덟 식구가 앉을 수 있고 조식은 발코니로 가져다드립니다.",
    ],
    {
      room_code: "LAKE-PANO-LOFT",
      square_meters: 96,
      beds: [...one("king"), ...two("single"), ...one("sofa_bed")],
      people: 6,
      children: 2,
      base_price: 15800,
      photos: all,
      symbol_tags: [lake, loft, club],
      memo_tags: [onRequest],
      facilities: [
        "private_balcony",
        "living_room",
        "sofa",
        "bathtub",
        "dining_table",
        "coffee_machine",
        "game_console",
      ],
    },
  ),
  grand(
    [
      "無障礙連通雙床房",
      "无障碍连通双床房",
      "Wheelchair-Accessible Intercommunicating Twin",
      "バリアフリー・コネクティングツイン",
      "배리어프리 커넥팅 트윈",
    ],
    [
      "門寬 95 公分，全室無高低差，浴室有扶手、座椅與緊急拉繩，並可與隔壁房間相通。",
      "门宽 95 厘米，全室无高低差，浴室设扶手、座椅与紧急拉绳，并可与隔壁房间相通。",
      "Doors 95 cm wide and not one step; the bathroom has rails, a seat and an emergency cord, and a door leads to the room next to it.",
      "扉の幅は95cm、室内に段差はございません。浴室には手すり・椅子・非常呼出しを備え、隣室とつなげてお使いいただけます。",
      "문 폭 95cm에 단차가 없습니다. 욕실에는 손잡이와 의자, 비상 호출 줄이 있고 옆 객실과 이어 쓰실 수 있습니다.",
    ],
    {
      room_code: "ACCESS-TWIN",
      square_meters: 42,
      beds: two("single"),
      people: 2,
      base_price: 4600,
      photos: [familyRoom, roomOcean],
      symbol_tags: [five(["無障礙", "无障碍", "Step-free", "バリアフリー", "배리어프리"])],
      facilities: ["accessible_room", "connecting_room"],
    },
  ),
  grand(
    ["標準單人房", "标准单人房", "Single", "シングル", "싱글"],
    [
      "一張床、一扇窗、一張書桌。出差的人常說這樣就夠了。",
      "一张床、一扇窗、一张书桌。出差的人常说这样就够了。",
      "A bed, a window and a desk. People who travel for work often say it is enough.",
      "ベッドと窓と机。ご出張のお客様には、これで十分とおっしゃる方が多くいらっしゃいます。",
      "침대 하나, 창 하나, 책상 하나. 출장 오신 분들은 이 정도면 충분하다고 하십니다.",
    ],
    { room_code: "S", square_meters: 18, beds: one("single"), people: 1, base_price: 2400, photos: [roomOcean] },
  ),
  grand(
    [
      "山側庭園和洋式三人房",
      "山侧庭园和洋式三人房",
      "Mountainside Garden Japanese-Western Triple",
      "山側ガーデンビュー和洋室トリプル",
      "산 쪽 정원 전망 화양실 트리플",
    ],
    [
      "前半是兩張床，後半是四疊半的榻榻米，拉上紙門就成了兩間。",
      "前半是两张床，后半是四叠半的榻榻米，拉上纸门就成了两间。",
      "Two beds in front, four and a half mats behind; slide the paper doors and there are two rooms.",
      "手前にベッド二台、奥に四畳半。障子を閉めれば二間になります。",
      "앞쪽에는 침대 둘, 안쪽에는 다다미 네 장 반. 미닫이를 닫으면 두 칸이 됩니다.",
    ],
    {
      room_code: "GARDEN-3",
      square_meters: 48,
      beds: [...two("single"), ...one("futon")],
      people: 3,
      base_price: 5400,
      photos: [roomGarden, futonDusk, veranda],
      symbol_tags: [five(["榻榻米", "榻榻米", "Tatami", "畳", "다다미"])],
      facilities: ["tatami", "garden_patio"],
    },
  ),
  grand(
    ["露天風呂溫泉套房", "露天风吕温泉套房", "Open-Air Hot Spring Suite", "露天風呂付きスイート", "노천탕 딸린 스위트"],
    [
      "檜木浴池就在陽台，碳酸氫鈉泉整日流動，湖上起霧的清晨最好。",
      "桧木浴池就在阳台，碳酸氢钠泉整日流动，湖上起雾的清晨最好。",
      "A cypress tub on the balcony, sodium bicarbonate spring running day and night; best in the early mist.",
      "バルコニーに檜の湯船。炭酸水素塩泉がかけ流しで、湖に霧の立つ早朝がなによりです。",
      "발코니에 편백 욕조가 있고 탄산수소나트륨 온천이 밤낮으로 흐릅니다. 물안개 낀 이른 아침이 가장 좋습니다.",
    ],
    {
      room_code: "SPRING",
      square_meters: 64,
      beds: one("king"),
      people: 2,
      base_price: 11800,
      photos: [openAirBath, veranda, roomGarden],
      symbol_tags: [spring, lake],
      facilities: ["private_balcony", "hot_spring_bath", "bathtub"],
    },
  ),
  grand(
    ["湖景雙人房", "湖景大床房", "Lake Double", "レイクダブル", "레이크 더블"],
    [
      "最多人選的房間：床正對著湖，窗邊有一張可以看船的單椅。",
      "最多人选的房间：床正对着湖，窗边有一张可以看船的单椅。",
      "The room most people choose: the bed faces the lake, and a chair by the window faces the boats.",
      "いちばん選ばれているお部屋。ベッドは湖の正面、窓辺には船を眺める椅子がございます。",
      "가장 많이 고르시는 방입니다. 침대가 호수를 마주하고 창가에는 배를 바라볼 의자가 있습니다.",
    ],
    {
      room_code: "LAKE-D",
      square_meters: 34,
      beds: one("queen"),
      people: 2,
      base_price: 4800,
      photos: [roomOcean, beach],
      symbol_tags: [lake],
    },
  ),
  grand(
    ["湖景雙床房", "湖景双床房", "Lake Twin", "レイクツイン", "레이크 트윈"],
    [
      "兩張一百二十公分的床，兩盞各自開關的閱讀燈，一整面湖。",
      "两张一米二的床，两盏各自开关的阅读灯，一整面湖。",
      "Two beds of 120 cm, two reading lamps with switches of their own, one whole lake.",
      "幅120cmのベッドが二台、それぞれの読書灯、そして一面の湖。",
      "120cm 침대 둘, 따로 켜는 독서등 둘, 그리고 호수 하나.",
    ],
    { room_code: "LAKE-T", square_meters: 36, beds: two("single"), people: 2, base_price: 4900, photos: [familyRoom] },
  ),
  grand(
    [
      "貴賓樓層行政湖景套房",
      "行政楼层湖景套房",
      "Executive Club Floor Lake View Suite",
      "エグゼクティブクラブフロア・レイクビュースイート",
      "이그제큐티브 클럽 플로어 레이크뷰 스위트",
    ],
    [
      "客廳與臥室分開，會議開到很晚也不吵醒家人；含九樓酒廊的早餐與傍晚飲品。",
      "客厅与卧室分开，会议开到很晚也不吵醒家人；含九楼酒廊的早餐与傍晚饮品。",
      "Living room and bedroom apart, so a late call wakes nobody; with breakfast and evening drinks in the lounge on the ninth floor.",
      "リビングと寝室が分かれ、遅い会議でもご家族を起こしません。九階ラウンジの朝食と夕方のお飲み物付き。",
      "거실과 침실이 나뉘어 늦은 회의도 가족을 깨우지 않습니다. 9층 라운지의 조식과 저녁 음료가 포함됩니다.",
    ],
    {
      room_code: "CLUB",
      square_meters: 58,
      beds: one("king"),
      people: 2,
      children: 1,
      base_price: 9200,
      photos: [poolVilla, roomOcean, veranda],
      symbol_tags: [lake, club],
      facilities: ["living_room", "sofa", "minibar", "coffee_machine"],
    },
  ),
  grand(
    ["親子主題四人房", "亲子主题四人房", "Storybook Family Room", "絵本のファミリールーム", "그림책 패밀리룸"],
    [
      "床是船，書架是燈塔，地毯是湖。玩具每天清潔，孩子只管航行。",
      "床是船，书架是灯塔，地毯是湖。玩具每天清洁，孩子只管航行。",
      "The bed is a boat, the bookshelf a lighthouse, the rug the lake. Toys are cleaned daily; all the children need do is sail.",
      "ベッドは船、本棚は灯台、ラグは湖。おもちゃは毎日きれいにしております。",
      "침대는 배, 책장은 등대, 러그는 호수입니다. 장난감은 매일 소독합니다.",
    ],
    {
      room_code: "STORY",
      square_meters: 46,
      beds: [...one("queen"), ...one("bunk")],
      people: 4,
      children: 2,
      base_price: 7200,
      photos: [familyRoom, beach],
      memo_tags: [onRequest],
      facilities: ["kids_play_area", "baby_cot", "board_games"],
    },
  ),
  grand(
    ["長住公寓式套房", "长住公寓式套房", "Residence Apartment", "レジデンス", "레지던스"],
    [
      "有廚房、洗衣機與一張真正的餐桌，住一週也不必吃外賣。",
      "有厨房、洗衣机与一张真正的餐桌，住一周也不必吃外卖。",
      "A kitchen, a washing machine and a real table: a week without takeaway is possible.",
      "キッチンと洗濯機、本物の食卓があり、一週間でも自炊でお過ごしいただけます。",
      "주방과 세탁기, 제대로 된 식탁이 있어 일주일도 집처럼 지내실 수 있습니다.",
    ],
    {
      room_code: "RESIDENCE",
      square_meters: 70,
      beds: two("double"),
      people: 4,
      base_price: 8600,
      photos: [poolVilla],
      facilities: ["kitchen", "washing_machine", "clothes_dryer", "dining_table", "cookware"],
    },
  ),
  grand(
    [
      "寵物友善庭園房",
      "宠物友好庭园房",
      "Garden Room for Two and a Dog",
      "ペット同伴ガーデンルーム",
      "반려견 동반 정원룸",
    ],
    [
      "有自己的小院子與沖腳池，十五公斤以下的狗可以同房。",
      "有自己的小院子与冲脚池，十五公斤以下的狗可以同房。",
      "A little yard and a basin for paws; dogs up to fifteen kilos share the room.",
      "専用の小庭と足洗い場付き。15kgまでのわんちゃんと同室いただけます。",
      "작은 마당과 발 씻는 곳이 있으며 15kg 이하 반려견과 함께 지내실 수 있습니다.",
    ],
    {
      room_code: "DOG",
      square_meters: 32,
      beds: one("double"),
      people: 2,
      base_price: 5200,
      photos: [roomGarden],
      facilities: ["pets_allowed", "garden_patio", "private_entrance"],
    },
  ),
  grand(
    ["團體和室八人房", "团体和室八人房", "Party Tatami Room for Eight", "大部屋（八名様）", "단체 다다미방(8인)"],
    [
      "二十疊的大通舖，社團與三代同堂都適合；棉被由我們來鋪。",
      "二十叠的大通铺，社团与三代同堂都适合；被褥由我们来铺。",
      "Twenty mats for a club or three generations; we lay the futons.",
      "二十畳の大広間。サークルにも三世代のご旅行にも。お布団は係が敷きに参ります。",
      "다다미 스무 장의 큰방으로 동호회나 삼대 가족에 알맞습니다. 이부자리는 저희가 펴 드립니다.",
    ],
    {
      room_code: "PARTY-8",
      square_meters: 82,
      beds: [{ bed: "futon", count: 8 }],
      people: 8,
      base_price: 12600,
      photos: [futonDusk, roomGarden],
      facilities: ["tatami"],
    },
  ),
  grand(
    [
      "董事長湖畔獨棟別墅（附私人碼頭）",
      "董事长湖畔独栋别墅（带私人码头）",
      "Chairman's Lakeside Villa with Private Jetty",
      "プライベート桟橋付きチェアマンズ・レイクサイドヴィラ",
      "전용 선착장이 있는 체어맨 레이크사이드 빌라",
    ],
    [
      "三間臥室、一座泳池、一個碼頭，船直接停在門口；管家二十四小時在附近，不在眼前。",
      "三间卧室、一座泳池、一个码头，船直接停在门口；管家二十四小时在附近，不在眼前。",
      "Three bedrooms, a pool and a jetty where the boat stops at your door; the butler is near at any hour and never in sight.",
      "寝室三つにプールと桟橋。船はそのまま戸口へ。執事は一日中、お目に触れないところに控えております。",
      "침실 셋, 수영장 하나, 선착장 하나. 배가 문 앞에 닿습니다. 집사는 늘 가까이 있지만 눈에 띄지 않습니다.",
    ],
    {
      room_code: "CHAIRMAN",
      square_meters: 240,
      beds: [{ bed: "king", count: 3 }],
      people: 6,
      children: 2,
      base_price: 128000,
      photos: [poolVilla, beach, veranda, roomOcean],
      symbol_tags: [lake, club, spring],
      facilities: ["terrace", "private_pool", "living_room", "jacuzzi", "minibar", "bluetooth_speaker"],
    },
  ),
];
