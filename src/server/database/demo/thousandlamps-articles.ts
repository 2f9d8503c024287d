/** Promotions and house news of Thousand Lamps Campground: one season to come, one weekday offer. */
import type { DemoArticle } from "./lodging.ts";
import { daysUntil } from "./thousandlamps-days.ts";
import { bellTentAtDusk, cabinAtDusk, cabinByDay } from "./thousandlamps-photos.ts";

const noLimit = { from: null, to: null };
const lastFirefly = daysUntil(5, 31);

export const promotions: DemoArticle[] = [
  {
    kind: "promotion",
    type: "season",
    title: {
      "zh-TW": "螢火蟲季",
      "zh-CN": "萤火虫季",
      "en-US": "Firefly season",
      "ja-JP": "蛍の季節",
      "ko-KR": "반딧불이의 계절",
    },
    sub_title: {
      "zh-TW": "四月到五月，提早一小時熄燈",
      "zh-CN": "四月到五月，提早一小时熄灯",
      "en-US": "April and May, with the lamps out an hour early",
      "ja-JP": "四月から五月、消灯を一時間早めます",
      "ko-KR": "4월부터 5월까지, 한 시간 일찍 소등합니다",
    },
    foreword: {
      "zh-TW": "四、五月的無風夜晚，溪邊會浮起一層綠光。我們把燈提早到九點熄，由熟悉水路的人帶您慢慢走。",
      "zh-CN": "四、五月的无风夜晚，溪边会浮起一层绿光。我们把熄灯提早到九点，由熟悉水路的人带您慢慢走。",
      "en-US":
        "On windless nights in April and May a green light gathers over the stream. We put the lamps out at nine and " +
        "someone who knows the banks walks you there slowly.",
      "ja-JP":
        "四月と五月の風のない夜、沢沿いに淡い緑の光が浮かびます。消灯を九時に早め、水辺をよく知る者がゆっくりご案内いたします。",
      "ko-KR":
        "4월과 5월, 바람 없는 밤이면 시냇가에 초록빛이 떠오릅니다. 소등을 아홉 시로 앞당기고, 물길을 잘 아는 직원이 천천히 안내합니다.",
    },
    detail: {
      "zh-TW":
        "<h3>內容</h3><ul><li>每晚 19:40 從小舖出發的溪邊導覽，約七十分鐘，中文解說</li><li>每營位借用兩支紅光手電筒</li>" +
        "<li>回程在湖邊喝一杯熱薑茶</li></ul><h3>條件</h3><ul><li>四、五月入住者皆可參加，不另收費，每梯二十人，入住時登記</li>" +
        "<li>雨天或強風取消；螢火蟲是野生的，我們不保證數量</li><li>請勿使用白光、閃光燈與防蚊噴霧</li></ul>",
      "zh-CN":
        "<h3>内容</h3><ul><li>每晚 19:40 从小铺出发的溪边导览，约七十分钟，中文讲解</li><li>每个营位借用两支红光手电</li>" +
        "<li>回程在湖边喝一杯热姜茶</li></ul><h3>条件</h3><ul><li>四、五月入住的客人均可参加，不另收费，每场二十人，入住时登记</li>" +
        "<li>雨天或大风取消；萤火虫是野生的，我们不保证数量</li><li>请勿使用白光、闪光灯和驱蚊喷雾</li></ul>",
      "en-US":
        "<h3>What is included</h3><ul><li>A guided walk along the stream from the shop at 19:40, about seventy minutes, " +
        "in Mandarin with an English sheet</li><li>Two red-light torches for each pitch</li>" +
        "<li>Hot ginger tea by the lake on the way back</li></ul><h3>Conditions</h3>" +
        "<ul><li>For everyone staying in April or May, at no charge; twenty places a night, put your name down at " +
        "check-in</li><li>Called off in rain or strong wind; the fireflies are wild and their number is theirs to " +
        "decide</li><li>No white light, flash or insect spray, please</li></ul>",
      "ja-JP":
        "<h3>内容</h3><ul><li>毎晩19:40売店発、沢沿いのご案内（約70分、中国語。日本語の説明書きあり）</li>" +
        "<li>1サイトにつき赤色ライト2本をお貸しします</li><li>帰りに湖畔で温かい生姜茶を一杯</li></ul>" +
        "<h3>条件</h3><ul><li>四月・五月にご宿泊の方は無料。各回20名様、チェックイン時にお申し込みください</li>" +
        "<li>雨天・強風の場合は中止いたします。野生の蛍のため、数はお約束できません</li>" +
        "<li>白色ライト、フラッシュ、虫よけスプレーのご使用はお控えください</li></ul>",
      "ko-KR":
        "<h3>포함 내용</h3><ul><li>매일 저녁 19:40 매점 앞 출발, 시냇가 안내 산책 약 70분(중국어, 한국어 안내문 제공)</li>" +
        "<li>사이트마다 붉은빛 손전등 2개 대여</li><li>돌아오는 길 호숫가에서 따뜻한 생강차 한 잔</li></ul>" +
        "<h3>조건</h3><ul><li>4·5월 투숙객은 무료이며 회당 20명, 체크인할 때 신청해 주십시오</li>" +
        "<li>비나 강풍이 있으면 취소됩니다. 야생 반딧불이이므로 수는 약속드릴 수 없습니다</li>" +
        "<li>흰 불빛, 플래시, 모기 기피제 사용은 삼가 주십시오</li></ul>",
    },
    photo: cabinAtDusk,
    published_days_ago: 6,
    booking: { from: lastFirefly - 120, to: lastFirefly },
    stay: { from: lastFirefly - 60, to: lastFirefly },
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "weekday",
    title: {
      "zh-TW": "平日空帳",
      "zh-CN": "平日空帐",
      "en-US": "Weekday tents, 30% off",
      "ja-JP": "平日の空きテント 30%引き",
      "ko-KR": "평일 빈 텐트 30% 할인",
    },
    sub_title: {
      "zh-TW": "週日至週四，住宿七折",
      "zh-CN": "周日至周四，住宿七折",
      "en-US": "Sunday to Thursday nights",
      "ja-JP": "日曜から木曜のご宿泊",
      "ko-KR": "일요일부터 목요일 숙박",
    },
    foreword: {
      "zh-TW": "平日的草地常常只有三、四頂帳篷，火邊聽得見溪聲。空著的位子，我們以七折留給能在平日出門的人。",
      "zh-CN": "平日的草地上常常只有三四顶帐篷，坐在火边能听见溪声。空着的位子，以七折留给能在平日出门的人。",
      "en-US":
        "On weekdays there are often three or four tents on the whole meadow and you hear the stream from the fire. The " +
        "empty places go at 30% off to those who can come then.",
      "ja-JP":
        "平日の草原は三、四張りほど。火のそばで沢の音が聞こえます。空いている区画を、平日にお越しになれる方へ三割引きでご用意いたします。",
      "ko-KR":
        "평일 초원에는 텐트가 서너 동뿐일 때가 많아 불가에서도 시냇물 소리가 들립니다. 비어 있는 자리를 평일에 오실 수 있는 분께 30% 할인해 드립니다.",
    },
    detail: {
      "zh-TW":
        "<h3>內容</h3><ul><li>草坪營位、雨棚營位與星空鐘帳，週日至週四每晚七折</li><li>晚退營至 13:00</li></ul>" +
        "<h3>如何使用</h3><ul><li>線上預訂時選擇支付 30% 訂金，備註填「平日空帳」</li><li>折扣於抵達時自尾款扣除</li>" +
        "<li>國定假日與其前一晚不適用，不與其他優惠併用；加購項目不打折</li></ul>",
      "zh-CN":
        "<h3>内容</h3><ul><li>草坪营位、雨棚营位和星空钟形帐，周日至周四每晚七折</li><li>延迟离营至 13:00</li></ul>" +
        "<h3>使用方法</h3><ul><li>在线预订时选择支付 30% 定金，备注填写“平日空帐”</li><li>折扣在抵达时从尾款中扣除</li>" +
        "<li>法定节假日及其前一晚不适用，不与其他优惠同享；加购项目不打折</li></ul>",
      "en-US":
        "<h3>What is included</h3><ul><li>30% off every Sunday to Thursday night on lawn pitches, covered pitches and " +
        "bell tents</li><li>Stay on until 13:00</li></ul><h3>How to use it</h3>" +
        "<ul><li>Book online, choose to pay the 30% deposit and write “weekday tent” in the notes</li>" +
        "<li>The discount comes off the balance when you arrive</li>" +
        "<li>Not on public holidays or the night before; not with other offers; add-ons at full price</li></ul>",
      "ja-JP":
        "<h3>内容</h3><ul><li>芝生サイト、屋根付きサイト、星空ベルテントが日曜〜木曜の各泊30%引き</li><li>13:00までのレイトチェックアウト</li></ul>" +
        "<h3>ご利用方法</h3><ul><li>オンライン予約で30%の予約金をお選びのうえ、備考欄に「平日テント」とご記入ください</li>" +
        "<li>割引額はご到着時に残金から差し引きます</li><li>祝日とその前夜は対象外です。他の特典との併用はできません。オプションは割引対象外です</li></ul>",
      "ko-KR":
        "<h3>포함 내용</h3><ul><li>잔디 사이트, 지붕 사이트, 벨 텐트를 일요일~목요일 매박 30% 할인</li><li>13:00까지 레이트 체크아웃</li></ul>" +
        "<h3>이용 방법</h3><ul><li>온라인 예약 시 예약금 30% 결제를 선택하고 요청 사항에 ‘평일 텐트’라고 적어 주십시오</li>" +
        "<li>할인 금액은 도착하실 때 잔금에서 빼 드립니다</li><li>공휴일과 그 전날 밤은 제외되며, 다른 혜택과 중복되지 않고 추가 옵션은 할인되지 않습니다</li></ul>",
    },
    photo: bellTentAtDusk,
    published_days_ago: 24,
    booking: noLimit,
    stay: { from: 0, to: 180 },
    rooms: ["LAWN", "COVER", "BELL"],
    show_in_index: false,
  },
];

