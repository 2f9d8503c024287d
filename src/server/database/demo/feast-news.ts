/** Eleven pieces of house news over most of a year. */
import { five, joined, type Five } from "./five.ts";
import type { DemoArticle } from "./lodging.ts";

const ASK: Five = [
  "有任何問題，請洽大廳服務檯或來電。",
  "有任何问题，请咨询大堂服务台或来电。",
  "With any question, ask at the desk in the lobby or call us.",
  "ご不明な点は、ロビーのフロントまたはお電話にてお尋ねください。",
  "궁금하신 점은 로비 프런트나 전화로 문의해 주십시오.",
];

function notice(published_days_ago: number, title: Five, line: Five): DemoArticle {
  return {
    kind: "announcement",
    title: five(title),
    sub_title: {},
    foreword: five(line),
    detail: joined((text, ask) => `<p>${text}</p><p>${ask}</p>`, line, ASK),
    published_days_ago,
    booking: { from: null, to: null },
    stay: { from: null, to: null },
    rooms: [],
    show_in_index: published_days_ago < 120,
  };
}

export const feastNews: DemoArticle[] = [
  notice(
    1,
    [
      "天空泳池加溫至三十度",
      "天空泳池加温至三十度",
      "The rooftop pool is at thirty degrees",
      "天空のプールを30度に温めました",
      "루프톱 풀을 30도로 데웠습니다",
    ],
    [
      "即日起至三月底，每天七點到二十一點。",
      "即日起至三月底，每天七点到二十一点。",
      "From today to the end of March, seven to nine every day.",
      "本日より三月末まで、毎日7時から21時まで。",
      "오늘부터 3월 말까지 매일 7시에서 21시까지입니다.",
    ],
  ),
  notice(
    6,
    [
      "電梯年度保養公告",
      "电梯年度保养公告",
      "Yearly inspection of the lifts",
      "エレベーター年次点検のお知らせ",
      "엘리베이터 연간 점검 안내",
    ],
    [
      "下週二上午十點至十二點，東側兩部電梯暫停，西側照常。",
      "下周二上午十点至十二点，东侧两部电梯暂停，西侧照常。",
      "Next Tuesday from ten to noon the two lifts on the east side rest; those on the west run.",
      "来週火曜の10時から12時まで東側の二基を停止いたします。西側は通常どおりです。",
      "다음 주 화요일 10–12시에 동쪽 두 대가 멈추고 서쪽은 그대로 운행합니다.",
    ],
  ),
  notice(
    14,
    [
      "國際會議中心取得綠建築銀級",
      "国际会议中心取得绿色建筑银级",
      "Silver for sustainable building: the International Convention Centre",
      "国際会議場がグリーンビルディング・シルバー認証を取得",
      "국제회의장이 녹색건축 은상을 받았습니다",
    ],
    [
      "屋頂太陽能一年供應會議中心四成用電。",
      "屋顶太阳能一年供应会议中心四成用电。",
      "Panels on the roof give the halls two fifths of their power.",
      "屋上の太陽光で、会議場の電力の四割をまかなっております。",
      "지붕 태양광이 회의장 전력의 40%를 냅니다.",
    ],
  ),
  notice(
    21,
    [
      "耶誕市集報名開始",
      "圣诞市集报名开始",
      "The Christmas market is open for stalls",
      "クリスマスマーケット出店募集",
      "크리스마스 마켓 참가 모집",
    ],
    [
      "三十個攤位，魚池的農家與工坊優先。",
      "三十个摊位，鱼池的农家与工坊优先。",
      "Thirty stalls; farms and workshops of Yuchi come first.",
      "三十区画。魚池の農家と工房を優先いたします。",
      "부스 서른 개, 위츠의 농가와 공방을 먼저 모십니다.",
    ],
  ),
  notice(
    33,
    [
      "湖魚季的菜單換了",
      "湖鱼季的菜单换了",
      "A new menu for the season of lake fish",
      "湖魚の季節の献立になりました",
      "호수 생선 철 메뉴로 바뀌었습니다",
    ],
    [
      "曲腰魚、奇力魚與潭蝦，每天只收碼頭送來的那些。",
      "翘嘴鲌、奇力鱼与潭虾，每天只收码头送来的那些。",
      "Culter, Thao minnow and lake prawns, only as many as the jetty brings that day.",
      "曲腰魚、奇力魚、手長海老を、その日に桟橋へ揚がった分だけ。",
      "취야오위와 치리위, 민물새우를 그날 선착장에 들어온 만큼만 씁니다.",
    ],
  ),
  notice(
    48,
    [
      "接駁車新增高鐵台中站班次",
      "接驳车新增高铁台中站班次",
      "More coaches from THSR Taichung",
      "高鉄台中駅の送迎バスを増便",
      "고속철도 타이중역 셔틀 증편",
    ],
    [
      "平日每兩小時、假日每小時一班，車程約一小時二十分。",
      "平日每两小时、假日每小时一班，车程约一小时二十分。",
      "Every two hours on weekdays, hourly on weekends, about an hour and twenty minutes.",
      "平日は2時間ごと、休日は毎時、所要約1時間20分です。",
      "평일 2시간마다, 휴일 1시간마다, 약 1시간 20분 걸립니다.",
    ],
  ),
  notice(
    70,
    [
      "寵物友善庭園房開放",
      "宠物友好庭园房开放",
      "Rooms for guests with a dog",
      "ペット同伴のお部屋をはじめました",
      "반려견 동반 객실을 열었습니다",
    ],
    [
      "六間，各有小院子；每晚清潔費五百元。",
      "六间，各有小院子；每晚清洁费五百元。",
      "Six of them, each with a yard; five hundred a night for cleaning.",
      "六室、それぞれに小庭付き。清掃料は一泊 NT$500 です。",
      "여섯 실, 작은 마당이 있으며 1박 청소비는 NT$500입니다.",
    ],
  ),
  notice(
    95,
    [
      "颱風期間退改說明",
      "台风期间退改说明",
      "Typhoons: changes and refunds",
      "台風時の変更・取消について",
      "태풍 시 변경·환불 안내",
    ],
    [
      "當地政府公告停班停課者，可全額退款或改期。",
      "当地政府公告停工停课者，可全额退款或改期。",
      "When the county closes offices, we refund in full or move your dates.",
      "現地行政が休業を発表した場合、全額返金または日程変更を承ります。",
      "현지 당국이 휴무를 발표하면 전액 환불하거나 일정을 바꿔 드립니다.",
    ],
  ),
  notice(
    130,
    [
      "客房改用大瓶裝備品",
      "客房改用大瓶装洗护用品",
      "Large bottles in the bathrooms",
      "アメニティを大容量ボトルに",
      "욕실 용품을 대용량으로 바꿨습니다",
    ],
    [
      "一年少用六萬個小瓶子。",
      "一年少用六万个小瓶子。",
      "Sixty thousand little ones fewer a year.",
      "小さな容器が年に六万本減ります。",
      "한 해 작은 병 6만 개가 줄어듭니다.",
    ],
  ),
  notice(
    180,
    [
      "湖畔步道重新鋪設完工",
      "湖畔步道重新铺设完工",
      "The lakeside path is finished",
      "湖畔の遊歩道が完成しました",
      "호숫가 산책로가 완공되었습니다",
    ],
    [
      "全長一點八公里，輪椅與推車可以一路走到碼頭。",
      "全长一点八公里，轮椅与推车可以一路走到码头。",
      "1.8 kilometres, smooth for wheelchairs and prams all the way to the jetty.",
      "全長1.8km。車椅子やベビーカーでも桟橋まで進めます。",
      "1.8km 길이로 휠체어와 유모차도 선착장까지 갈 수 있습니다.",
    ],
  ),
  notice(
    260,
    ["第一千組客人", "第一千组客人", "Our thousandth party", "千組目のお客様", "천 번째 손님"],
    [
      "一家五口，從花蓮來，住了三晚，釣到一條魚，放了。",
      "一家五口，从花莲来，住了三晚，钓到一条鱼，放了。",
      "Five of them, from Hualien, three nights, one fish, let go.",
      "花蓮からの五人家族。三泊して、釣れた魚は一匹、放してお帰りになりました。",
      "화롄에서 오신 다섯 식구. 사흘 묵고 물고기 한 마리를 잡아 놓아주셨습니다.",
    ],
  ),
];
