/** Moonclear's promotions (two weekday nights, autumn crab, winter kumquats) and house news. */
import type { DemoArticle } from "./lodging.ts";
import { moonclearAttractions } from "./moonclear-attractions.ts";
import { openAirBath, roomGarden, veranda } from "./moonclear-photos.ts";

const always = { from: null, to: null };

const promotions: DemoArticle[] = [
  {
    kind: "promotion",
    type: "stay",
    title: {
      "zh-TW": "平日連泊，第二晚八折",
      "zh-CN": "平日连住，第二晚八折",
      "en-US": "Stay a second weekday night for 20% less",
      "ja-JP": "平日連泊、二泊目は20％引き",
      "ko-KR": "평일 연박, 둘째 날 20% 할인",
    },
    sub_title: {
      "zh-TW": "週日至週四，連住兩晚",
      "zh-CN": "周日至周四，连住两晚",
      "en-US": "Sunday to Thursday, two nights in a row",
      "ja-JP": "日曜〜木曜、二連泊",
      "ko-KR": "일요일–목요일, 연속 2박",
    },
    foreword: {
      "zh-TW": "第一晚卸下行李，第二天才真正開始休息。沒有退房時間的那個早上，緣側的茶可以續到中午。",
      "zh-CN": "第一晚放下行李，第二天才算真正开始休息。不用赶着退房的那个早上，檐廊上的茶可以一直续到中午。",
      "en-US":
        "The first night you put the bags down; the second day is when the rest begins. With no check-out that morning, the tea on the veranda can last until noon.",
      "ja-JP": "一泊目で荷をほどき、二日目からが本当の休み。チェックアウトのない朝は、縁側のお茶をお昼までどうぞ。",
      "ko-KR":
        "첫날 밤에는 짐을 풀고, 쉼은 둘째 날에 비로소 시작됩니다. 체크아웃이 없는 아침, 툇마루의 차는 정오까지 이어져도 좋습니다.",
    },
    detail: {
      "zh-TW":
        "<p>選擇「平日連泊」專案，連住兩晚時，第二晚的房價打八折。優惠平均計入每晚價格，訂房頁看到的就是折後金額。</p><ul><li>含每日早餐；檜湯別棟為每日一泊二食，兩晚會席菜色不同</li><li>中間那天可優先登記貸切湯一次</li><li>折扣以平日房價計算；遇週五、週六則加計假日房價，不影響折抵金額</li><li>不與優惠券併用，取消規定同一般專案</li></ul>",
      "zh-CN":
        "<p>选择“平日连住”方案，连住两晚时第二晚房费八折。优惠平均计入每晚价格，预订页显示的即为折后金额。</p><ul><li>含每日早餐；桧汤别栋为每日一泊二食，两晚会席菜式不同</li><li>中间那天可优先登记一次私汤</li><li>折扣按平日房价计算；遇周五、周六加收周末差价，优惠金额不变</li><li>不与优惠券同时使用，取消规定与普通方案相同</li></ul>",
      "en-US":
        "<p>Choose a “Two weekday nights” plan and the second room night is 20% less. The saving is spread evenly, so the nightly price you see is already the reduced one.</p><ul><li>Breakfast each day; in the Cypress-bath Annexe, half board with a different kaiseki each evening</li><li>First choice of a private-bath slot on the day between</li><li>The saving is counted on the weekday rate; Friday and Saturday nights add the weekend rate and keep the same saving</li><li>Not combined with coupons; the usual cancellation terms apply</li></ul>",
      "ja-JP":
        "<p>「平日連泊」プランをお選びいただくと、二連泊の二泊目の室料が20％引きとなります。割引は一泊ごとの料金に均等に反映しておりますので、予約画面の金額がそのまま割引後の料金です。</p><ul><li>毎朝の朝食付き。檜湯の離れは毎日一泊二食で、二晩の会席は献立が替わります</li><li>中日は貸切風呂を優先してご予約いただけます（1回）</li><li>割引は平日料金を基準に計算し、金・土曜は休前日料金を加算いたします（割引額は同じです）</li><li>クーポンとの併用はできません。キャンセル規定は通常プランと同じです</li></ul>",
      "ko-KR":
        "<p>‘평일 연박’ 플랜을 고르시면 연속 2박 중 둘째 날 객실 요금이 20% 낮아집니다. 할인은 1박 요금에 고르게 반영되어 예약 화면의 금액이 곧 할인된 금액입니다.</p><ul><li>매일 조식 포함, 히노키탕 별채는 매일 1박 2식이며 이틀의 가이세키 차림이 다릅니다</li><li>가운데 날 전세탕 1회 우선 예약</li><li>할인은 평일 요금을 기준으로 계산하며, 금·토요일에는 주말 요금이 더해지고 할인 금액은 같습니다</li><li>쿠폰과 함께 쓰실 수 없으며 취소 규정은 일반 플랜과 같습니다</li></ul>",
    },
    photo: veranda,
    published_days_ago: 30,
    booking: always,
    stay: { from: 0, to: 180 },
    rooms: ["TSUKIMI", "STREAM", "HINOKI"],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "season",
    title: {
      "zh-TW": "秋蟹會席",
      "zh-CN": "秋蟹会席",
      "en-US": "Autumn crab kaiseki",
      "ja-JP": "秋の蟹会席",
      "ko-KR": "가을 게 가이세키",
    },
    sub_title: {
      "zh-TW": "十月至十二月，晚餐限定",
      "zh-CN": "十月至十二月，晚餐供应",
      "en-US": "Dinner, October to December",
      "ja-JP": "十月〜十二月、ご夕食にて",
      "ko-KR": "10월–12월, 저녁 식사",
    },
    foreword: {
      "zh-TW": "東北季風一起，大溪漁港的花蟹就飽滿了。師傅只用昆布水與一點酒，讓蟹的甜味自己說話。",
      "zh-CN": "东北季风一起，大溪渔港的花蟹就饱满了。师傅只用昆布水和一点酒，让蟹的清甜自己说话。",
      "en-US":
        "When the north-east monsoon sets in, the flower crabs landed at Daxi harbour grow heavy. The kitchen adds kelp water and a little sake, and not much else.",
      "ja-JP":
        "北東の季節風が吹きはじめると、大渓漁港に揚がる花蟹の身が締まります。昆布水と少しの酒だけで、蟹の甘みを引き出します。",
      "ko-KR":
        "북동 계절풍이 불기 시작하면 다시 어항의 꽃게 살이 차오릅니다. 다시마 물과 술 조금만으로 게의 단맛을 살립니다.",
    },
    detail: {
      "zh-TW":
        "<p>預訂「一泊二食·會席」的客人，可將晚餐改為秋蟹會席，每位加價 NT$1,200，退房時於櫃檯結算。</p><ul><li>蒸花蟹一隻、蟹肉蘿蔔湯、蟹殼燒、蟹粥，共九道</li><li>請在訂房備註寫「秋蟹」，最遲三天前告知</li><li>當日漁獲不足時改回一般會席，不收加價</li><li>甲殼類過敏的同行者，可照常享用一般會席</li></ul>",
      "zh-CN":
        "<p>预订“一泊二食·会席晚餐”的客人，可将晚餐改为秋蟹会席，每位加价 NT$1,200，退房时在前台结算。</p><ul><li>清蒸花蟹一只、蟹肉萝卜汤碗、烤蟹壳、蟹粥，共九道</li><li>请在预订备注中写明“秋蟹”，最迟提前三天告知</li><li>当日渔获不足时恢复为常规会席，不收加价</li><li>同行者如对甲壳类过敏，可照常享用常规会席</li></ul>",
      "en-US":
        "<p>Guests on the “Half board with kaiseki” plan may change dinner to the crab menu for NT$1,200 a person, settled at the desk on departure.</p><ul><li>Nine courses, with a whole steamed crab, crab and daikon in broth, crab grilled in its shell and a crab porridge to finish</li><li>Write “crab” in the special requests, at the latest three days ahead</li><li>If the boats come back light we serve the regular kaiseki and charge no supplement</li><li>Companions with a shellfish allergy keep the regular menu</li></ul>",
      "ja-JP":
        "<p>「一泊二食・会席付き」プランのお客様は、お一人様 NT$1,200 の追加でご夕食を秋の蟹会席に変更いただけます。追加分はご出発の際にフロントで承ります。</p><ul><li>花蟹の姿蒸し、蟹と大根の椀、甲羅焼き、蟹雑炊を含む全九品</li><li>ご予約時の備考欄に「蟹会席」とご記入のうえ、三日前までにお知らせください</li><li>水揚げが少ない日は通常の会席をご用意し、追加料金は頂戴いたしません</li><li>甲殻類アレルギーのお連れ様には通常の会席をご用意いたします</li></ul>",
      "ko-KR":
        "<p>‘1박 2식 · 가이세키’ 플랜을 예약하신 분은 1인 NT$1,200을 더해 저녁을 가을 게 가이세키로 바꾸실 수 있습니다. 추가 금액은 체크아웃하실 때 프런트에서 받습니다.</p><ul><li>통게찜, 게살 무 맑은국, 게딱지구이, 게죽을 포함한 아홉 가지 차림</li><li>예약 요청 사항에 ‘게 가이세키’라고 적어 늦어도 사흘 전까지 알려 주시기 바랍니다</li><li>그날 어획이 부족하면 일반 가이세키로 준비하고 추가 금액을 받지 않습니다</li><li>갑각류 알레르기가 있는 일행께는 일반 가이세키를 드립니다</li></ul>",
    },
    photo: roomGarden,
    published_days_ago: 48,
    booking: { from: -60, to: 43 },
    stay: { from: -45, to: 46 },
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "season",
    title: {
      "zh-TW": "冬日金棗湯",
      "zh-CN": "冬日金枣汤",
      "en-US": "Kumquats in the winter bath",
      "ja-JP": "冬の金柑湯",
      "ko-KR": "겨울 금귤탕",
    },
    sub_title: {
      "zh-TW": "十二月至二月，貸切湯",
      "zh-CN": "十二月至二月，四层私汤",
      "en-US": "Private bath, December to February",
      "ja-JP": "十二月〜二月、貸切風呂にて",
      "ko-KR": "12월–2월, 전세탕",
    },
    foreword: {
      "zh-TW": "宜蘭的金棗在冬天轉黃。我們把當天採下的果實放進貸切湯，熱氣一蒸，整間浴室都是果皮的清香。",
      "zh-CN": "宜兰的金枣在冬天转黄。我们把当天采下的果实放进私汤，热气一蒸，满室都是果皮的清香。",
      "en-US":
        "Yilan's kumquats turn gold in winter. We float the day's picking in the private bath, and the steam carries the scent of the peel through the room.",
      "ja-JP": "宜蘭の金柑は冬に色づきます。その日に摘んだ実を貸切風呂に浮かべると、湯けむりに皮の香りがほどけます。",
      "ko-KR":
        "이란의 금귤은 겨울에 노랗게 익습니다. 그날 딴 열매를 전세탕에 띄우면 김을 따라 껍질 향이 욕실 가득 번집니다.",
    },
    detail: {
      "zh-TW":
        "<p>冬季期間，入住任一房型、任一專案都可預約一次金棗湯，不另收費。</p><ul><li>每組 50 分鐘，入住時登記；每日六組</li><li>浴後附一壺熱金棗茶</li><li>果實來自員山與礁溪的果園，遇連日大雨停採時暫停</li><li>肌膚敏感者可選一般貸切湯</li></ul>",
      "zh-CN":
        "<p>冬季期间，入住任意房型、任意方案均可预约一次金枣汤，不另收费。</p><ul><li>每组 50 分钟，办理入住时登记；每日六组</li><li>浴后附一壶热金枣茶</li><li>果实来自员山与礁溪的果园，遇连日大雨停采时暂停</li><li>皮肤敏感的客人可选普通私汤</li></ul>",
      "en-US":
        "<p>In winter, every room and every plan comes with one kumquat bath, at no charge.</p><ul><li>Fifty minutes per party, arranged at check-in; six parties a day</li><li>A pot of hot kumquat tea afterwards</li><li>The fruit comes from orchards in Yuanshan and Jiaoxi; after days of heavy rain there is no picking, and no kumquat bath</li><li>Guests with sensitive skin may choose the plain private bath</li></ul>",
      "ja-JP":
        "<p>冬の間、すべてのお部屋・プランのお客様に、金柑湯を一回ご用意いたします。追加料金はございません。</p><ul><li>一組50分、一日六組。チェックインの際に承ります</li><li>湯上がりに温かい金柑茶を一服</li><li>実は員山と礁渓の果樹園から届きます。長雨で収穫がない日はお休みいたします</li><li>お肌の敏感な方は通常の貸切風呂をお選びください</li></ul>",
      "ko-KR":
        "<p>겨울 동안 모든 객실과 플랜에서 금귤탕을 한 번 이용하실 수 있으며 추가 요금은 없습니다.</p><ul><li>한 팀 50분, 하루 여섯 팀, 체크인하실 때 예약</li><li>목욕 후 따뜻한 금귤차 한 주전자</li><li>열매는 위안산과 자오시의 과수원에서 옵니다. 비가 이어져 수확이 없는 날은 쉽니다</li><li>피부가 예민하신 분은 일반 전세탕을 고르실 수 있습니다</li></ul>",
    },
    published_days_ago: 3,
    booking: { from: 10, to: 100 },
    stay: { from: 16, to: 105 },
    rooms: [],
    show_in_index: false,
  },
];