export const announcements: DemoArticle[] = [
  {
    kind: "announcement",
    title: {
      "zh-TW": "草地要休息兩週",
      "zh-CN": "草地要休息两周",
      "en-US": "The grass takes two weeks off",
      "ja-JP": "草原が二週間お休みします",
      "ko-KR": "초원이 2주간 쉽니다",
    },
    sub_title: {
      "zh-TW": "全區休營十四天",
      "zh-CN": "全区休营十四天",
      "en-US": "The whole site closes for fourteen days",
      "ja-JP": "全区画14日間休業",
      "ko-KR": "전 구역 14일간 휴장",
    },
    foreword: {
      "zh-TW": "每年一次，我們讓草根喘口氣，也趁這時修步道、洗燈罩。休營日期已在訂房月曆上標示。",
      "zh-CN": "每年一次，我们让草根歇口气，也趁这时修步道、洗灯罩。休营日期已在预订日历上标出。",
      "en-US":
        "Once a year we let the roots breathe, mend the paths and wash a thousand lamp glasses. The dates are marked in " +
        "the booking calendar.",
      "ja-JP":
        "年に一度、草の根を休ませ、その間に小径を直し、ランプのほやを洗います。休業日は予約カレンダーに表示しております。",
      "ko-KR":
        "한 해에 한 번 풀뿌리를 쉬게 하고, 그동안 길을 고치고 등갓을 닦습니다. 휴장일은 예약 달력에 표시되어 있습니다.",
    },
    detail: {
      "zh-TW":
        "<p>休營期間，草坪、雨棚、鐘帳與小屋都不開放，小舖電話仍每日 09:00–17:00 有人接聽。</p>" +
        "<p>我們會在草坪打孔、覆土，重新播下耐踏的草種，並更換溪邊三座木橋的橋板。</p>",
      "zh-CN":
        "<p>休营期间，草坪、雨棚、钟形帐和小屋均不开放，小铺电话仍每天 09:00–17:00 有人接听。</p>" +
        "<p>我们会给草坪打孔、覆土，重新播下耐踩的草种，并更换溪边三座木桥的桥板。</p>",
      "en-US":
        "<p>Pitches, tents and cabins are all closed for these nights; the shop still answers the telephone from 09:00 to " +
        "17:00 every day.</p><p>We aerate and dress the lawn, sow a harder-wearing grass and replace the boards of the three " +
        "footbridges over the stream.</p>",
      "ja-JP":
        "<p>期間中は全サイト、ベルテント、キャビンともお休みをいただきます。お電話は毎日9:00〜17:00に承ります。</p>" +
        "<p>芝生に穴をあけて目土を入れ、踏まれても強い種をまき直します。沢にかかる三つの木橋の板も張り替えます。</p>",
      "ko-KR":
        "<p>이 기간에는 모든 사이트와 벨 텐트, 오두막이 문을 닫습니다. 매점 전화는 매일 09:00–17:00에 받습니다.</p>" +
        "<p>잔디에 구멍을 내고 흙을 덮어 밟힘에 강한 씨를 다시 뿌리고, 시내 위 나무다리 세 곳의 판자를 새로 깝니다.</p>",
    },
    published_days_ago: 3,
    booking: noLimit,
    stay: noLimit,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "湖畔小徑重新開放",
      "zh-CN": "湖畔小路重新开放",
      "en-US": "The lake path is open again",
      "ja-JP": "湖畔の小径が再開しました",
      "ko-KR": "호숫가 길을 다시 엽니다",
    },
    sub_title: {
      "zh-TW": "環湖一圈約二十五分鐘",
      "zh-CN": "环湖一圈约二十五分钟",
      "en-US": "About 25 minutes around",
      "ja-JP": "一周およそ25分",
      "ko-KR": "한 바퀴 약 25분",
    },
    foreword: {
      "zh-TW": "夏天被雨水沖走的一段路修好了，改鋪碎木屑，走起來沒有聲音。",
      "zh-CN": "夏天被雨水冲走的一段路修好了，改铺碎木屑，走起来没有声音。",
      "en-US":
        "The stretch that the summer rain carried off is mended, now with wood chips that make no sound underfoot.",
      "ja-JP": "夏の雨で流された区間を直し、足音のしない木のチップを敷きました。",
      "ko-KR": "여름비에 쓸려 간 구간을 고치고, 발소리가 나지 않는 나무 칩을 깔았습니다.",
    },
    detail: {
      "zh-TW": "<p>清晨六點到七點之間霧最低，常能看到整座木屋倒映在水面。請沿木樁走，湖岸的草在長根。</p>",
      "zh-CN": "<p>清晨六点到七点之间雾气最低，常能看到整座木屋倒映在水面。请沿木桩行走，湖岸的草正在长根。</p>",
      "en-US":
        "<p>Between six and seven in the morning, when the mist is low, you can often see a whole cabin in the water. Please " +
        "keep inside the posts: the grass on the bank is still rooting.</p>",
      "ja-JP":
        "<p>朝六時から七時は霧が低く、キャビンが丸ごと水面に映ることもございます。岸の草が根を張るまで、杭の内側をお歩きください。</p>",
      "ko-KR":
        "<p>아침 여섯 시에서 일곱 시 사이, 안개가 낮을 때면 오두막이 통째로 수면에 비칩니다. 물가의 풀이 뿌리내리는 중이니 말뚝 안쪽으로 걸어 주십시오.</p>",
    },
    photo: cabinByDay,
    published_days_ago: 31,
    booking: noLimit,
    stay: noLimit,
    rooms: [],
    show_in_index: false,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "冬天上山前，請先看路況",
      "zh-CN": "冬天上山前，请先查路况",
      "en-US": "Before driving up in winter",
      "ja-JP": "冬にお越しの方へ",
      "ko-KR": "겨울에 올라오시기 전에",
    },
    sub_title: {
      "zh-TW": "台 14 甲線與夜間低溫",
      "zh-CN": "台14甲线与夜间低温",
      "en-US": "Highway 14A and cold nights",
      "ja-JP": "台14甲線と夜の冷え込み",
      "ko-KR": "14A번 도로와 밤 추위",
    },
    foreword: {
      "zh-TW": "營地本身少有積雪，但冬夜常在五度以下，再往上的路段可能管制。",
      "zh-CN": "营地本身很少积雪，但冬夜常在五度以下，再往上的路段可能管制。",
      "en-US":
        "Snow seldom lies at the camp, but winter nights often fall below 5°C and the road above us may be controlled.",
      "ja-JP": "場内に雪が積もることはまれですが、冬の夜は5度を下回る日が多く、上の区間では通行規制がございます。",
      "ko-KR": "캠핑장에 눈이 쌓이는 일은 드물지만 겨울밤은 5도 아래로 자주 내려가고, 위쪽 도로는 통제될 수 있습니다.",
    },
    detail: {
      "zh-TW":
        "<ul><li>出發前請查詢公路局的即時路況；武嶺一帶降雪時可能要求加掛雪鏈。</li>" +
        "<li>小舖可借電熱毯（柳杉小屋已備），數量有限，請於訂房備註。</li><li>帳內請勿使用炭火或瓦斯取暖。</li></ul>",
      "zh-CN":
        "<ul><li>出发前请查询公路局的实时路况；武岭一带下雪时可能要求安装防滑链。</li>" +
        "<li>小铺可借电热毯（柳杉小屋已备），数量有限，请在预订时备注。</li><li>帐内请勿使用炭火或燃气取暖。</li></ul>",
      "en-US":
        "<ul><li>Check the Highway Bureau's live road information before you leave; snow chains may be required around " +
        "Wuling when it snows.</li><li>The shop lends electric blankets (the cabins have them); there are only some, so tell " +
        "us when booking.</li><li>Never heat a tent with charcoal or gas.</li></ul>",
      "ja-JP":
        "<ul><li>ご出発前に公路局の道路情報をご確認ください。武嶺付近では降雪時にチェーン装着が求められることがございます。</li>" +
        "<li>電気毛布をお貸しします（キャビンには備え付け）。数に限りがありますので、ご予約時にお知らせください。</li>" +
        "<li>テント内での炭火・ガスによる暖房はおやめください。</li></ul>",
      "ko-KR":
        "<ul><li>출발 전에 공로국의 실시간 도로 정보를 확인해 주십시오. 우링 일대에 눈이 오면 체인 장착이 요구될 수 있습니다.</li>" +
        "<li>매점에서 전기담요를 빌려 드립니다(오두막에는 비치). 수량이 많지 않으니 예약할 때 적어 주십시오.</li>" +
        "<li>텐트 안에서 숯불이나 가스로 난방하지 마십시오.</li></ul>",
    },
    published_days_ago: 58,
    booking: noLimit,
    stay: noLimit,
    rooms: [],
    show_in_index: false,
  },
];
