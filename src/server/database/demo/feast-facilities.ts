/** Fifteen places on seven floors, so that lists, tabs and floor plans are really full. */
import { five, joined, type Five } from "./five.ts";
import type { DemoFacility, DemoPhoto } from "./lodging.ts";
import { openAirBath, veranda } from "./moonclear-photos.ts";
import { beach, familyRoom, poolVilla } from "./tidesong-photos.ts";

const OPEN: Five = ["開放時間", "开放时间", "Open", "営業時間", "이용 시간"];
const GUESTS: Five = [
  "住客憑房卡入場；十二歲以下請由大人陪同。",
  "住客凭房卡入场；十二岁以下请由成人陪同。",
  "Bring your key card; children under twelve come with an adult.",
  "ルームキーをお持ちください。12歳未満のお子様は大人の方とご一緒にお願いいたします。",
  "객실 카드를 가져와 주십시오. 만 12세 미만은 보호자와 함께 이용하실 수 있습니다.",
];

function place(
  key: string,
  floor: string,
  hours: string,
  title: Five,
  line: Five,
  photos: DemoPhoto[] = [],
): DemoFacility {
  return {
    facilities_key: key,
    floor,
    title: five(title),
    index_introduction: five(line),
    introduction: joined(
      (text, open, guests) => `<p>${text}</p><ul><li><strong>${open}</strong> ${hours}</li><li>${guests}</li></ul>`,
      line,
      OPEN,
      GUESTS,
    ),
    photos,
  };
}

