/** Tidesong's promotions (members, rail, summer families) and house news. */
import type { DemoArticle } from "./lodging.ts";
import { tidesongAttractions } from "./tidesong-attractions.ts";
import { beach, familyRoom, roomOcean } from "./tidesong-photos.ts";

const always = { from: null, to: null };

const promotions: DemoArticle[] = [
  {
    kind: "promotion",
    type: "member",
    title: {
      "zh-TW": "會員訂房九折",
      "zh-CN": "会员预订九折",
      "en-US": "Members pay 10% less",
      "ja-JP": "会員様は10％引き",
      "ko-KR": "회원 10% 할인",
    },
    sub_title: {
      "zh-TW": "免費加入，第一次訂房就適用",
      "zh-CN": "免费加入，首次预订即可享受",
      "en-US": "Free to join, from your first booking",
      "ja-JP": "入会無料、初回のご予約から",
      "ko-KR": "무료 가입, 첫 예약부터",
    },
    foreword: {
      "zh-TW": "用 Google 或 LINE 登入，會員價就會出現在每個適用的專案旁，不需要另外輸入代碼。",
      "zh-CN": "用 Google 或 LINE 登录，会员价就会显示在每个适用方案旁，无需另外输入代码。",
      "en-US":
        "Sign in with Google or LINE and the member price appears beside each plan it applies to. There is no code to enter.",
      "ja-JP": "Google または LINE でログインすると、対象プランに会員価格が表示されます。コードの入力は不要です。",
      "ko-KR":
        "Google이나 LINE으로 로그인하시면 적용되는 플랜 옆에 회원가가 표시됩니다. 따로 코드를 입력하실 필요가 없습니다.",
    },
    detail: {
      "zh-TW":
        "<p>會員在官網訂房，適用專案的每晚房價為九折。</p><ul><li>適用：標示「會員價」的專案；高鐵南國與三晚慢住專案不適用</li><li>點數：退房後每付 NT$100 累積 1 點，1 點可折抵 NT$1</li><li>優惠券：可與會員價同時使用，依各券說明為準</li><li>訂金：會員同樣可選擇先付三成或全額付清</li></ul>",
      "zh-CN":
        "<p>会员在官网预订，适用方案的每晚房价为九折。</p><ul><li>适用：标有“会员价”的方案；高铁南国与三晚慢住方案不适用</li><li>积分：退房后每付 NT$100 累积 1 分，1 分可抵 NT$1</li><li>优惠券：可与会员价同时使用，以各券说明为准</li><li>定金：会员同样可选择先付三成或全额支付</li></ul>",
      "en-US":
        "<p>Members booking on this site pay 10% less per night on the plans it applies to.</p><ul><li>Applies to plans marked “Member price”; not to the rail plan or Three slow nights</li><li>Points: 1 for every NT$100 paid, added after check-out; 1 point takes off NT$1</li><li>Coupons may be used together with the member price, as each coupon states</li><li>Members too may pay a 30% deposit or in full</li></ul>",
      "ja-JP":
        "<p>公式サイトでのご予約は、会員様に限り対象プランの一泊料金が10％引きとなります。</p><ul><li>「会員価格」の表示があるプランが対象です（高鉄プラン・三連泊プランは対象外）</li><li>ポイント：お支払い NT$100 につき1ポイントをチェックアウト後に付与。1ポイントは NT$1 としてご利用いただけます</li><li>クーポンは会員価格と併用いただけます（各クーポンの条件によります）</li><li>お支払いは、30％の予約金または全額からお選びいただけます</li></ul>",
      "ko-KR":
        "<p>회원이 공식 사이트에서 예약하시면 적용 플랜의 1박 요금이 10% 낮아집니다.</p><ul><li>‘회원가’ 표시가 있는 플랜에 적용되며 고속철도 플랜과 3박 플랜은 제외됩니다</li><li>포인트: 결제 NT$100마다 1포인트가 체크아웃 후 쌓이고, 1포인트는 NT$1로 쓰실 수 있습니다</li><li>쿠폰은 회원가와 함께 쓰실 수 있으며 쿠폰별 조건을 따릅니다</li><li>회원도 예약금 30% 또는 전액 결제를 고르실 수 있습니다</li></ul>",
    },
    photo: roomOcean,
    published_days_ago: 60,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "rail",
    title: {
      "zh-TW": "高鐵南國：車票與海景一起訂",
      "zh-CN": "高铁南国：车票与海景一起订",
      "en-US": "Rail to the south: train and room in one booking",
      "ja-JP": "高鉄で南国へ：乗車券とお部屋を一度に",
      "ko-KR": "고속철도로 남쪽까지, 승차권과 객실을 한 번에",
    },
    sub_title: {
      "zh-TW": "高鐵左營站接駁，約 1 小時 50 分",
      "zh-CN": "高铁左营站接驳，约 1 小时 50 分",
      "en-US": "Coach from THSR Zuoying, about 1 h 50 min",
      "ja-JP": "高鉄左営駅より送迎、約1時間50分",
      "ko-KR": "고속철도 쭤잉역 셔틀, 약 1시간 50분",
    },
    foreword: {
      "zh-TW": "左營下車，接駁車往南開，過了楓港海就一直在右手邊。",
      "zh-CN": "左营下车，接驳车往南开，过了枫港，海就一直在右手边。",
      "en-US": "Step off at Zuoying, take the coach south, and after Fenggang the sea stays on your right.",
      "ja-JP": "左営で降り、送迎バスで南へ。楓港を過ぎると、右手にずっと海が続きます。",
      "ko-KR": "쭤잉에서 내려 셔틀로 남쪽으로 향하면, 펑강을 지나서부터 바다가 내내 오른편에 있습니다.",
    },
    detail: {
      "zh-TW":
        "<p>選擇「高鐵南國」專案，訂房時即可加購高鐵聯票。</p><ul><li>包含：兩客早餐、左營站往返接駁兩席（11:30、14:30 由左營出發；10:30、13:30 由度假村出發）</li><li>聯票優惠：全票週一至週四 78 折、週五至週日與疏運期間 85 折；孩童、敬老、愛心票 5 折</li><li>起站或迄站須為左營；搭乘日為入住日與前一日、退房日與後一日</li><li>付款後須選定車次才算完成劃位；取票後只能在車站窗口改票</li><li>取消時客房與車票須一併取消</li></ul>",
      "zh-CN":
        "<p>选择“高铁南国”方案，预订时即可加购高铁联票。</p><ul><li>包含：双人早餐、左营站往返接驳两席（11:30、14:30 由左营发车；10:30、13:30 由度假村发车）</li><li>联票优惠：全价票周一至周四 7.8 折、周五至周日及疏运期间 8.5 折；儿童、老人、残障优惠票 5 折</li><li>出发站或到达站须为左营；乘车日为入住日及前一天、退房日及后一天</li><li>付款后须选定车次才算完成订座；取票后只能在车站窗口改签</li><li>取消时客房与车票须一并取消</li></ul>",
      "en-US":
        "<p>Choose the “Rail to the south” plan and add High Speed Rail tickets while you book.</p><ul><li>Included: breakfast for two and two return coach seats (from Zuoying 11:30 and 14:30; from the resort 10:30 and 13:30)</li><li>Package fares: adults 22% off Monday to Thursday, 15% off Friday to Sunday and in peak periods; child, senior and disabled tickets at half fare</li><li>One end of the ride must be Zuoying; travel on the check-in day or the day before, and the check-out day or the day after</li><li>A seat is yours once a train is chosen after payment; collected tickets can only be changed at a station window</li><li>Room and rail are cancelled together</li></ul>",
      "ja-JP":
        "<p>「高鉄で南国へ」プランをお選びいただくと、ご予約の際に高鉄＋宿泊パッケージの乗車券を追加できます。</p><ul><li>内容：朝食二名様分、左営駅との往復送迎二席（左営発11:30・14:30、リゾート発10:30・13:30）</li><li>パッケージ運賃：大人は月〜木曜22％引き、金〜日曜と繁忙期15％引き。小児・シニア・障がい者運賃は半額</li><li>乗車区間の一方が左営であること。ご乗車日はチェックイン当日または前日、チェックアウト当日または翌日</li><li>お支払い後に列車をお選びいただいて座席が確定します。発券後の変更は駅窓口のみとなります</li><li>キャンセルはお部屋と乗車券を合わせて承ります</li></ul>",
      "ko-KR":
        "<p>‘고속철도로 남쪽까지’ 플랜을 고르시면 예약하실 때 고속철도 승차권을 더하실 수 있습니다.</p><ul><li>포함: 2인 조식, 쭤잉역 왕복 셔틀 두 좌석(쭤잉 출발 11:30·14:30, 리조트 출발 10:30·13:30)</li><li>패키지 운임: 성인 월–목 22% 할인, 금–일과 성수기 15% 할인, 어린이·경로·장애인 50% 할인</li><li>출발역이나 도착역 가운데 하나는 쭤잉이어야 하며, 탑승일은 체크인 당일이나 전날, 체크아웃 당일이나 다음 날입니다</li><li>결제 후 열차를 고르셔야 좌석이 확정되며, 발권 후 변경은 역 창구에서만 가능합니다</li><li>객실과 승차권은 함께 취소됩니다</li></ul>",
    },
    photo: beach,
    published_days_ago: 35,
    booking: { from: -35, to: 330 },
    stay: { from: 0, to: 365 },
    rooms: ["REEF", "ACCESS"],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "family",
    title: {
      "zh-TW": "暑期親子：跟著陸蟹去海邊",
      "zh-CN": "暑期亲子：跟着陆蟹去海边",
      "en-US": "Summer families: follow the land crabs",
      "ja-JP": "夏のファミリー：オカガニと海へ",
      "ko-KR": "여름 가족 여행, 육지게를 따라 바다로",
    },
    sub_title: {
      "zh-TW": "七月至八月，連住兩晚起",
      "zh-CN": "七月至八月，连住两晚起",
      "en-US": "July and August, from two nights",
      "ja-JP": "七月〜八月、二連泊から",
      "ko-KR": "7월–8월, 2박부터",
    },
    foreword: {
      "zh-TW": "夏天的月圓前後，抱卵的陸蟹會穿過林子走向海。孩子們關掉手電筒，聽落葉下的腳步聲。",
      "zh-CN": "夏天的月圆前后，抱卵的陆蟹会穿过林子走向大海。孩子们关掉手电筒，听落叶下的脚步声。",
      "en-US":
        "Around the full moon in summer, land crabs carrying eggs cross the woods to the sea. The children switch off their torches and listen for footsteps under the leaves.",
      "ja-JP":
        "夏の満月の頃、卵を抱えたオカガニが林を抜けて海へ向かいます。子どもたちは灯りを消し、落ち葉の下の足音に耳を澄ませます。",
      "ko-KR":
        "여름 보름 무렵이면 알을 품은 육지게가 숲을 지나 바다로 갑니다. 아이들은 손전등을 끄고 낙엽 아래 발소리에 귀를 기울입니다.",
    },
    detail: {
      "zh-TW":
        "<p>預訂「親子兩日」專案並於七、八月入住，另加三件夏天的事。二月起開放訂房。</p><ul><li>原有：兩大兩小早餐、兩份兒童晚餐、潮間帶導覽一次</li><li>加贈：陸蟹夜間觀察一次（每晚 20 人，月圓前後五天優先）</li><li>加贈：寄居蟹俱樂部水彩材料一份</li><li>加贈：退房延至 12:00</li><li>夜間觀察只用紅光、不觸碰；遇大雨改為室內解說</li></ul>",
      "zh-CN":
        "<p>预订“亲子两日”方案并于七、八月入住，另加三件夏天的事。二月起开放预订。</p><ul><li>原有：两大两小早餐、两份儿童晚餐、潮间带导览一次</li><li>加赠：陆蟹夜间观察一次（每晚 20 人，月圆前后五天优先）</li><li>加赠：寄居蟹俱乐部水彩材料一份</li><li>加赠：退房延至 12:00</li><li>夜间观察只用红光、不触碰；遇大雨改为室内讲解</li></ul>",
      "en-US":
        "<p>Book “Family days” for a stay in July or August and three summer things are added. Booking opens in February.</p><ul><li>As always: breakfast for two adults and two children, two children's dinners, one reef-flat walk</li><li>Added: one evening watching land crabs (twenty people a night, mainly the five days around full moon)</li><li>Added: a watercolour set from the Hermit Crab Kids' Club</li><li>Added: check-out at 12:00</li><li>Red light only and no touching; in heavy rain the evening moves indoors</li></ul>",
      "ja-JP":
        "<p>「ファミリーデイズ」プランで七月・八月にご宿泊のお客様に、夏の楽しみを三つ添えます。ご予約は二月より承ります。</p><ul><li>通常の内容：大人二名・子ども二名の朝食、お子様の夕食二名分、磯のガイド一回</li><li>夏の特典：オカガニの夜間観察一回（一晩20名、満月前後の五日間を中心に）</li><li>夏の特典：ヤドカリ・キッズクラブの水彩セット</li><li>夏の特典：チェックアウト12:00</li><li>観察は赤い灯りのみ、手は触れません。大雨の際は館内での解説に替わります</li></ul>",
      "ko-KR":
        "<p>‘패밀리 데이즈’ 플랜으로 7·8월에 묵으시면 여름의 즐거움 세 가지를 더해 드립니다. 예약은 2월부터 받습니다.</p><ul><li>기본: 성인 2명과 아동 2명 조식, 어린이 저녁 2인분, 갯바위 안내 1회</li><li>추가: 육지게 야간 관찰 1회(하루 20명, 보름 전후 닷새 중심)</li><li>추가: 소라게 키즈 클럽 수채화 세트</li><li>추가: 체크아웃 12:00</li><li>붉은 불빛만 쓰고 만지지 않습니다. 큰비가 오면 실내 해설로 바꿉니다</li></ul>",
    },
    photo: familyRoom,
    published_days_ago: 2,
    booking: { from: 78, to: 285 },
    stay: { from: 228, to: 289 },
    rooms: ["OCEAN", "VILLA"],
    show_in_index: false,
  },
];

