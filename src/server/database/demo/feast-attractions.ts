/** Nine places around the lake, from a walk to a day out. */
import { five, joined, type Five } from "./five.ts";
import type { DemoArticle, DemoPhoto } from "./lodging.ts";
import { beach } from "./tidesong-photos.ts";
import { cabinByDay } from "./thousandlamps-photos.ts";

const WALK: Five = ["步行", "步行", "min on foot", "徒歩", "도보"];
const DRIVE: Five = ["車程", "车程", "min by car", "車で", "차로"];

/** Each language puts the number where it belongs. */
function away([tw, cn, en, ja, ko]: Five, minutes: number): Five {
  return [
    `${tw} ${minutes} 分鐘`,
    `${cn} ${minutes} 分钟`,
    `${minutes} ${en}`,
    `${ja}${minutes}分`,
    `${ko} ${minutes}분`,
  ];
}

function sight(title: Five, how: Five, line: Five, coordinates: [number, number], photo?: DemoPhoto): DemoArticle {
  return {
    kind: "attraction",
    title: five(title),
    sub_title: five(how),
    foreword: five(line),
    detail: joined((text) => `<p>${text}</p>`, line),
    ...(photo ? { photo } : {}),
    published_days_ago: 200,
    booking: { from: null, to: null },
    stay: { from: null, to: null },
    rooms: [],
    show_in_index: false,
    coordinates,
  };
}

export const feastAttractions: DemoArticle[] = [
  sight(
    ["水社碼頭", "水社码头", "Shuishe Pier", "水社埠頭", "수이서 부두"],
    away(WALK, 12),
    [
      "遊湖的船從這裡開，清晨第一班最靜。",
      "游湖的船从这里开，清晨第一班最静。",
      "The lake boats start here; the first of the morning is the quietest.",
      "湖をめぐる船はここから。朝いちばんの便がいちばん静かです。",
      "호수를 도는 배가 여기서 떠납니다. 첫 배가 가장 조용합니다.",
    ],
    [23.8653, 120.9118],
    beach,
  ),
  sight(
    ["向山自行車道", "向山自行车道", "Xiangshan Bikeway", "向山サイクリングロード", "샹산 자전거길"],
    away(WALK, 18),
    [
      "三公里的水上棧道，慢慢騎也只要半小時。",
      "三公里的水上栈道，慢慢骑也只要半小时。",
      "Three kilometres over the water; half an hour, even slowly.",
      "水上を渡る3kmの道。ゆっくり走っても30分ほどです。",
      "물 위로 난 3km 길로 천천히 달려도 반 시간이면 됩니다.",
    ],
    [23.8516, 120.9027],
  ),
  sight(
    ["文武廟", "文武庙", "Wenwu Temple", "文武廟", "원우먀오"],
    away(DRIVE, 8),
    [
      "三百六十六級石階，每一階掛著一個日子的風鈴。",
      "三百六十六级石阶，每一阶挂着一个日子的风铃。",
      "Three hundred and sixty-six steps, with a wind bell for each day of the year.",
      "石段は三百六十六段。一段ごとに、その日の風鈴が下がっています。",
      "돌계단 366개마다 그날의 풍경이 걸려 있습니다.",
    ],
    [23.8703, 120.9283],
  ),
  sight(
    ["慈恩塔", "慈恩塔", "Ci'en Pagoda", "慈恩塔", "츠언타"],
    away(DRIVE, 20),
    [
      "塔頂海拔正好一千公尺，整座湖在腳下。",
      "塔顶海拔正好一千米，整座湖在脚下。",
      "Its top is exactly a thousand metres above the sea, with the whole lake below.",
      "塔の頂はちょうど標高1,000m。湖のすべてが眼下に広がります。",
      "탑 꼭대기가 꼭 해발 1,000m이며 호수 전체가 발아래에 있습니다.",
    ],
    [23.8428, 120.9206],
  ),
  sight(
    ["伊達邵部落", "伊达邵部落", "Ita Thao Village", "伊達邵（イタサオ）の集落", "이다사오 마을"],
    away(DRIVE, 15),
    [
      "邵族的碼頭與市街，杵音在傍晚響起。",
      "邵族的码头与市街，杵音在傍晚响起。",
      "Pier and lanes of the Thao people; the pestles sound at dusk.",
      "サオ族の船着き場と町。夕暮れに杵の音が響きます。",
      "사오족의 나루와 골목으로, 해 질 녘 절굿공이 소리가 울립니다.",
    ],
    [23.8493, 120.9313],
  ),
  sight(
    ["日月老茶廠", "日月老茶厂", "Antique Assam Tea Farm", "日月老茶廠", "르웨 옛 차 공장"],
    away(DRIVE, 14),
    [
      "還在運轉的老揉茶機，站在旁邊就聞得到紅茶。",
      "还在运转的老揉茶机，站在旁边就闻得到红茶。",
      "Old rolling machines still at work; the smell alone is worth the way.",
      "いまも動く古い揉捻機。そばに立つだけで紅茶の香りがします。",
      "지금도 도는 옛 유념기 곁에 서면 홍차 향이 납니다.",
    ],
    [23.8847, 120.9365],
  ),
  sight(
    ["貓囒山步道", "猫囒山步道", "Maolan Mountain Trail", "猫囒山歩道", "마오란산 산책로"],
    away(DRIVE, 6),
    [
      "穿過茶園上到一千零二十公尺，日出時兩邊都是雲。",
      "穿过茶园上到一千零二十米，日出时两边都是云。",
      "Up through tea gardens to 1,020 metres; at sunrise there is cloud on both sides.",
      "茶畑を抜けて標高1,020mへ。日の出には両側が雲海になります。",
      "차밭을 지나 1,020m까지 오르면 해 뜰 때 양쪽이 구름입니다.",
    ],
    [23.8702, 120.9067],
    cabinByDay,
  ),
  sight(
    ["車埕木業老站", "车埕木业老站", "Checheng, the old timber station", "車埕・木材の里", "처청 목재 마을"],
    away(DRIVE, 25),
    [
      "集集支線的終點，池裡曾經浮滿等火車的檜木。",
      "集集支线的终点，池里曾经浮满等火车的桧木。",
      "The end of the branch line, where cypress logs once floated while they waited for a train.",
      "集集線の終点。池にはかつて、列車を待つ檜が浮かんでいました。",
      "지지선의 종점으로, 못에는 한때 기차를 기다리던 편백이 떠 있었습니다.",
    ],
    [23.8329, 120.8658],
  ),
  sight(
    [
      "九族文化村與日月潭纜車",
      "九族文化村与日月潭缆车",
      "Formosan Aboriginal Culture Village and the Sun Moon Lake Ropeway",
      "九族文化村・日月潭ロープウェイ",
      "구족문화촌과 르웨탄 케이블카",
    ],
    away(DRIVE, 30),
    [
      "纜車十分鐘越過兩座山，二月的櫻花從上面看最好。",
      "缆车十分钟越过两座山，二月的樱花从上面看最好。",
      "Ten minutes over two mountains; the cherry blossom of February is best seen from above.",
      "ロープウェイで山を二つ越えて10分。二月の桜は空からがなによりです。",
      "케이블카로 산 둘을 넘어 10분. 2월 벚꽃은 위에서 볼 때 가장 좋습니다.",
    ],
    [23.8706, 120.9494],
  ),
];
