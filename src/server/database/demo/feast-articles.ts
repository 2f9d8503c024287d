/** Ten promotions over the year (two past, five now, three coming); with the news and the sights, everything the lodging has written. */
import { feastAttractions } from "./feast-attractions.ts";
import { feastNews } from "./feast-news.ts";
import { five, joined, type Five } from "./five.ts";
import type { DemoArticle, DemoPhoto } from "./lodging.ts";
import { openAirBath, veranda } from "./moonclear-photos.ts";
import { bellTentAtDusk } from "./thousandlamps-photos.ts";
import { beach, familyRoom, poolVilla, roomOcean } from "./tidesong-photos.ts";

const TERMS: Five = [
  "房價依訂房頁所示，含稅與服務費；不與其他優惠併用，連續假日除外。",
  "房价以预订页所示为准，含税与服务费；不与其他优惠同享，法定长假除外。",
  "Prices are those of the booking page, with tax and service; not with other offers, nor on long holidays.",
  "料金はご予約画面の表示（税・サービス料込み）によります。他の特典との併用、連休のご利用はできません。",
  "요금은 예약 화면에 표시된 금액(세금·봉사료 포함)이며 다른 혜택과 함께 쓰실 수 없고 연휴는 제외됩니다.",
];

type Days = DemoArticle["booking"];
const always: Days = { from: null, to: null };

function offer(
  type: string,
  [title, sub, line]: [Five, Five, Five],
  {
    booking,
    stay,
    photo,
    rooms = [],
    front = true,
  }: { booking: Days; stay: Days; photo: DemoPhoto; rooms?: string[]; front?: boolean },
): DemoArticle {
  return {
    kind: "promotion",
    type,
    title: five(title),
    sub_title: five(sub),
    foreword: five(line),
    detail: joined((what, text, terms) => `<p>${text}</p><h3>${what}</h3><ul><li>${terms}</li></ul>`, sub, line, TERMS),
    photo,
    published_days_ago: 400,
    booking,
    stay,
    rooms,
    show_in_index: front,
  };
}

