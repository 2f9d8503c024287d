/** Tidesong Bay Resort: 128 rooms with members, points, coupons, high speed rail, a 30 % deposit and a sister by tag. */
import type { DemoLodging } from "./lodging.ts";
import { standardMenu } from "./standard-menu.ts";
import { tidesongArticles } from "./tidesong-articles.ts";
import { tidesongFacilities } from "./tidesong-facilities.ts";
import { beach, familyRoom, poolVilla, roomOcean } from "./tidesong-photos.ts";
import { tidesongRooms } from "./tidesong-rooms.ts";

export const tidesong: DemoLodging = {
  slug: "tidesong",
  upper_name: {
    "zh-TW": "潮聲旅業",
    "zh-CN": "潮声旅业",
    "en-US": "Tidesong Hotels",
    "ja-JP": "潮騒ホテルズ",
    "ko-KR": "타이드송 호텔",
  },
  hotel_name: {
    "zh-TW": "潮聲灣度假村",
    "zh-CN": "潮声湾度假村",
    "en-US": "Tidesong Bay Resort",
    "ja-JP": "潮騒ベイリゾート",
    "ko-KR": "타이드송 베이 리조트",
  },
  template_code: "layout_700.2",
  template_booking_code: "booking_100",
  kind: 14,
  main_lang: "zh-TW",
  support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
  status: 1,
  website_exist: true,
  booking_close: false,
  booking_validate: false,
  close_member_system: false,
  online_support: true,
  deposit_type: ["all", "deposit"],
  deposit_percent: 30,
  business_status: 0,
  payment_list: [1, 2, 3, 4, 6, 7, 8],
  client_invoce_setting: 2,
  member_discount: 0.9,
  ga_code: "G-T1DES0NG",
  pixel_code: "100000000000128",
  support_client_cancel: true,
  google_map_open_way: 1,
  google_store_name: "Tidesong Bay Resort",
  info: {
    address: {
      "zh-TW": "屏東縣車城鄉射寮村射寮路 188 號",
      "zh-CN": "台湾屏东县车城乡射寮村射寮路 188 号",
      "en-US": "No. 188, Sheliao Road, Sheliao Village, Checheng Township, Pingtung County, Taiwan",
      "ja-JP": "台湾屏東県車城郷射寮村射寮路188号",
      "ko-KR": "대만 핑둥현 처청향 서랴오촌 서랴오로 188호",
    },
    coordinates: [22.06, 120.7],
    email: "stay@tidesong.example",
    phone: "+886 8 900 0456",
    phone2: "+886 8 900 0457",
    fax: "+886 8 900 0458",
    fb: "https://www.facebook.com/tidesong.example",
    line: "https://line.me/R/ti/p/@tidesong-example",
    instagram: "https://www.instagram.com/tidesong.example",
    about_images: [beach, roomOcean],
    about_us: {
      "zh-TW":
        "<p>潮聲灣在車城射寮的海邊，一百二十八間房分在四棟三層樓的矮房子與十二座別墅裡，沿著海岸線彎成一個淺淺的弧，讓每一扇窗都看得見海水進退。</p><p>大廳的黑板每天用粉筆寫上漲退潮的時刻。退潮時礁石露出，孩子蹲下來看海膽；漲潮時水聲靠近，適合回房間睡午覺。日子照著這張表走，手機可以放在抽屜裡。</p><p>我們的廚房跟著半島的節氣：一月的洋蔥、夏天的芒果、後壁湖每天進港的魚。風大的季節，就把桌子搬進來，把火生大一點。</p><p>無障礙的路線從車道開始，經過房間、泳池，一直到沙灘。海應該是每個人都到得了的地方。</p>",
      "zh-CN":
        "<p>潮声湾在车城射寮的海边，一百二十八间客房分在四栋三层的低矮楼房和十二座别墅里，沿海岸线弯成一道浅浅的弧，让每一扇窗都看得见潮水进退。</p><p>大堂的黑板上，每天用粉笔写着涨潮与退潮的时刻。退潮时礁石露出，孩子蹲下来看海胆；涨潮时水声近了，适合回房间睡个午觉。日子照着这张表走，手机可以放进抽屉。</p><p>我们的厨房跟着半岛的时令：一月的洋葱、夏天的芒果、后壁湖每天进港的鱼。风大的季节，就把桌子搬进来，把火生旺一点。</p><p>无障碍路线从车道开始，经过客房、泳池，一直通到沙滩。大海应该是每个人都能到达的地方。</p>",
      "en-US":
        "<p>Tidesong Bay stands on the shore at Sheliao, in Checheng. Its 128 rooms are in four low houses of three storeys and twelve villas, set in a shallow curve along the coast so that every window sees the water come and go.</p><p>Each morning the tide times are chalked on a board in the lobby. At low water the reef is bare and children crouch over sea urchins; at high water the sound comes close, and it is time for a nap. Keep that timetable and the phone can stay in a drawer.</p><p>The kitchen follows the peninsula: onions in January, mangoes in summer, whatever the boats bring into Houbihu that day. When the wind rises we carry the tables inside and build up the fire.</p><p>The step-free route starts at the drive and goes on through the rooms and the pool down to the sand. The sea ought to be a place everyone can reach.</p>",
      "ja-JP":
        "<p>潮騒ベイリゾートは、車城・射寮の海辺にございます。百二十八室を三階建ての低い四棟と十二のヴィラに分け、海岸線に沿ってゆるやかな弧に配しました。どの窓からも、潮の満ち引きをご覧いただけます。</p><p>ロビーの黒板には、毎朝チョークで潮の時刻を記します。引けば岩礁が現れ、子どもたちはしゃがんでウニを覗き、満ちれば水音が近づき、お部屋で昼寝の時間に。この時刻表に沿って過ごせば、携帯電話は引き出しの中で十分です。</p><p>厨房は半島の季節に従います。一月のたまねぎ、夏のマンゴー、その日後壁湖に揚がった魚。風の強い季節は、食卓を室内に移し、火を少し大きくいたします。</p><p>段差のない道は、車寄せからお部屋、プール、そして砂浜まで続きます。海は、どなたにも届く場所であってほしいと考えております。</p>",
      "ko-KR":
        "<p>타이드송 베이는 처청 서랴오의 바닷가에 있습니다. 객실 128개를 3층짜리 낮은 건물 네 채와 빌라 열두 채에 나누고 해안선을 따라 완만한 호를 그리게 두어, 모든 창에서 바닷물이 드나드는 모습이 보입니다.</p><p>로비 칠판에는 매일 아침 분필로 물때를 적습니다. 썰물에는 바위가 드러나 아이들이 쪼그려 앉아 성게를 들여다보고, 밀물에는 물소리가 가까워져 낮잠을 자기 좋습니다. 이 시간표대로 지내시면 휴대전화는 서랍에 두셔도 됩니다.</p><p>주방은 반도의 계절을 따릅니다. 1월의 양파, 여름의 망고, 그날 허우비후에 들어온 생선을 씁니다. 바람이 센 철에는 식탁을 안으로 들이고 불을 조금 더 키웁니다.</p><p>턱 없는 길은 진입로에서 객실과 수영장을 지나 모래사장까지 이어집니다. 바다는 누구나 닿을 수 있는 곳이어야 한다고 생각합니다.</p>",
    },
    introduction: {
      "zh-TW":
        "屏東車城海邊的度假村，一百二十八間房沿海岸排成弧線，窗外是礁石與落日。白天跟著潮汐表過：退潮看海膽，漲潮游泳，傍晚坐下來看太陽入海。從高鐵左營站有接駁車直達。",
      "zh-CN":
        "屏东车城海边的度假村，一百二十八间客房沿海岸排成弧线，窗外是礁石与落日。白天跟着潮汐表过：退潮看海胆，涨潮游泳，傍晚坐下来看太阳入海。高铁左营站有接驳车直达。",
      "en-US":
        "A resort on the shore at Checheng, Pingtung: 128 rooms in a curve along the coast, with the reef and the setting sun in the windows. Days follow the tide table, urchins at low water, swimming at high, a chair at sunset. A coach runs from THSR Zuoying.",
      "ja-JP":
        "屏東・車城の海辺に建つリゾートです。百二十八室が海岸に沿って弧を描き、窓には岩礁と夕日。潮が引けばウニを探し、満ちれば泳ぎ、夕暮れは椅子に腰を下ろして日没を。高鉄左営駅から送迎バスを運行しております。",
      "ko-KR":
        "핑둥 처청 바닷가의 리조트입니다. 객실 128개가 해안을 따라 호를 그리고, 창밖에는 바위와 노을이 있습니다. 썰물에는 성게를 보고, 밀물에는 헤엄치고, 저녁에는 앉아서 해가 바다로 지는 것을 바라봅니다. 고속철도 쭤잉역에서 셔틀이 다닙니다.",
    },
    seo_title: {
      "zh-TW": "潮聲灣度假村｜屏東車城海景度假·高鐵接駁",
      "zh-CN": "潮声湾度假村｜屏东车城海景度假·高铁接驳",
      "en-US": "Tidesong Bay Resort | Seaside resort in Checheng, Pingtung",
      "ja-JP": "潮騒ベイリゾート｜台湾・屏東 車城の海辺のリゾート",
      "ko-KR": "타이드송 베이 리조트 | 핑둥 처청 바닷가 리조트",
    },
    seo_content: {
      "zh-TW":
        "屏東車城海邊的度假村：海景雙人房、家庭房、泳池別墅與無障礙客房，潟湖泳池、兒童俱樂部與潛水櫃檯。官網會員九折，可加購高鐵聯票，訂金三成。",
      "zh-CN":
        "屏东车城海边的度假村：海景大床房、家庭房、泳池别墅与无障碍客房，潟湖泳池、儿童俱乐部与潜水服务台。官网会员九折，可加购高铁联票，定金三成。",
      "en-US":
        "A seaside resort in Checheng, southern Taiwan: sea-view doubles, family rooms, pool villas and accessible twins, a lagoon pool, kids' club and dive desk. Members save 10%, High Speed Rail tickets can be added, 30% deposit.",
      "ja-JP":
        "台湾南部・車城の海辺のリゾート。海を望むダブル、ファミリー、プールヴィラ、バリアフリーの客室に、ラグーンプール、キッズクラブ、ダイブデスク。公式サイト会員は10％引き、高鉄の乗車券も追加可能、予約金は30％。",
      "ko-KR":
        "대만 남부 처청의 바닷가 리조트. 바다 전망 더블룸, 패밀리룸, 풀빌라, 배리어프리 객실과 라군 풀, 키즈 클럽, 다이브 데스크. 공식 사이트 회원 10% 할인, 고속철도 승차권 추가 가능, 예약금 30%.",
    },
    banner_images: [poolVilla, beach, familyRoom],
    banner_title: {
      "zh-TW": "把時鐘交給潮聲",
      "zh-CN": "把钟表交给潮声",
      "en-US": "Let the tide keep the time",
      "ja-JP": "潮の音が、時計のかわり",
      "ko-KR": "시계 대신 파도 소리",
    },
    banner_sub_title: {
      "zh-TW": "屏東車城，面西的海岸",
      "zh-CN": "屏东车城，朝西的海岸",
      "en-US": "On the west-facing shore of Checheng, Pingtung",
      "ja-JP": "屏東・車城、西に開けた海岸",
      "ko-KR": "핑둥 처청, 서쪽을 향한 바닷가",
    },
    custom_block: {},
    location_block: {
      "zh-TW":
        "<ul><li><strong>高鐵</strong>：左營站轉度假村接駁車約 1 小時 50 分（11:30、14:30 發車，請於前一日預約）。</li><li><strong>公車</strong>：左營站搭墾丁快線 9189 至車城，約 2 小時，抵達後來電，6 分鐘接您。</li><li><strong>開車</strong>：國道 3 號南州交流道下，接台 1 線至楓港，轉台 26 線至車城；自左營約 1 小時 40 分。免費停車 140 位，其中無障礙車位 6 位、充電車位 8 位。</li></ul><p>想在高雄多留一晚，可以看看同屬南臺灣的姊妹旅宿：鹽埕的一疊膠囊。</p>",
      "zh-CN":
        "<ul><li><strong>高铁</strong>：左营站转度假村接驳车约 1 小时 50 分（11:30、14:30 发车，请提前一天预约）。</li><li><strong>公交</strong>：左营站乘垦丁快线 9189 至车城，约 2 小时，抵达后来电，6 分钟接您。</li><li><strong>自驾</strong>：国道 3 号南州出口下，沿台 1 线至枫港，转台 26 线至车城；自左营约 1 小时 40 分。免费停车 140 位，其中无障碍车位 6 位、充电车位 8 位。</li></ul><p>想在高雄多住一晚，可以看看同在南台湾的姊妹旅宿：盐埕的一叠胶囊。</p>",
      "en-US":
        "<ul><li><strong>High Speed Rail</strong>: Zuoying Station, then our coach, about 1 h 50 min (11:30 and 14:30; reserve the day before).</li><li><strong>Bus</strong>: Kenting Express 9189 from Zuoying to Checheng, about 2 hours. Call on arrival and we collect you in six minutes.</li><li><strong>Car</strong>: Freeway 3 to the Nanzhou exit, Route 1 to Fenggang, then Route 26 to Checheng; about 1 h 40 min from Zuoying. 140 free spaces, six of them accessible and eight with chargers.</li></ul><p>To break the journey in Kaohsiung, see our sister in the south, One Mat Capsule in Yancheng.</p>",
      "ja-JP":
        "<ul><li><strong>高速鉄道</strong>：左営駅より送迎バスで約1時間50分（11:30・14:30発、前日までに要予約）。</li><li><strong>バス</strong>：左営駅から墾丁快線9189で車城まで約2時間。到着後お電話をいただければ、6分でお迎えにあがります。</li><li><strong>お車</strong>：国道3号 南州インターチェンジから台1線で楓港へ、台26線に入り車城まで。左営から約1時間40分。無料駐車場140台（うち車椅子用6台、充電器付き8台）。</li></ul><p>高雄でもう一泊されるなら、同じ台湾南部の姉妹館、塩埕の「一畳カプセル」もどうぞ。</p>",
      "ko-KR":
        "<ul><li><strong>고속철도</strong>: 쭤잉역에서 리조트 셔틀로 약 1시간 50분(11:30·14:30 출발, 전날까지 예약).</li><li><strong>버스</strong>: 쭤잉역에서 컨딩 익스프레스 9189를 타고 처청까지 약 2시간. 도착 후 전화 주시면 6분 만에 모시러 갑니다.</li><li><strong>자동차</strong>: 국도 3호선 난저우 나들목에서 타이 1선으로 펑강까지, 이어 타이 26선으로 처청까지 오시면 쭤잉에서 약 1시간 40분입니다. 무료 주차 140대, 그중 장애인 주차 6대, 충전 주차 8대입니다.</li></ul><p>가오슝에서 하루 더 머무신다면 대만 남부의 자매 숙소, 옌청의 원매트 캡슐도 살펴보시기 바랍니다.</p>",
    },
    official_booking: "",
    checkin_start_time: "16:00",
    checkin_end_time: "23:00",
    checkout_time: "11:00",
    refund_template_id: 2,
    customer_notice: {
      "zh-TW":
        "<ul><li>入住 16:00–23:00，退房 11:00；行李可提早寄放，泳池可先使用。</li><li>22:00–07:00 為安靜時段，別墅露台請降低音量。</li><li>客房全面禁菸，停車場旁設有吸菸區。</li><li>12 歲以下使用泳池與沙灘須由大人陪同；沙灘無救生員駐守，紅旗升起請勿下水。</li><li>請勿觸碰或帶走珊瑚、貝殼與寄居蟹。</li><li>客房恕不接待寵物，導盲犬與協助犬除外。</li></ul>",
      "zh-CN":
        "<ul><li>入住 16:00–23:00，退房 11:00；行李可提前寄存，泳池可先使用。</li><li>22:00–07:00 为安静时段，别墅露台请降低音量。</li><li>客房全面禁烟，停车场旁设有吸烟区。</li><li>12 岁以下使用泳池与沙滩须由成人陪同；沙滩无救生员驻守，升起红旗时请勿下水。</li><li>请勿触碰或带走珊瑚、贝壳与寄居蟹。</li><li>客房恕不接待宠物，导盲犬与辅助犬除外。</li></ul>",
      "en-US":
        "<ul><li>Check-in 16:00–23:00, check-out 11:00. Leave your bags early and use the pool.</li><li>Quiet hours are 22:00–07:00, on the villa terraces too.</li><li>All rooms are non-smoking; there is a smoking area by the car park.</li><li>Children under 12 need an adult at the pool and on the beach. The beach has no lifeguard; stay out of the water when the red flag is up.</li><li>Please do not touch or take coral, shells or hermit crabs.</li><li>No pets in the rooms; guide and assistance dogs are welcome.</li></ul>",
      "ja-JP":
        "<ul><li>チェックイン16:00〜23:00、チェックアウト11:00。お荷物は先にお預かりし、プールもご利用いただけます。</li><li>22:00〜翌7:00は、ヴィラのテラスでもお静かにお過ごしください。</li><li>客室は全室禁煙です。駐車場脇に喫煙所がございます。</li><li>12歳未満のお子様のプール・浜辺のご利用は大人の方とご一緒に。浜辺に監視員はおりません。赤旗の際は海に入らないでください。</li><li>珊瑚、貝殻、ヤドカリに触れたり持ち帰ったりなさいませんようお願いいたします。</li><li>客室へのペット同伴はご遠慮ください（盲導犬・介助犬を除く）。</li></ul>",
      "ko-KR":
        "<ul><li>체크인 16:00–23:00, 체크아웃 11:00입니다. 짐은 미리 맡기시고 수영장을 먼저 이용하실 수 있습니다.</li><li>22:00–07:00에는 빌라 테라스에서도 조용히 지내 주시기 바랍니다.</li><li>전 객실 금연이며 주차장 옆에 흡연 구역이 있습니다.</li><li>12세 미만은 수영장과 해변에서 보호자와 함께해 주십시오. 해변에는 안전요원이 없으니 붉은 깃발이 오르면 물에 들어가지 마시기 바랍니다.</li><li>산호, 조개껍데기, 소라게를 만지거나 가져가지 말아 주시기 바랍니다.</li><li>객실에 반려동물은 동반하실 수 없으며 안내견과 보조견은 예외입니다.</li></ul>",
    },
    booking_policy: {
      "zh-TW":
        "<ul><li>訂房時可付全額或三成訂金；選擇訂金者，尾款於入住時付清。</li><li>可使用信用卡、行動支付、LINE Pay、綠界或匯款。</li><li>房價為每間每晚，已含稅及服務費；週五、週六依假日房價計算。</li><li>會員價、優惠券與點數於付款頁套用，加購項目與高鐵車票不折抵。</li><li>高鐵聯票須與客房同一張訂單，並於付款後選定車次。</li></ul>",
      "zh-CN":
        "<ul><li>预订时可支付全额或三成定金；选择定金的，尾款在入住时付清。</li><li>可使用信用卡、移动支付、LINE Pay、绿界或银行转账。</li><li>房价为每间每晚，已含税及服务费；周五、周六按周末房价计算。</li><li>会员价、优惠券与积分在付款页使用，加购项目与高铁车票不参与优惠。</li><li>高铁联票须与客房同一张订单，并在付款后选定车次。</li></ul>",
      "en-US":
        "<ul><li>Pay in full or a 30% deposit when booking; with a deposit, the balance is due at check-in.</li><li>Credit card, mobile wallet, LINE Pay, ECPay and bank transfer are accepted.</li><li>Prices are per room and night, taxes and service charge included; Friday and Saturday nights are at the weekend rate.</li><li>Member prices, coupons and points are applied on the payment page; add-ons and rail tickets are not discounted.</li><li>Rail tickets belong to the same booking as the room; choose your train after payment.</li></ul>",
      "ja-JP":
        "<ul><li>ご予約時に全額、または30％の予約金をお支払いいただけます。予約金の場合、残金はチェックイン時に頂戴いたします。</li><li>クレジットカード、モバイル決済、LINE Pay、ECPay、銀行振込をご利用いただけます。</li><li>料金は一室一泊あたり、税・サービス料込みです。金・土曜は休前日料金となります。</li><li>会員価格・クーポン・ポイントはお支払い画面で適用されます。オプションと高鉄の乗車券は割引の対象外です。</li><li>高鉄の乗車券はお部屋と同一のご予約とし、お支払い後に列車をお選びください。</li></ul>",
      "ko-KR":
        "<ul><li>예약하실 때 전액 또는 예약금 30%를 결제하실 수 있으며, 예약금을 고르시면 잔금은 체크인하실 때 결제합니다.</li><li>신용카드, 모바일 결제, LINE Pay, ECPay, 계좌이체를 이용하실 수 있습니다.</li><li>요금은 객실당 1박 기준이며 세금과 봉사료가 포함되어 있습니다. 금·토요일은 주말 요금입니다.</li><li>회원가, 쿠폰, 포인트는 결제 화면에서 적용되며 추가 옵션과 고속철도 승차권은 할인되지 않습니다.</li><li>고속철도 승차권은 객실과 같은 예약에 포함되어야 하며, 결제 후 열차를 골라 주시기 바랍니다.</li></ul>",
    },
    cancel_policy: {
      "zh-TW":
        "<ul><li>入住日 7 天前取消：免費，全額退還。</li><li>入住日前 7 天內取消：收取房價的 50%。</li><li>入住當日取消或未入住：收取房價的 100%。</li><li>「彈性取消」專案：入住日 3 天前取消免費，之後同上。</li></ul><p>取消時高鐵車票一併取消，票款依高鐵退票規定辦理。遇颱風停班停課或交通中斷，可免費改期或全額退款。</p>",
      "zh-CN":
        "<ul><li>入住日 7 天前取消：免费，全额退款。</li><li>入住日前 7 天内取消：收取房费的 50%。</li><li>入住当日取消或未入住：收取房费的 100%。</li><li>“灵活取消”方案：入住日 3 天前取消免费，之后同上。</li></ul><p>取消时高铁车票一并取消，票款按高铁退票规定办理。如遇台风停班停课或交通中断，可免费改期或全额退款。</p>",
      "en-US":
        "<ul><li>Until 7 days before arrival: free, refunded in full.</li><li>Within 7 days of arrival: 50% of the room amount.</li><li>On the arrival day, or no-show: 100% of the room amount.</li><li>“Flexible” plan: free until 3 days before arrival, then as above.</li></ul><p>Rail tickets are cancelled with the room and refunded under the railway's rules. When a typhoon closes offices or transport stops, you may move the stay or be refunded in full.</p>",
      "ja-JP":
        "<ul><li>チェックイン日の7日前まで：無料（全額返金）</li><li>7日前を過ぎてから前日まで：宿泊料金の50％</li><li>当日のキャンセル・ノーショー：宿泊料金の100％</li><li>「フレックス」プラン：3日前まで無料、以降は上記と同じ</li></ul><p>高鉄の乗車券はお部屋と合わせてキャンセルとなり、運賃は高鉄の払戻規定に準じます。台風による休業令や交通機関の運休の際は、日程変更または全額返金を承ります。</p>",
      "ko-KR":
        "<ul><li>체크인 7일 전까지: 무료, 전액 환불</li><li>7일 전이 지난 뒤 전날까지: 객실 요금의 50%</li><li>당일 취소 또는 노쇼: 객실 요금의 100%</li><li>‘유연 취소’ 플랜: 체크인 3일 전까지 무료, 이후는 위와 같음</li></ul><p>취소하시면 고속철도 승차권도 함께 취소되며 운임은 고속철도 환불 규정을 따릅니다. 태풍으로 휴무령이 내려지거나 교통이 끊기면 무료로 날짜를 바꾸시거나 전액 환불받으실 수 있습니다.</p>",
    },
    registration_name: "潮聲旅業股份有限公司",
    business_registration: "屏東縣旅館000號",
    unified_business_number: "90028644",
    support_facilities: [
      "free_wifi",
      "air_conditioning",
      "non_smoking",
      "accessible_room",
      "baby_cot",
      "extra_bed_available",
      "private_pool",
      "kids_play_area",
      "free_bicycles",
      "board_games",
      "high_chair",
      "water_dispenser",
      "laundry_service",
      "washing_machine",
      "clothes_dryer",
      "first_aid_kit",
      "sprinkler",
      "cctv_common_area",
    ],
    thsr_support_on: 1,
    agent_name: "",
    remittance_notice: {
      "zh-TW":
        "請於訂房後三天內完成匯款（入住日較近時，以入住時間為限），並回填帳號末五碼。逾期訂單將自動取消；匯款手續費由匯款人負擔。加購高鐵聯票者，建議使用線上付款以便即時選位。",
      "zh-CN":
        "请在预订后三天内完成转账（临近入住时，以入住时间为限），并填写账号后五位。逾期订单将自动取消；转账手续费由付款人承担。加购高铁联票的客人，建议使用在线支付以便即时选座。",
      "en-US":
        "Please transfer within three days of booking, or before check-in time if that comes first, and tell us the last five digits of your account. Unpaid bookings are released automatically; transfer fees are borne by the sender. With rail tickets, paying online lets you choose a train at once.",
      "ja-JP":
        "ご予約後3日以内（チェックイン時刻が先の場合はそれまで）にお振り込みのうえ、口座番号の下5桁をお知らせください。期限を過ぎたご予約は自動的に取り消されます。振込手数料はお客様のご負担となります。高鉄の乗車券を追加される場合は、すぐに列車をお選びいただけるオンライン決済をおすすめいたします。",
      "ko-KR":
        "예약 후 3일 이내(체크인 시각이 더 빠르면 그때까지)에 이체하시고 계좌번호 끝 다섯 자리를 알려 주시기 바랍니다. 기한이 지난 예약은 자동으로 취소되며, 이체 수수료는 보내시는 분이 부담합니다. 고속철도 승차권을 더하시는 경우 바로 열차를 고를 수 있는 온라인 결제를 권해 드립니다.",
    },
    dining_options: {
      "zh-TW":
        "<p><strong>早餐</strong>：06:30–10:00，面海餐廳，每位 NT$450，孩童 NT$225。</p><p><strong>晚餐</strong>：炭火廚房 17:30–21:30，每位 NT$1,200，孩童 NT$600。</p><ul><li>池畔輕食 11:00–17:00；別墅可送餐至露台。</li><li>備有素食炭烤菜單、過敏原標示與兒童餐椅；清真與無麩質請於兩天前告知。</li></ul>",
      "zh-CN":
        "<p><strong>早餐</strong>：06:30–10:00，面海餐厅，每位 NT$450，儿童 NT$225。</p><p><strong>晚餐</strong>：炭火厨房 17:30–21:30，每位 NT$1,200，儿童 NT$600。</p><ul><li>池畔轻食 11:00–17:00；别墅可送餐至露台。</li><li>备有素食炭烤菜单、过敏原标示与儿童餐椅；清真与无麸质餐请提前两天告知。</li></ul>",
      "en-US":
        "<p><strong>Breakfast</strong>: 06:30–10:00, facing the sea, NT$450 a person, NT$225 for children.</p><p><strong>Dinner</strong>: the Grill, 17:30–21:30, NT$1,200 a person, NT$600 for children.</p><ul><li>Light meals by the pool 11:00–17:00; villa guests may dine on the terrace.</li><li>Vegetarian grill menu, allergens marked, high chairs. For halal or gluten-free, two days' notice, please.</li></ul>",
      "ja-JP":
        "<p><strong>ご朝食</strong>：6:30〜10:00、海に面したレストランにて。お一人様 NT$450、お子様 NT$225。</p><p><strong>ご夕食</strong>：炭火グリル 17:30〜21:30。お一人様 NT$1,200、お子様 NT$600。</p><ul><li>プールサイドの軽食は11:00〜17:00。ヴィラではテラスへお運びいたします。</li><li>ベジタリアンメニュー、アレルゲン表示、子ども椅子をご用意しております。ハラール・グルテンフリーは二日前までにお知らせください。</li></ul>",
      "ko-KR":
        "<p><strong>아침</strong>: 06:30–10:00, 바다를 마주한 식당, 1인 NT$450, 아동 NT$225.</p><p><strong>저녁</strong>: 숯불 그릴 17:30–21:30, 1인 NT$1,200, 아동 NT$600.</p><ul><li>풀사이드 간단한 식사는 11:00–17:00이며 빌라는 테라스로 가져다드립니다.</li><li>채식 그릴 메뉴, 알레르기 표시, 유아용 의자가 있습니다. 할랄과 글루텐 프리는 이틀 전까지 알려 주시기 바랍니다.</li></ul>",
    },
    children_and_extra_person_rates: [
      {
        label: {
          "zh-TW": "0–3 歲：與父母同床，可借嬰兒床",
          "zh-CN": "0–3 岁：与父母同床，可借婴儿床",
          "en-US": "Ages 0–3: sharing a bed, cot on request",
          "ja-JP": "0〜3歳：添い寝、ベビーベッド貸出あり",
          "ko-KR": "0–3세: 부모와 함께, 아기 침대 대여 가능",
        },
        price: 0,
      },
      {
        label: {
          "zh-TW": "4–11 歲：不加床、含早餐",
          "zh-CN": "4–11 岁：不加床、含早餐",
          "en-US": "Ages 4–11: no extra bed, breakfast included",
          "ja-JP": "4〜11歳：ベッドなし・朝食付き",
          "ko-KR": "4–11세: 추가 침대 없음, 조식 포함",
        },
        price: 225,
      },
      {
        label: {
          "zh-TW": "兒童加床（4–11 歲，海景家庭房）：含早餐",
          "zh-CN": "儿童加床（4–11 岁，海景家庭房）：含早餐",
          "en-US": "Child's bed (4–11, Ocean Family Room): breakfast included",
          "ja-JP": "子ども用ベッド（4〜11歳・オーシャンファミリー）：朝食付き",
          "ko-KR": "어린이 침대(4–11세, 오션 패밀리룸): 조식 포함",
        },
        price: 900,
      },
      {
        label: {
          "zh-TW": "加人（12 歲以上，須先電話確認）：加床與早餐",
          "zh-CN": "加人（12 岁及以上，须先电话确认）：加床与早餐",
          "en-US": "Extra person (12 and over, by phone first): bed and breakfast",
          "ja-JP": "追加人数（12歳以上・要お電話確認）：ベッド・朝食付き",
          "ko-KR": "추가 인원(12세 이상, 전화 확인 필요): 침대와 조식",
        },
        price: 1500,
      },
    ],
  },
  rooms: tidesongRooms,
  facilities: tidesongFacilities,
  promotion_types: [
    {
      topic_key: "member",
      topic_detail: {
        "zh-TW": "會員專屬",
        "zh-CN": "会员专享",
        "en-US": "For members",
        "ja-JP": "会員特典",
        "ko-KR": "회원 혜택",
      },
    },
    {
      topic_key: "rail",
      topic_detail: {
        "zh-TW": "高鐵假期",
        "zh-CN": "高铁假期",
        "en-US": "Rail and stay",
        "ja-JP": "高鉄＋宿泊",
        "ko-KR": "고속철도 여행",
      },
    },
    {
      topic_key: "family",
      topic_detail: {
        "zh-TW": "親子同行",
        "zh-CN": "亲子同行",
        "en-US": "For families",
        "ja-JP": "ご家族で",
        "ko-KR": "가족 여행",
      },
    },
  ],
  articles: tidesongArticles,
  menu: [
    ...standardMenu,
    {
      type: "custom",
      title: {
        "zh-TW": "海邊日常",
        "zh-CN": "海边日常",
        "en-US": "Instagram",
        "ja-JP": "海辺の日々",
        "ko-KR": "바닷가의 나날",
      },
      status: true,
      link: "https://www.instagram.com/tidesong.example",
      open: true,
    },
  ],
  tags: [
    {
      code: "south",
      tag: {
        "zh-TW": "南臺灣",
        "zh-CN": "南台湾",
        "en-US": "Southern Taiwan",
        "ja-JP": "台湾南部",
        "ko-KR": "대만 남부",
      },
    },
  ],
  closed_days: [],
};
