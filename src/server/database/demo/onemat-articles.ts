/** One Mat Capsule: late trains, long stays, house news; the attractions have their own file. */
import type { DemoArticle } from "./lodging.ts";
import { attractions } from "./onemat-attractions.ts";
import { lounge, podInside, pods } from "./onemat-rooms.ts";

const always = { from: null, to: null };

export const articles: DemoArticle[] = [
  {
    kind: "promotion",
    type: "late_arrival",
    title: {
      "zh-TW": "夜車專案",
      "zh-CN": "夜车方案",
      "en-US": "The night train",
      "ja-JP": "夜行プラン",
      "ko-KR": "밤차 플랜",
    },
    sub_title: {
      "zh-TW": "22:00 後入住，每艙最多折 220 元",
      "zh-CN": "22:00 后入住，每舱最多减 220 元新台币",
      "en-US": "Check in after 22:00, up to NT$220 off a pod",
      "ja-JP": "22時以降のご到着で最大NT$220割引",
      "ko-KR": "22시 이후 체크인 시 최대 NT$220 할인",
    },
    foreword: {
      "zh-TW": "末班高鐵進左營、夜航班機落地之後，這裡還亮著燈。晚到的人只用半個晚上，價格也該少一點。",
      "zh-CN": "末班高铁到左营、夜航班机落地之后，这里的灯还亮着。晚到的人只住半个晚上，价格也该少一些。",
      "en-US":
        "The last high-speed train reaches Zuoying, the late flight lands, and our desk is still lit. You use half an evening, so you pay less for it.",
      "ja-JP":
        "終電の高鉄が左営に着き、夜の便が降りたあとも、フロントの灯りはついています。短い夜には、それに見合う料金を。",
      "ko-KR":
        "마지막 고속철도가 쭤잉에 닿고 밤 비행기가 내린 뒤에도 프런트의 불은 켜져 있습니다. 짧은 밤에는 그만큼 낮은 요금을 드립니다.",
    },
    detail: {
      "zh-TW":
        "<p>訂房時選「夜車專案」，22:00 之後報到即可。</p><ul><li>標準艙、女性樓層艙每晚折 130 元，雙人艙每晚折 220 元</li><li>櫃檯備熱茶與飯糰一份</li><li>行李可先寄放，從當日 10:00 起</li><li>若 24:00 後才到，請先來信，門禁密碼會寄到您的信箱</li></ul><p>22:00 前抵達者，可在一樓咖啡館休息，或現場補差額提前入住。不與優惠券併用。</p>",
      "zh-CN":
        "<p>预订时选择“夜车方案”，22:00 之后办理入住即可。</p><ul><li>标准舱、女性楼层舱每晚减 130 元新台币，双人舱每晚减 220 元新台币</li><li>前台备有热茶和一份饭团</li><li>当日 10:00 起可提前寄存行李</li><li>若 24:00 后才到，请提前发邮件，门禁密码会发到您的邮箱</li></ul><p>22:00 前到达，可先在一楼咖啡馆休息，或现场补差价提前入住。不可与优惠券同时使用。</p>",
      "en-US":
        "<p>Choose the “Night train” plan when you book and check in after 22:00.</p><ul><li>NT$130 off a night in a standard or women's floor pod, NT$220 in a twin pod</li><li>Hot tea and a rice ball at the desk</li><li>Luggage may come ahead of you, from 10:00 the same day</li><li>Arriving after midnight: write to us first and we e-mail the door code</li></ul><p>If you are early, sit in the café, or pay the difference and go up at once. Not combined with coupons.</p>",
      "ja-JP":
        "<p>ご予約時に「夜行プラン」をお選びのうえ、22時以降にチェックインしてください。</p><ul><li>スタンダード、女性専用フロアは1泊NT$130引き、ツインは1泊NT$220引き</li><li>フロントにて温かいお茶とおにぎりをご用意</li><li>お荷物は当日10時からお預かりいたします</li><li>24時を過ぎる場合は事前にメールでお知らせください。入口の暗証番号をお送りします</li></ul><p>22時前にご到着の場合は、1階カフェでお待ちいただくか、差額にて先にご入室いただけます。クーポンとの併用はできません。</p>",
      "ko-KR":
        "<p>예약 시 ‘밤차 플랜’을 선택하고 22시 이후에 체크인해 주십시오.</p><ul><li>스탠더드와 여성 전용층은 1박 NT$130, 트윈은 1박 NT$220 할인</li><li>프런트에서 따뜻한 차와 주먹밥 1개 제공</li><li>당일 10시부터 짐 보관 가능</li><li>자정 이후 도착하시면 미리 메일을 주십시오. 출입 비밀번호를 보내 드립니다</li></ul><p>일찍 도착하시면 1층 카페에서 쉬시거나 차액을 내고 바로 입실하실 수 있습니다. 쿠폰과 함께 사용하실 수 없습니다.</p>",
    },
    photo: podInside,
    published_days_ago: 40,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "long_stay",
    title: {
      "zh-TW": "連住三晚",
      "zh-CN": "连住三晚",
      "en-US": "Stay three nights",
      "ja-JP": "3連泊プラン",
      "ko-KR": "3박 연박",
    },
    sub_title: {
      "zh-TW": "第三晚半價，附一次洗衣",
      "zh-CN": "第三晚半价，含一次洗衣",
      "en-US": "The third at half price, with one wash",
      "ja-JP": "3泊目半額、洗濯1回付き",
      "ko-KR": "셋째 밤 반값, 세탁 1회 포함",
    },
    foreword: {
      "zh-TW": "第一天認路，第二天過海到旗津，第三天才會在巷口被早餐店認出來。",
      "zh-CN": "第一天认路，第二天坐渡轮去旗津，到第三天，巷口的早餐店就认得您了。",
      "en-US":
        "Day one you learn the streets, day two you cross to Cijin, and on day three the breakfast stall knows your order.",
      "ja-JP": "一日目は道を覚え、二日目は旗津へ渡り、三日目には路地の朝食屋さんに顔を覚えてもらえます。",
      "ko-KR":
        "첫날은 길을 익히고, 둘째 날은 배를 타고 치진으로 건너가고, 셋째 날이면 골목 아침 식당이 얼굴을 알아봅니다.",
    },
    detail: {
      "zh-TW":
        "<ul><li>連續三晚起，選「連住三晚」專案</li><li>平日半晚的金額平均折入每晚：標準艙每晚折 130 元、女性樓層艙 137 元、雙人艙 247 元</li><li>屋頂洗衣與烘衣各一次，洗衣幣入住時給您</li><li>全程不換床</li></ul><p>入住 3 天前可免費取消；縮短為兩晚以下時，改以一般價格計算。不與優惠券併用。</p>",
      "zh-CN":
        "<ul><li>连续入住三晚起，选择“连住三晚”方案</li><li>平日半晚的金额平均计入每晚：标准舱每晚减 130 元新台币、女性楼层舱 137 元、双人舱 247 元</li><li>屋顶洗衣、烘干各一次，办理入住时给您洗衣币</li><li>中途不换床</li></ul><p>入住 3 天前可免费取消；缩短至两晚以下，则按普通价格计算。不可与优惠券同时使用。</p>",
      "en-US":
        "<ul><li>Choose the “Three nights” plan for three nights or more in a row</li><li>Half a weekday night is spread over the stay: NT$130 off each night in a standard pod, NT$137 on the women's floor, NT$247 in a twin pod</li><li>One wash and one dry on the roof; we hand you the tokens at check-in</li><li>You keep the same bed throughout</li></ul><p>Cancel free until 3 days before arrival. Shortened to two nights or fewer, the stay goes back to the regular price. Not combined with coupons.</p>",
      "ja-JP":
        "<ul><li>3泊以上の連泊で「3連泊」プランをお選びください</li><li>平日半泊分を毎晩の料金に均等に反映します（スタンダード1泊NT$130、女性専用フロアNT$137、ツインNT$247引き）</li><li>屋上の洗濯・乾燥を各1回（チェックイン時にコインをお渡しします）</li><li>ご滞在中のベッド移動はございません</li></ul><p>3日前までキャンセル無料です。2泊以下に短縮された場合は通常料金となります。クーポンとの併用はできません。</p>",
      "ko-KR":
        "<ul><li>3박 이상 연속 투숙 시 ‘3박 연박’ 플랜을 선택해 주십시오</li><li>평일 반 박 금액을 매일 나누어 반영합니다: 스탠더드 1박 NT$130, 여성 전용층 NT$137, 트윈 NT$247 할인</li><li>옥상 세탁과 건조 각 1회(체크인 때 코인 제공)</li><li>투숙 중 침대를 옮기지 않습니다</li></ul><p>도착 3일 전까지 무료로 취소하실 수 있습니다. 2박 이하로 줄이시면 일반 요금이 적용됩니다. 쿠폰과 함께 사용하실 수 없습니다.</p>",
    },
    photo: pods,
    published_days_ago: 25,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "season",
    title: {
      "zh-TW": "屋頂電影週",
      "zh-CN": "屋顶电影周",
      "en-US": "Roof film weeks",
      "ja-JP": "屋上シネマ週間",
      "ko-KR": "옥상 영화 주간",
    },
    sub_title: {
      "zh-TW": "住宿期間免費入座，毯子與冬瓜茶在樓梯口",
      "zh-CN": "住店期间免费入座，毯子和冬瓜茶在楼梯口",
      "en-US": "A seat with every stay; blankets at the stairs",
      "ja-JP": "ご宿泊の方は無料。毛布は階段口に",
      "ko-KR": "투숙객 무료 좌석, 담요는 계단 앞에",
    },
    foreword: {
      "zh-TW": "晚風轉涼的幾個星期，曬衣繩收起來換成布幕。每週三、週六播一部短片與一部長片，戴耳機聽。",
      "zh-CN": "晚风转凉的几个星期，晾衣绳收起来，换上幕布。每周三、周六放一部短片、一部长片，戴耳机观看。",
      "en-US":
        "For a few weeks, once the evenings cool, the laundry lines come down and a screen goes up. A short and a feature on Wednesdays and Saturdays, through headphones.",
      "ja-JP":
        "夜風が涼しくなる数週間、物干しロープをスクリーンに替えます。水曜と土曜に短編と長編を一本ずつ、ヘッドホンでご覧いただきます。",
      "ko-KR":
        "밤바람이 선선해지는 몇 주 동안 빨랫줄을 걷고 스크린을 답니다. 수요일과 토요일에 단편과 장편을 한 편씩 헤드폰으로 감상합니다.",
    },
    detail: {
      "zh-TW":
        "<ul><li>期間內任一專案的房客皆可入座，無需加價</li><li>19:30 開場，21:50 前散場，座位三十個，先到先坐</li><li>耳機、薄毯與一杯冬瓜茶</li><li>下雨改在一樓咖啡館播放</li></ul><p>片單於開放預訂後公布在門廳的黑板上。</p>",
      "zh-CN":
        "<ul><li>活动期间，任一方案的住客均可入座，无需加价</li><li>19:30 开场，21:50 前散场，共三十个座位，先到先坐</li><li>提供耳机、薄毯和一杯冬瓜茶</li><li>下雨改在一楼咖啡馆放映</li></ul><p>开放预订后，片单会写在门厅的黑板上。</p>",
      "en-US":
        "<ul><li>Open to every guest on any plan during the season, at no extra price</li><li>Starts 19:30 and ends before 21:50; thirty seats, first come</li><li>Headphones, a light blanket and a glass of winter-melon tea</li><li>In rain we show it in the café</li></ul><p>Titles go up on the blackboard in the hall once booking opens.</p>",
      "ja-JP":
        "<ul><li>期間中はどのプランでも追加料金なしでご覧いただけます</li><li>19時30分開演、21時50分までに終了。30席、先着順です</li><li>ヘッドホン、薄手の毛布、冬瓜茶を一杯お付けします</li><li>雨天時は1階カフェで上映いたします</li></ul><p>上映作品は予約開始後、エントランスの黒板でお知らせします。</p>",
      "ko-KR":
        "<ul><li>기간 중 모든 플랜의 투숙객이 추가 요금 없이 관람하실 수 있습니다</li><li>19시 30분에 시작해 21시 50분 전에 끝나며, 30석을 선착순으로 드립니다</li><li>헤드폰과 얇은 담요, 동과차 한 잔 제공</li><li>비가 오면 1층 카페에서 상영합니다</li></ul><p>상영작은 예약이 열리면 현관 칠판에 적어 둡니다.</p>",
    },
    published_days_ago: 6,
    booking: { from: 21, to: 100 },
    stay: { from: 45, to: 105 },
    rooms: [],
    show_in_index: false,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "走道燈提早到 22:30 轉暗",
      "zh-CN": "走道灯提前至 22:30 转暗",
      "en-US": "Aisle lights now dim at 22:30",
      "ja-JP": "通路の減光を22時30分に早めました",
      "ko-KR": "복도 조명을 22시 30분에 낮춥니다",
    },
    sub_title: {
      "zh-TW": "三至六樓",
      "zh-CN": "三至六楼",
      "en-US": "Floors 3 to 6",
      "ja-JP": "3～6階",
      "ko-KR": "3~6층",
    },
    foreword: {
      "zh-TW": "不少房客建議早點暗下來，我們試了兩週，決定固定下來。",
      "zh-CN": "不少住客建议早点调暗灯光，我们试行了两周，决定就此固定下来。",
      "en-US": "Many of you asked for an earlier dark. After two weeks of trying it, we are keeping it.",
      "ja-JP": "もう少し早く暗くしてほしいとのお声をいただき、二週間の試行を経て正式に変更いたしました。",
      "ko-KR": "조금 더 일찍 어두워지면 좋겠다는 의견을 받아 2주간 시험한 뒤 그대로 정했습니다.",
    },
    detail: {
      "zh-TW": "<p>22:30 起睡眠樓層只留腳邊燈，23:00 起為安靜時段。晚到的房客，櫃檯會借您一盞小夾燈，找床位時用。</p>",
      "zh-CN":
        "<p>22:30 起，睡眠楼层只留脚边灯，23:00 起为安静时段。晚到的住客可向前台借一盏小夹灯，找床位时使用。</p>",
      "en-US":
        "<p>From 22:30 only the floor-level lights stay on, and quiet hours begin at 23:00. If you come in later, the desk lends you a small clip lamp for finding your pod.</p>",
      "ja-JP":
        "<p>22時30分以降は足元灯のみ、23時からはお静かにお過ごしいただく時間です。遅いご到着の方には、フロントで小さなクリップライトをお貸しいたします。</p>",
      "ko-KR":
        "<p>22시 30분부터 캡슐 층에는 발밑 조명만 남고, 23시부터는 정숙 시간입니다. 늦게 도착하시는 분께는 프런트에서 작은 집게 조명을 빌려 드립니다.</p>",
    },
    published_days_ago: 9,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "咖啡館換上屏東的豆子",
      "zh-CN": "咖啡馆换上屏东产的咖啡豆",
      "en-US": "Pingtung beans at the café",
      "ja-JP": "カフェの豆が屏東産になりました",
      "ko-KR": "카페 원두를 핑둥산으로 바꾸었습니다",
    },
    sub_title: {
      "zh-TW": "一樓吧台",
      "zh-CN": "一楼吧台",
      "en-US": "1F counter",
      "ja-JP": "1階カウンター",
      "ko-KR": "1층 카운터",
    },
    foreword: {
      "zh-TW": "中焙，帶一點紅糖與龍眼的味道，早餐手沖從這支開始。",
      "zh-CN": "中度烘焙，带一点红糖与龙眼的味道，早餐的手冲就用这款。",
      "en-US": "A medium roast with brown sugar and longan in it, now the filter coffee at breakfast.",
      "ja-JP": "黒糖と竜眼を思わせる中煎り。朝食のハンドドリップでお楽しみください。",
      "ko-KR": "흑설탕과 용안 향이 감도는 중배전 원두로, 조식 핸드드립에 쓰입니다.",
    },
    detail: {
      "zh-TW": "<p>豆子來自屏東山區的小農，每週進一次，賣完為止。自備杯子折 10 元，想帶走也有 100 克小包裝。</p>",
      "zh-CN":
        "<p>豆子来自屏东山区的小农户，每周到货一次，售完即止。自带杯子减 10 元新台币，也有 100 克小包装可带走。</p>",
      "en-US":
        "<p>It comes once a week from small growers in the Pingtung hills, until the bag is empty. NT$10 off in your own cup; 100 g bags to take along.</p>",
      "ja-JP":
        "<p>屏東の山あいの小さな農家から週に一度届き、なくなり次第終了です。マイカップのご持参でNT$10引き、お持ち帰り用の100g袋もございます。</p>",
      "ko-KR":
        "<p>핑둥 산지의 작은 농가에서 일주일에 한 번 들어오며 소진되면 마감합니다. 개인 컵을 가져오시면 NT$10을 할인해 드리고, 100g 소포장도 있습니다.</p>",
    },
    photo: lounge,
    published_days_ago: 18,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "三樓木作保養完成",
      "zh-CN": "三楼木作保养完成",
      "en-US": "Third-floor timber re-oiled",
      "ja-JP": "3階の木部の手入れが終わりました",
      "ko-KR": "3층 목재 손질을 마쳤습니다",
    },
    sub_title: {
      "zh-TW": "布簾同時換新",
      "zh-CN": "布帘同步换新",
      "en-US": "New curtains as well",
      "ja-JP": "カーテンも新調",
      "ko-KR": "커튼도 새것으로",
    },
    foreword: {
      "zh-TW": "二十四艙重新磨砂、上護木油，布簾換成更厚的深綠色。",
      "zh-CN": "二十四个舱位重新打磨、上护木油，布帘换成更厚的深绿色。",
      "en-US": "Twenty-four pods sanded and oiled again, and a heavier dark-green curtain on each.",
      "ja-JP": "24室を磨き直して植物油で仕上げ、より厚手の深緑のカーテンに替えました。",
      "ko-KR": "24개 캡슐을 다시 갈아 오일을 먹이고, 더 두꺼운 진녹색 커튼으로 바꾸었습니다.",
    },
    detail: {
      "zh-TW": "<p>使用植物性護木油，通風兩週後才重新開放。接下來輪到四樓，施工期間不影響其他樓層。</p>",
      "zh-CN": "<p>使用植物性护木油，通风两周后才重新开放。接下来是四楼，施工期间不影响其他楼层。</p>",
      "en-US":
        "<p>We used a plant oil and aired the floor for two weeks before opening it. The fourth floor is next; other floors are not affected.</p>",
      "ja-JP":
        "<p>植物性オイルを使い、二週間の換気のうえ再開いたしました。次は4階の予定です。ほかの階への影響はございません。</p>",
      "ko-KR": "<p>식물성 오일을 쓰고 2주간 환기한 뒤 다시 열었습니다. 다음은 4층이며 다른 층에는 영향이 없습니다.</p>",
    },
    published_days_ago: 52,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
  },
  ...attractions,
];