const promotions: DemoArticle[] = [
  offer(
    "family",
    [
      [
        "孩子免費：兩大兩小同房不加價",
        "孩子免费：两大两小同房不加价",
        "Children stay free: two adults, two children, one price",
        "お子様無料：大人二名・子ども二名、同室なら追加料金なし",
        "아이는 무료: 성인 2명·아동 2명 같은 방 추가 요금 없음",
      ],
      [
        "含早餐與小船長遊戲港",
        "含早餐与小船长游戏港",
        "With breakfast and the Little Captains' Harbour",
        "朝食と「ちびっこ船長の港」付き",
        "조식과 꼬마 선장 놀이 항구 포함",
      ],
      [
        "十一歲以下的孩子與父母同房，床位、早餐、遊戲港都算我們的。",
        "十一岁以下的孩子与父母同房，床位、早餐、游戏港都算我们的。",
        "Under twelve and in their parents' room, bed, breakfast and harbour are on us.",
        "11歳までのお子様が保護者様と同室の場合、ベッド・朝食・遊び場を無料でご用意いたします。",
        "만 11세까지 부모님과 같은 방을 쓰면 침대와 조식, 놀이 항구가 모두 무료입니다.",
      ],
    ],
    { booking: always, stay: always, photo: familyRoom, rooms: ["STORY", "LAKE-PANO-LOFT", "RESIDENCE"] },
  ),
  offer(
    "season",
    [
      ["冬日泡湯三部曲", "冬日泡汤三部曲", "Three winter baths", "冬の湯三題", "겨울 온천 3부작"],
      ["十一月至二月", "十一月至二月", "November to February", "十一月〜二月", "11월–2월"],
      [
        "內湯、露天、客房湯各一次，配薑汁紅茶與烤地瓜。",
        "内汤、露天、客房汤各一次，配姜汁红茶与烤红薯。",
        "Indoors, in the open and in your room, each once, with ginger tea and a baked sweet potato.",
        "内湯、露天、客室の湯を一度ずつ。生姜紅茶と焼き芋を添えて。",
        "실내탕, 노천탕, 객실탕을 한 번씩. 생강 홍차와 군고구마를 곁들입니다.",
      ],
    ],
    { booking: { from: -30, to: 90 }, stay: { from: 0, to: 105 }, photo: openAirBath, rooms: ["SPRING"] },
  ),
  offer(
    "business",
    [
      [
        "會議旅遊一站式專案",
        "会议旅游一站式方案",
        "Meetings, incentives, conferences and exhibitions in one package",
        "会議・研修・懇親会を一つにまとめたプラン",
        "회의와 연수, 만찬을 하나로 묶은 패키지",
      ],
      [
        "三十間起，會議廳半日免費",
        "三十间起，会议厅半日免费",
        "From thirty rooms, half a day of the hall is free",
        "30室から、会議場半日無料",
        "30실부터 회의장 반나절 무료",
      ],
      [
        "住宿、會議、茶點與晚宴一張報價單，專人從第一通電話陪到散會。",
        "住宿、会议、茶歇与晚宴一张报价单，专人从第一通电话陪到散会。",
        "Rooms, hall, breaks and dinner on one sheet, and one person with you from first call to last toast.",
        "ご宿泊から会議、茶菓、晩餐まで見積りは一枚。はじめのお電話から閉会まで担当者が付き添います。",
        "숙박과 회의, 다과, 만찬을 견적서 한 장으로. 첫 전화부터 폐회까지 담당자가 함께합니다.",
      ],
    ],
    { booking: always, stay: always, photo: veranda },
  ),
  offer(
    "stay",
    [
      [
        "連住三晚，第三晚半價",
        "连住三晚，第三晚半价",
        "Three nights, the third at half price",
        "三連泊で三泊目が半額",
        "3박 연박 시 셋째 날 반값",
      ],
      ["週日至週四入住", "周日至周四入住", "Arriving Sunday to Thursday", "日曜〜木曜チェックイン", "일–목 체크인"],
      [
        "第一晚卸下行李，第二晚卸下行程，第三晚什麼都不用做。",
        "第一晚卸下行李，第二晚卸下行程，第三晚什么都不用做。",
        "The first night you put down your bags, the second your plans, the third nothing is left to do.",
        "一泊目に荷をほどき、二泊目に予定をほどき、三泊目は何もしないで。",
        "첫날은 짐을, 둘째 날은 일정을 내려놓고, 셋째 날은 아무것도 하지 않으셔도 됩니다.",
      ],
    ],
    { booking: { from: -60, to: 200 }, stay: { from: -10, to: 240 }, photo: poolVilla },
  ),
  offer(
    "stay",
    [
      [
        "早鳥六十天八五折",
        "早鸟六十天八五折",
        "Sixty days ahead, 15% less",
        "60日前までのご予約で15％引き",
        "60일 전 예약 15% 할인",
      ],
      [
        "付款後可改期一次",
        "付款后可改期一次",
        "Dates may be moved once",
        "お支払い後も一度だけ日程変更可",
        "결제 후 1회 일정 변경 가능",
      ],
      [
        "越早決定的假期，越便宜也越期待。",
        "越早决定的假期，越便宜也越期待。",
        "A holiday settled early costs less and is looked forward to longer.",
        "早く決めた休暇は、お得なうえに待つ楽しみも長くなります。",
        "일찍 정한 휴가는 더 저렴하고 더 오래 설렙니다.",
      ],
    ],
    { booking: { from: -5, to: 120 }, stay: { from: 55, to: 300 }, photo: roomOcean },
  ),
  offer(
    "season",
    [
      ["春櫻遊湖", "春樱游湖", "Cherry blossom from the water", "湖上の花見", "호수에서 보는 벚꽃"],
      ["二月起開放訂房", "二月起开放预订", "Booking opens in February", "ご予約は二月から", "2월부터 예약"],
      [
        "包下清晨第一艘船，從湖心看兩岸的山櫻。",
        "包下清晨第一艘船，从湖心看两岸的山樱。",
        "The first boat of the day is yours: both shores in blossom, seen from the middle.",
        "朝いちばんの船を貸し切り、湖の真ん中から両岸の山桜を。",
        "첫 배를 빌려 호수 한가운데서 양쪽 산벚꽃을 봅니다.",
      ],
    ],
    { booking: { from: 80, to: 140 }, stay: { from: 90, to: 150 }, photo: beach, front: false },
  ),
  offer(
    "family",
    [
      [
        "暑假小船長夏令營",
        "暑假小船长夏令营",
        "Summer camp for little captains",
        "夏休み・ちびっこ船長キャンプ",
        "여름방학 꼬마 선장 캠프",
      ],
      [
        "七月至八月，每週一開船",
        "七月至八月，每周一开船",
        "July and August, setting out on Mondays",
        "七月〜八月、毎週月曜出航",
        "7월–8월, 매주 월요일 출항",
      ],
      [
        "五天學會划獨木舟、看雲、打三種繩結，最後一天自己掌舵。",
        "五天学会划独木舟、看云、打三种绳结，最后一天自己掌舵。",
        "Five days to learn canoe, clouds and three knots; on the last they take the helm.",
        "カヌーと雲の見方と三つの結び方を五日で覚え、最終日は自分で舵を取ります。",
        "닷새 동안 카누와 구름 보기, 매듭 세 가지를 익히고 마지막 날에는 직접 키를 잡습니다.",
      ],
    ],
    { booking: { from: 120, to: 260 }, stay: { from: 228, to: 289 }, photo: bellTentAtDusk, front: false },
  ),
  offer(
    "season",
    [
      ["中秋湖上賞月", "中秋湖上赏月", "Mid-Autumn moon on the lake", "中秋の月見舟", "한가위 달맞이 배"],
      ["明年秋天", "明年秋天", "Next autumn", "来年の秋", "내년 가을"],
      [
        "四十個位子，一壺茶，一盒餅，一輪月。",
        "四十个位子，一壶茶，一盒饼，一轮月。",
        "Forty seats, a pot of tea, a box of cakes, one moon.",
        "四十席、一壺のお茶、月餅ひと箱、そして月。",
        "자리 마흔, 차 한 주전자, 월병 한 상자, 달 하나.",
      ],
    ],
    { booking: { from: 200, to: 310 }, stay: { from: 305, to: 320 }, photo: veranda, front: false },
  ),
  offer(
    "season",
    [
      ["夏日水上週", "夏日水上周", "A week on the water", "夏の水上週間", "여름 물놀이 주간"],
      ["已結束", "已结束", "Over for this year", "本年は終了いたしました", "올해는 끝났습니다"],
      ["明年七月再見。", "明年七月再见。", "See you next July.", "また来年の七月に。", "내년 7월에 다시 만나요."],
    ],
    { booking: { from: -150, to: -80 }, stay: { from: -130, to: -75 }, photo: beach },
  ),
  offer(
    "stay",
    [
      [
        "開幕一週年感謝住宿",
        "开业一周年感谢住宿",
        "First anniversary stay",
        "開業一周年記念プラン",
        "개관 1주년 감사 숙박",
      ],
      ["已結束", "已结束", "Over", "終了いたしました", "종료"],
      [
        "謝謝一千兩百組客人。",
        "谢谢一千两百组客人。",
        "With thanks to twelve hundred parties.",
        "千二百組のお客様に感謝を込めて。",
        "1,200팀의 손님께 감사드립니다.",
      ],
    ],
    { booking: { from: -300, to: -200 }, stay: { from: -280, to: -190 }, photo: poolVilla },
  ),
];

export const feastArticles: DemoArticle[] = [...promotions, ...feastNews, ...feastAttractions];