export const feastFacilities: DemoFacility[] = [
  place(
    "sky_pool",
    "RF",
    "07:00–21:00",
    ["天空無邊際泳池", "天空无边泳池", "Rooftop infinity pool", "天空のインフィニティプール", "루프톱 인피니티 풀"],
    [
      "二十五公尺的水面接著湖面，冬天加溫到三十度。",
      "二十五米的水面接着湖面，冬天加温到三十度。",
      "Twenty-five metres of water that end in the lake, kept at thirty degrees in winter.",
      "25mの水面がそのまま湖へ続きます。冬は30度に温めております。",
      "25m 수면이 호수로 이어지고 겨울에는 30도로 데웁니다.",
    ],
    [poolVilla, beach],
  ),
  place(
    "star_deck",
    "RF",
    "19:00–22:30",
    ["觀星甲板", "观星甲板", "Stargazing deck", "星見デッキ", "별 보는 덱"],
    [
      "沒有月亮的晚上關掉所有燈，解說員帶您認十二個星座。",
      "没有月亮的晚上关掉所有灯，讲解员带您认十二个星座。",
      "On moonless nights all lamps go out, and a guide finds twelve constellations with you.",
      "月のない夜は灯りをすべて落とし、案内人と十二の星座を探します。",
      "달 없는 밤에는 불을 모두 끄고 안내자와 열두 별자리를 찾습니다.",
    ],
  ),
  place(
    "club_lounge",
    "9F",
    "06:30–22:00",
    ["貴賓酒廊", "行政酒廊", "Executive club lounge", "クラブラウンジ", "클럽 라운지"],
    [
      "早餐、下午茶與傍晚的酒，都對著湖。",
      "早餐、下午茶与傍晚的酒，都对着湖。",
      "Breakfast, tea and a glass at dusk, all facing the lake.",
      "朝食も午後のお茶も夕べの一杯も、湖に向かって。",
      "조식과 오후의 차, 저녁 한 잔을 모두 호수를 보며 즐기십니다.",
    ],
    [veranda],
  ),
  place(
    "library",
    "8F",
    "24 h",
    ["湖邊圖書室", "湖边图书室", "Lakeside reading room", "湖畔の図書室", "호숫가 서재"],
    [
      "八千本書，任何一本都可以借回房間，退房時放在枕邊。",
      "八千本书，任何一本都可以借回房间，退房时放在枕边。",
      "Eight thousand books; take any of them to bed and leave it by the pillow.",
      "蔵書八千冊。どれでもお部屋へお持ちになり、ご出発の際は枕元へ。",
      "장서 8천 권. 어느 책이든 객실로 가져가셨다가 베갯머리에 두시면 됩니다.",
    ],
  ),
  place(
    "convention_hall",
    "5F",
    "08:00–22:00",
    [
      "國際會議中心與宴會廳",
      "国际会议中心与宴会厅",
      "International Convention Centre and Ballroom",
      "国際会議場・大宴会場",
      "국제회의장과 대연회장",
    ],
    [
      "一千二百席無柱大廳，可分成六間，同步口譯五種語言。",
      "一千二百席无柱大厅，可分成六间，同声传译五种语言。",
      "Twelve hundred seats without a column, divisible into six, interpreted in five languages.",
      "1,200席の無柱ホール。六分割でき、五言語の同時通訳に対応いたします。",
      "기둥 없는 1,200석 홀로 여섯 칸까지 나뉘며 5개 언어 동시통역이 가능합니다.",
    ],
  ),
  place(
    "coworking",
    "5F",
    "24 h",
    ["共享辦公室", "共享办公室", "Shared workrooms", "コワーキングルーム", "공유 오피스"],
    [
      "十二間隔音小室、兩台印表機、喝不完的咖啡。",
      "十二间隔音小室、两台打印机、喝不完的咖啡。",
      "Twelve soundproof booths, two printers, coffee without end.",
      "防音ブース十二室、プリンター二台、コーヒーは飲み放題です。",
      "방음 부스 열둘, 프린터 둘, 커피는 무제한입니다.",
    ],
  ),
  place(
    "kids_harbour",
    "3F",
    "09:00–20:00",
    ["小船長遊戲港", "小船长游戏港", "Little Captains' Harbour", "ちびっこ船長の港", "꼬마 선장 놀이 항구"],
    [
      "溜滑梯從甲板一路滑進球池，保母執證，家長可以去泡湯。",
      "滑梯从甲板一路滑进球池，保育员持证，家长可以去泡汤。",
      "A slide runs from the deck into a sea of balls; carers are certified, and parents may go and bathe.",
      "デッキからボールの海へ滑り台。有資格の保育士がおりますので、どうぞ温泉へ。",
      "갑판에서 볼풀로 이어지는 미끄럼틀. 자격을 갖춘 보육사가 있으니 부모님은 온천을 즐기세요.",
    ],
    [familyRoom],
  ),
  place(
    "arcade",
    "3F",
    "10:00–22:00",
    ["懷舊遊戲間", "怀旧游戏厅", "Arcade of old games", "レトロゲームコーナー", "추억의 오락실"],
    [
      "四十台老機台，代幣入住時每房送二十枚。",
      "四十台老机台，代币入住时每房送二十枚。",
      "Forty old machines; twenty tokens a room on arrival.",
      "名機四十台。ご到着時に一室二十枚のコインを差し上げます。",
      "오래된 게임기 마흔 대. 도착하시면 객실당 코인 스무 개를 드립니다.",
    ],
  ),
  place(
    "gym",
    "2F",
    "24 h",
    ["健身房", "健身房", "Gym", "フィットネスジム", "피트니스 센터"],
    [
      "跑步機面湖，瑜伽課每天早上七點。",
      "跑步机面湖，瑜伽课每天早上七点。",
      "Treadmills face the lake; yoga at seven each morning.",
      "ランニングマシンは湖向き。毎朝七時からヨガを行います。",
      "러닝머신은 호수를 향하고 매일 아침 7시에 요가가 있습니다.",
    ],
  ),
  place(
    "spa",
    "2F",
    "11:00–23:00",
    ["芳療中心", "芳疗中心", "Treatment rooms", "トリートメントルーム", "테라피 룸"],
    [
      "用魚池紅茶與在地香茅，九十分鐘起。",
      "用鱼池红茶与本地香茅，九十分钟起。",
      "With black tea from Yuchi and local lemongrass, from ninety minutes.",
      "魚池の紅茶と地元のレモングラスを使い、90分から承ります。",
      "위츠 홍차와 이 고장 레몬그라스를 쓰며 90분부터입니다.",
    ],
  ),
  place(
    "allday",
    "1F",
    "06:30–21:30",
    ["滿席自助餐廳", "满席自助餐厅", "Full Table buffet", "ビュッフェ「満席」", "뷔페 만석"],
    [
      "一百二十道菜、六座現煮檯，湖魚從碼頭直接進廚房。",
      "一百二十道菜、六座现煮台，湖鱼从码头直接进厨房。",
      "A hundred and twenty dishes, six live stations, and lake fish that comes straight from the jetty.",
      "百二十品にライブキッチン六台。湖の魚は桟橋からそのまま厨房へ。",
      "120가지 요리와 즉석 코너 여섯 곳, 호수 생선은 선착장에서 바로 주방으로 옵니다.",
    ],
  ),
  place(
    "teahouse",
    "1F",
    "10:00–18:00",
    ["紅玉茶室", "红玉茶室", "Ruby tea house", "紅玉の茶室", "홍옥 찻집"],
    [
      "只賣本鄉的紅茶，第一泡請您。",
      "只卖本乡的红茶，第一泡请您。",
      "Only the tea of this township; the first pot is on us.",
      "この郷の紅茶だけを。はじめの一煎は私どもから。",
      "이 고장 홍차만 내며 첫 잔은 저희가 대접합니다.",
    ],
  ),
  place(
    "jetty",
    "1F",
    "08:00–17:00",
    ["碼頭與遊船", "码头与游船", "Jetty and boats", "桟橋と遊覧船", "선착장과 유람선"],
    [
      "每半小時一班到對岸，獨木舟與立槳可租。",
      "每半小时一班到对岸，独木舟与桨板可租。",
      "Every half hour to the other shore; canoes and paddle boards to hire.",
      "対岸まで30分ごとに運航。カヌーとSUPの貸し出しもございます。",
      "30분마다 건너편으로 배가 뜨고 카누와 패들보드를 빌릴 수 있습니다.",
    ],
    [beach],
  ),
  place(
    "great_bath",
    "B1",
    "06:00–24:00",
    ["男女大浴場", "男女大浴场", "Great baths", "大浴場", "대욕장"],
    [
      "碳酸氫鈉泉，內湯、露天、冷泉、烤箱各一。",
      "碳酸氢钠泉，内汤、露天、冷泉、桑拿各一。",
      "Sodium bicarbonate spring: indoor, open-air and cold pools, and a sauna.",
      "炭酸水素塩泉。内湯・露天・水風呂・サウナを備えております。",
      "탄산수소나트륨 온천으로 실내탕, 노천탕, 냉탕, 사우나가 있습니다.",
    ],
    [openAirBath],
  ),
  place(
    "parking",
    "B2",
    "24 h",
    [
      "地下停車場與電動車充電站",
      "地下停车场与电动车充电站",
      "Underground garage and charging points",
      "地下駐車場・EV充電",
      "지하 주차장과 전기차 충전",
    ],
    [
      "三百二十格，住客免費；充電樁二十四座，依度數計費。",
      "三百二十格，住客免费；充电桩二十四座，按度计费。",
      "Three hundred and twenty spaces, free for guests; twenty-four chargers, paid by the kilowatt-hour.",
      "320台、ご宿泊のお客様は無料。充電器24基は従量制です。",
      "320대, 투숙객 무료. 충전기 24기는 사용량에 따라 요금을 받습니다.",
    ],
  ),
];