const news: DemoArticle[] = [
  {
    kind: "announcement",
    title: {
      "zh-TW": "每週三午後刷洗露天岩湯",
      "zh-CN": "每周三午后清洗露天汤池",
      "en-US": "The open-air bath is scrubbed on Wednesdays",
      "ja-JP": "毎週水曜、露天岩風呂の清掃について",
      "ko-KR": "매주 수요일 노천 바위탕 청소 안내",
    },
    sub_title: {
      "zh-TW": "當日 18:00 起開放",
      "zh-CN": "当日 18:00 起开放",
      "en-US": "Opens at 18:00 that day",
      "ja-JP": "当日は18:00より",
      "ko-KR": "당일 18:00부터 이용",
    },
    foreword: {
      "zh-TW": "放乾一池水、刷完每一塊石頭，再等泉水慢慢注滿，需要大半天。",
      "zh-CN": "放干一池水、刷净每一块石头，再等泉水慢慢注满，需要大半天。",
      "en-US": "Draining the pool, brushing each stone and letting the spring fill it again takes most of a day.",
      "ja-JP": "湯を抜き、石をひとつずつ磨き、源泉が満ちるのを待つと、ほぼ半日かかります。",
      "ko-KR": "물을 빼고 돌 하나하나를 닦은 뒤 온천수가 다시 차오르기까지 한나절이 걸립니다.",
    },
    detail: {
      "zh-TW":
        "<p>每週三早湯結束後，我們會放乾露天岩湯，以硬刷與清水刷洗，不使用藥劑。當日下午的開放時間因此延後到 18:00，結束時間 23:00 不變。</p><p>週三 16:00–18:00 貸切湯加開兩個時段，入住時可向櫃檯登記。</p>",
      "zh-CN":
        "<p>每周三晨间开放结束后，我们会放干露天汤池，用硬刷与清水刷洗，不使用药剂。当日下午的开放时间因此推迟到 18:00，结束时间 23:00 不变。</p><p>周三 16:00–18:00 私汤加开两个时段，办理入住时可在前台登记。</p>",
      "en-US":
        "<p>After Wednesday's morning hours we drain the open-air bath and scrub it with stiff brushes and plain water, no chemicals. The afternoon opening moves to 18:00 that day; closing stays at 23:00.</p><p>Two extra private-bath slots are held between 16:00 and 18:00 on Wednesdays. Ask at check-in.</p>",
      "ja-JP":
        "<p>毎週水曜は朝のご入浴終了後に湯を抜き、薬剤を使わず、たわしと水だけで磨きます。当日午後のご利用は18:00からとなります（終了は23:00のまま）。</p><p>水曜の16:00〜18:00は貸切風呂を二枠追加いたします。チェックインの際にお申し付けください。</p>",
      "ko-KR":
        "<p>매주 수요일 아침 이용이 끝나면 노천탕 물을 빼고 약품 없이 솔과 맑은 물로 닦습니다. 그날 오후 이용은 18:00부터이며 마감은 23:00 그대로입니다.</p><p>수요일 16:00–18:00에는 전세탕 두 차례를 더 엽니다. 체크인하실 때 말씀해 주시기 바랍니다.</p>",
    },
    photo: openAirBath,
    published_days_ago: 12,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "月見和室換上新的榻榻米",
      "zh-CN": "月见和室换上新榻榻米",
      "en-US": "New tatami in the Moon-view rooms",
      "ja-JP": "月見和室の畳を新しくいたしました",
      "ko-KR": "달맞이 다다미룸의 다다미를 새로 깔았습니다",
    },
    sub_title: {
      "zh-TW": "六間房，滿室草香",
      "zh-CN": "六间房，满室草香",
      "en-US": "Six rooms that smell of fresh rush",
      "ja-JP": "六室に、い草の香り",
      "ko-KR": "여섯 객실에 번지는 골풀 향",
    },
    foreword: {
      "zh-TW": "藺草還帶著青色，剛進房時會聞到一點乾草味，大約一季之後轉成麥色。",
      "zh-CN": "蔺草还带着青色，刚进房时会闻到淡淡的干草味，大约一季之后转成麦色。",
      "en-US": "The rush is still green and smells faintly of hay. In about a season it will turn the colour of wheat.",
      "ja-JP": "い草はまだ青く、お部屋に入るとほのかに干し草の香りがいたします。ひと季節ほどで麦色に変わります。",
      "ko-KR":
        "골풀에 아직 푸른빛이 남아 있어 방에 들어서면 옅은 마른풀 향이 납니다. 한 계절쯤 지나면 밀빛으로 바뀝니다.",
    },
    detail: {
      "zh-TW":
        "<p>六間月見和室的榻榻米已全部更換。新席表面較滑，穿襪行走請慢一些；行李箱請放在玄關旁的木地板上，輪子不要推上席面。</p><p>對草香敏感的客人，請在訂房備註告訴我們，會先開窗通風半日。</p>",
      "zh-CN":
        "<p>六间月见和室的榻榻米已全部更换。新席面较滑，穿袜子行走请放慢脚步；行李箱请放在玄关旁的木地板上，轮子请勿推上席面。</p><p>对草味敏感的客人，请在预订备注中告诉我们，会提前开窗通风半天。</p>",
      "en-US":
        "<p>All six Moon-view rooms have new mats. They are a little slippery in socks, so take it slowly, and please leave wheeled cases on the boards by the entrance.</p><p>If you are sensitive to the scent, mention it in the special requests and we will air the room for half a day beforehand.</p>",
      "ja-JP":
        "<p>月見和室六室の畳をすべて張り替えました。新しい畳は滑りやすいため、靴下でお歩きの際はご注意ください。キャスター付きのお荷物は、玄関脇の板の間にお置きくださいますようお願いいたします。</p><p>い草の香りが気になる方は、ご予約時の備考欄にてお知らせください。半日ほど換気してお待ちいたします。</p>",
      "ko-KR":
        "<p>달맞이 다다미룸 여섯 실의 다다미를 모두 바꾸었습니다. 새 다다미는 양말을 신으면 미끄러울 수 있으니 천천히 걸어 주시고, 바퀴 달린 가방은 현관 옆 마루에 두어 주시기 바랍니다.</p><p>풀 향에 예민하신 분은 예약 요청 사항에 적어 주시면 반나절 동안 미리 환기해 두겠습니다.</p>",
    },
    photo: roomGarden,
    published_days_ago: 26,
    booking: always,
    stay: always,
    rooms: ["TSUKIMI"],
    show_in_index: false,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "檜湯別棟浴池保養，暫停數晚",
      "zh-CN": "桧汤别栋浴池保养，暂停数晚",
      "en-US": "The annexe rests while its bath is oiled",
      "ja-JP": "檜湯の離れ、湯船の手入れに伴う休室のお知らせ",
      "ko-KR": "히노키탕 별채 욕조 손질로 며칠 쉽니다",
    },
    sub_title: {
      "zh-TW": "日期以訂房月曆為準",
      "zh-CN": "日期以预订日历为准",
      "en-US": "See the booking calendar for the nights",
      "ja-JP": "日程は予約カレンダーをご覧ください",
      "ko-KR": "날짜는 예약 달력을 확인해 주십시오",
    },
    foreword: {
      "zh-TW": "檜木浴池每年要晾乾、刨面一次，別棟會安靜幾天。",
      "zh-CN": "桧木浴池每年要晾干、刨面一次，别栋会安静几天。",
      "en-US": "Once a year the cypress tubs are dried, planed and oiled, and the annexe is quiet for a few days.",
      "ja-JP": "檜の湯船は年に一度乾かし、表面を削って油を引きます。離れは数日お休みをいただきます。",
      "ko-KR": "편백 욕조는 해마다 한 번 말려서 대패질하고 기름을 먹입니다. 그동안 별채는 며칠 쉽니다.",
    },
    detail: {
      "zh-TW":
        "<p>木工師傅會將兩座檜木浴池晾乾、刨去表層、再上一道天然油。施工只在白天，主屋與露天岩湯照常使用。</p><p>已訂房的客人不受影響。保養完成後的頭幾天，檜木香氣會比平常濃一些。</p>",
      "zh-CN":
        "<p>木工师傅会将两座桧木浴池晾干、刨去表层，再上一道天然油。施工只在白天进行，主楼与露天汤池照常使用。</p><p>已预订的客人不受影响。保养完成后的头几天，桧木香气会比平时浓一些。</p>",
      "en-US":
        "<p>A carpenter dries the two tubs, planes off the surface and works in one coat of natural oil. Work is by day only; the main house and the open-air bath carry on as usual.</p><p>Existing bookings are not affected. For the first few days afterwards the cypress smells stronger than usual.</p>",
      "ja-JP":
        "<p>大工が二つの湯船を乾かし、表面を削り、天然の油を一度引きます。作業は日中のみで、母屋と露天岩風呂は通常どおりご利用いただけます。</p><p>すでにご予約のお客様に影響はございません。手入れのあと数日は、檜の香りがいつもより濃く感じられます。</p>",
      "ko-KR":
        "<p>목수가 욕조 두 개를 말리고 겉면을 대패로 민 다음 천연 기름을 한 번 먹입니다. 작업은 낮에만 하며 본채와 노천탕은 평소대로 이용하실 수 있습니다.</p><p>이미 예약하신 분께는 영향이 없습니다. 손질을 마친 뒤 며칠은 편백 향이 평소보다 짙습니다.</p>",
    },
    published_days_ago: 5,
    booking: always,
    stay: always,
    rooms: ["HINOKI"],
    show_in_index: false,
  },
];

export const moonclearArticles: DemoArticle[] = [...promotions, ...news, ...moonclearAttractions];