const news: DemoArticle[] = [
  {
    kind: "announcement",
    title: {
      "zh-TW": "落山風季節的戶外活動調整",
      "zh-CN": "落山风季节的户外活动调整",
      "en-US": "How the windy season changes our days",
      "ja-JP": "落山風の季節のアクティビティについて",
      "ko-KR": "낙산풍 철 야외 활동 안내",
    },
    sub_title: {
      "zh-TW": "十月至三月",
      "zh-CN": "十月至三月",
      "en-US": "October to March",
      "ja-JP": "十月〜三月",
      "ko-KR": "10월–3월",
    },
    foreword: {
      "zh-TW": "半島的冬天溫暖乾燥，風卻很有個性。風大的日子，我們把行程往山邊挪。",
      "zh-CN": "半岛的冬天温暖干燥，风却很有个性。风大的日子，我们把活动往山边挪。",
      "en-US":
        "Winter on the peninsula is warm and dry, and the wind has a mind of its own. On strong days we turn inland.",
      "ja-JP": "半島の冬は暖かく乾いていますが、風だけは気まぐれです。強い日は、行き先を山側に替えます。",
      "ko-KR": "반도의 겨울은 따뜻하고 건조하지만 바람만은 제멋대로입니다. 바람이 센 날은 산 쪽으로 발길을 돌립니다.",
    },
    detail: {
      "zh-TW":
        "<p>每天 07:30 在潛水櫃檯公布當日海況。遇強陣風，水上活動改為後灣步行導覽或四重溪泡湯接駁，已付費用可全額退還或改期。</p><ul><li>潟湖泳池的遮風屏在風日架起，照常開放</li><li>露台的陽傘與靠墊會暫時收起</li><li>開車的客人，經過台 26 線時請留意側風</li></ul>",
      "zh-CN":
        "<p>每天 07:30 在潜水服务台公布当日海况。遇强阵风，水上活动改为后湾徒步导览或四重溪泡汤接驳，已付费用可全额退还或改期。</p><ul><li>潟湖泳池在大风天架起挡风屏，照常开放</li><li>露台的遮阳伞与靠垫会暂时收起</li><li>自驾的客人途经台 26 线时请留意侧风</li></ul>",
      "en-US":
        "<p>The day's sea state is posted at the dive desk at 07:30. In strong gusts, water activities become a walk at Houwan or a ride to the Sichongxi springs; anything paid is refunded or moved.</p><ul><li>The lagoon pool stays open behind wind screens</li><li>Parasols and cushions are taken in from the terraces for the time being</li><li>If you drive, mind the side wind on Route 26</li></ul>",
      "ja-JP":
        "<p>毎朝7:30、ダイブデスクに当日の海況を掲示いたします。突風の強い日は、マリンアクティビティを後湾の散策または四重渓温泉への送迎に替えてご案内し、お支払い済みの料金は全額返金または日程変更を承ります。</p><ul><li>ラグーンプールは風よけを立てて通常どおり営業いたします</li><li>テラスのパラソルとクッションは一時お預かりいたします</li><li>お車の方は、台26線での横風にご注意ください</li></ul>",
      "ko-KR":
        "<p>매일 07:30 다이브 데스크에 그날의 바다 상태를 알려 드립니다. 돌풍이 강하면 수상 활동을 허우완 산책이나 쓰충시 온천 셔틀로 바꾸어 진행하며, 결제하신 금액은 전액 환불하거나 날짜를 옮겨 드립니다.</p><ul><li>라군 풀은 바람막이를 세우고 평소대로 엽니다</li><li>테라스의 파라솔과 쿠션은 잠시 거두어 둡니다</li><li>운전하시는 분은 타이 26선에서 옆바람에 주의해 주시기 바랍니다</li></ul>",
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
      "zh-TW": "新增兩台沙灘輪椅",
      "zh-CN": "新增两台沙滩轮椅",
      "en-US": "Two beach wheelchairs have arrived",
      "ja-JP": "ビーチ用車椅子を二台ご用意しました",
      "ko-KR": "해변 휠체어 두 대를 마련했습니다",
    },
    sub_title: {
      "zh-TW": "住客免費借用",
      "zh-CN": "住客免费借用",
      "en-US": "Free for staying guests",
      "ja-JP": "ご宿泊のお客様は無料",
      "ko-KR": "투숙객 무료 대여",
    },
    foreword: {
      "zh-TW": "寬胎不陷沙，可以一路推到水邊，讓浪花打濕腳背。",
      "zh-CN": "宽胎不陷沙，可以一路推到水边，让浪花打湿脚背。",
      "en-US": "Their wide tyres do not sink, so you can go all the way to where the waves wet your feet.",
      "ja-JP": "幅広のタイヤは砂に沈まず、波が足もとを濡らす水際まで進めます。",
      "ko-KR": "넓은 바퀴가 모래에 빠지지 않아, 파도가 발등을 적시는 물가까지 갈 수 있습니다.",
    },
    detail: {
      "zh-TW":
        "<p>沙灘輪椅放在潛水櫃檯旁，每次 90 分鐘，前一日 17:00 前預約，現場有人協助移位。木棧道已延伸到高潮線，無障礙雙床房到沙灘全程無階梯。</p>",
      "zh-CN":
        "<p>沙滩轮椅放在潜水服务台旁，每次 90 分钟，请在前一天 17:00 前预约，现场有人协助移位。木栈道已延伸到高潮线，从无障碍双床房到沙滩全程无台阶。</p>",
      "en-US":
        "<p>They wait beside the dive desk, ninety minutes at a time; book by 17:00 the day before and someone will help with the transfer. The boardwalk now reaches the high-tide line, so the way from the Accessible Twin to the sand has no step.</p>",
      "ja-JP":
        "<p>ダイブデスク脇に備え、一回90分、前日17:00までのご予約制です。移乗は係がお手伝いいたします。木道を満潮線まで延ばしましたので、バリアフリーツインから砂浜まで段差なくお越しいただけます。</p>",
      "ko-KR":
        "<p>다이브 데스크 옆에 있으며 1회 90분, 전날 17:00까지 예약해 주시면 직원이 옮겨 타는 것을 도와드립니다. 나무 데크가 만조선까지 이어져, 배리어프리 트윈에서 모래사장까지 계단 없이 가실 수 있습니다.</p>",
    },
    photo: beach,
    published_days_ago: 22,
    booking: always,
    stay: always,
    rooms: ["ACCESS"],
    show_in_index: false,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "點數可在訂房時直接折抵",
      "zh-CN": "积分可在预订时直接抵扣",
      "en-US": "Points can now be used while booking",
      "ja-JP": "ご予約時にポイントをご利用いただけます",
      "ko-KR": "예약하실 때 포인트를 쓰실 수 있습니다",
    },
    sub_title: {
      "zh-TW": "1 點折抵 NT$1",
      "zh-CN": "1 积分抵 NT$1",
      "en-US": "1 point takes off NT$1",
      "ja-JP": "1ポイント＝NT$1",
      "ko-KR": "1포인트 = NT$1",
    },
    foreword: {
      "zh-TW": "登入後，付款頁會顯示您目前的點數與可用的優惠券。",
      "zh-CN": "登录后，付款页会显示您当前的积分与可用优惠券。",
      "en-US": "Once signed in, the payment page shows your points and the coupons you can use.",
      "ja-JP": "ログインすると、お支払い画面に保有ポイントとご利用可能なクーポンが表示されます。",
      "ko-KR": "로그인하시면 결제 화면에 보유 포인트와 쓰실 수 있는 쿠폰이 표시됩니다.",
    },
    detail: {
      "zh-TW":
        "<p>點數在退房後入帳，每付 NT$100 累積 1 點。折抵順序為：會員價、優惠券、加購項目、點數。取消訂房時，已用的點數會退回帳戶。</p>",
      "zh-CN":
        "<p>积分在退房后到账，每付 NT$100 累积 1 分。计算顺序为：会员价、优惠券、加购项目、积分。取消预订时，已用积分会退回账户。</p>",
      "en-US":
        "<p>Points arrive after check-out, one for every NT$100 paid. They are taken off last, after the member price, coupons and add-ons. If a booking is cancelled, the points used go back to your account.</p>",
      "ja-JP":
        "<p>ポイントはチェックアウト後、お支払い NT$100 につき1ポイントを付与いたします。会員価格、クーポン、オプションの計算後に差し引かれます。ご予約をキャンセルされた場合、ご利用分はお戻しいたします。</p>",
      "ko-KR":
        "<p>포인트는 체크아웃 후 결제 NT$100마다 1포인트가 쌓입니다. 회원가, 쿠폰, 추가 옵션을 계산한 뒤 마지막에 차감됩니다. 예약을 취소하시면 쓰신 포인트는 계정으로 돌아갑니다.</p>",
    },
    published_days_ago: 44,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
  },
];

export const tidesongArticles: DemoArticle[] = [...promotions, ...news, ...tidesongAttractions];
