/** Demo D3: a capsule hotel. Big inventory, a women's floor, pay on arrival, no members, English first. */
import type { DemoLodging } from "./lodging.ts";
import { standardMenu } from "./standard-menu.ts";
import { articles } from "./onemat-articles.ts";
import { facilities } from "./onemat-facilities.ts";
import { lounge, podInside, pods, rooms } from "./onemat-rooms.ts";

export const onemat: DemoLodging = {
  slug: "onemat",
  upper_name: {
    "zh-TW": "一疊旅宿",
    "zh-CN": "一叠旅宿",
    "en-US": "One Mat Stays",
    "ja-JP": "一畳の宿",
    "ko-KR": "원매트 스테이",
  },
  hotel_name: {
    "zh-TW": "一疊膠囊",
    "zh-CN": "一叠胶囊",
    "en-US": "One Mat Capsule",
    "ja-JP": "一畳カプセル",
    "ko-KR": "원매트 캡슐",
  },
  template_code: "layout_600.1",
  template_booking_code: "booking_100",
  kind: 8,
  main_lang: "en-US",
  support_lang: ["en-US", "zh-TW", "zh-CN", "ja-JP", "ko-KR"],
  status: 1,
  website_exist: true,
  booking_close: false,
  booking_validate: false,
  close_member_system: true,
  online_support: true,
  deposit_type: ["all"],
  deposit_percent: 0,
  business_status: 0,
  payment_list: [14, 6, 4],
  member_discount: null,
  support_client_cancel: true,
  google_map_open_way: 1,
  google_store_name: "One Mat Capsule 一疊膠囊 高雄鹽埕",
  info: {
    address: {
      "zh-TW": "高雄市鹽埕區大勇路 96 號",
      "zh-CN": "高雄市盐埕区大勇路 96 号",
      "en-US": "96 Dayong Road, Yancheng District, Kaohsiung City, Taiwan",
      "ja-JP": "台湾高雄市塩埕区大勇路96号",
      "ko-KR": "대만 가오슝시 옌청구 다융로 96호",
    },
    coordinates: [22.6229, 120.2832],
    email: "stay@onemat.example",
    phone: "+886 7 900 0456",
    phone2: "",
    fax: "",
    fb: "https://www.facebook.com/onemat.example",
    line: "https://line.me/R/ti/p/@onemat-example",
    instagram: "https://www.instagram.com/onemat.example",
    about_images: [lounge, pods],
    about_us: {
      "zh-TW":
        "<p>鹽埕曾是高雄最熱鬧的地方：船員換外幣、裁縫趕西裝、戲院散場後還有一碗熱湯。我們接手的這棟七層樓，當年一樓賣鐘錶，樓上堆貨。</p><p>搬空之後，我們量出每層能放二十四張床，一張床就是一疊。木工師傅用三種木料試了三個樣艙，最後留下聲音最小、味道最淡的那一種。</p><p>一疊不是要把人收進格子裡，而是把需要安靜的部分做好：床墊、燈、插座、空氣與一道厚布簾。其他的，一樓的咖啡、屋頂的風、走出門的老街，都比房間大得多。</p><p>櫃檯說英語、國語與台語，日語、韓語請給我們一點時間。</p>",
      "zh-CN":
        "<p>盐埕曾是高雄最热闹的地方：船员来换外币，裁缝赶做西装，电影院散场后还有一碗热汤。我们接手的这栋七层楼，从前一楼卖钟表，楼上堆货。</p><p>清空之后量了量，每层能放二十四张床，一张床就是一叠。木工师傅用三种木料做了三个样板舱，我们留下了声音最小、气味最淡的那一种。</p><p>一叠不是把人收进格子，而是把需要安静的部分做好：床垫、灯、插座、空气，还有一道厚布帘。其余的——一楼的咖啡、屋顶的风、门外的老街——都比房间大得多。</p><p>前台可用普通话、闽南语和英语沟通；日语、韩语请给我们一点时间。</p>",
      "en-US":
        "<p>Yancheng was once the busiest quarter of Kaohsiung. Sailors changed money here, tailors cut suits overnight, and there was hot soup after the last film. The seven-story building we took over sold clocks at street level and kept stock above.</p><p>Emptied, it measured twenty-four beds to a floor: one bed, one mat. A carpenter built three sample pods in three timbers, and we kept the one that creaked least and smelled of almost nothing.</p><p>The idea was never to file people into boxes. It was to make the quiet part well: mattress, lamp, socket, air, and a curtain with some weight. The rest is larger than any room, and it is right outside: coffee on the ground floor, wind on the roof, old streets past the door.</p><p>The desk speaks English, Mandarin and Taiwanese. For Japanese and Korean, give us a moment.</p>",
      "ja-JP":
        "<p>塩埕はかつて高雄でいちばん賑やかな街でした。船員が外貨を替え、仕立屋が夜通し背広を縫い、映画がはねたあとには温かいスープの屋台が待っていたそうです。当館の七階建ては、その頃一階が時計店、上階が倉庫でした。</p><p>荷を出して測ってみると、一つの階に二十四床。一床が一畳です。大工が三種の木で試作し、きしみがもっとも少なく、香りの淡いものを選びました。</p><p>人を箱に収めるのではなく、静けさに必要なもの、すなわち寝具、灯り、コンセント、空気、そして厚いカーテンを丁寧に整えること。一階のコーヒーも、屋上の風も、扉の外の古い街も、どんな部屋より広くお使いいただけます。</p><p>フロントは英語、中国語、台湾語で承ります。日本語と韓国語は少しお時間をいただきながらご案内いたします。</p>",
      "ko-KR":
        "<p>옌청은 한때 가오슝에서 가장 붐비던 동네였습니다. 선원들은 이곳에서 돈을 바꾸고, 재단사는 밤새 양복을 지었으며, 영화가 끝나면 따뜻한 국물이 기다렸습니다. 저희가 맡은 7층 건물은 그 시절 1층이 시계 가게, 위층이 창고였습니다.</p><p>비우고 재어 보니 한 층에 침대 24개가 들어갔습니다. 침대 하나가 다다미 한 장입니다. 목수가 세 가지 나무로 견본을 만들었고, 삐걱임이 가장 적고 향이 옅은 것을 골랐습니다.</p><p>사람을 상자에 넣으려는 것이 아니라 고요에 필요한 것, 곧 매트리스와 조명, 콘센트, 공기, 묵직한 커튼을 제대로 갖추고자 했습니다. 1층의 커피와 옥상의 바람, 문밖의 옛 거리는 어느 방보다도 넓습니다.</p><p>프런트는 영어와 중국어, 대만어로 안내합니다. 일본어와 한국어는 조금만 기다려 주십시오.</p>",
    },
    introduction: {
      "zh-TW":
        "鹽埕老街上的七層樓，九十六個木造床位，捷運鹽埕埔站步行三分鐘。一樓寄物與咖啡，二樓淋浴，三到六樓只用來睡，屋頂洗衣曬太陽。六樓為女性專用，可到店付款。",
      "zh-CN":
        "盐埕老街上的七层小楼，九十六个木制床位，从捷运盐埕埔站步行三分钟即到。一楼寄存行李、喝咖啡，二楼淋浴，三到六楼只用来睡觉，屋顶洗衣晒太阳。六楼为女性专用，可到店付款。",
      "en-US":
        "Ninety-six timber pods on seven floors, three minutes on foot from Yanchengpu metro station. Lockers and coffee at street level, showers on the second floor, four floors kept for sleep, laundry on the roof. The sixth floor is for women, and you can pay when you arrive.",
      "ja-JP":
        "塩埕の古い通りに建つ七階建て、木のカプセル96床の宿です。地下鉄塩埕埔駅から徒歩3分。1階はロッカーとカフェ、2階はシャワー、3～6階は眠るための階、屋上にはランドリーがございます。6階は女性専用、現地払いも承ります。",
      "ko-KR":
        "옌청 옛 거리의 7층 건물에 목재 캡슐 침대 96개를 두었습니다. 지하철 옌청푸역에서 걸어서 3분입니다. 1층은 사물함과 카페, 2층은 샤워실, 3~6층은 잠자는 층, 옥상은 세탁장입니다. 6층은 여성 전용이며 현장에서 결제하실 수 있습니다.",
    },
    seo_title: {
      "zh-TW": "一疊膠囊｜高雄鹽埕埔站旁的膠囊旅館",
      "zh-CN": "一叠胶囊｜高雄盐埕埔站旁的胶囊酒店",
      "en-US": "One Mat Capsule | Capsule hotel by Yanchengpu station, Kaohsiung",
      "ja-JP": "一畳カプセル｜高雄・塩埕埔駅近くのカプセルホテル",
      "ko-KR": "원매트 캡슐 | 가오슝 옌청푸역 캡슐호텔",
    },
    seo_content: {
      "zh-TW": "高雄鹽埕 96 床木造膠囊旅館，女性專用樓層、24 小時熱水淋浴、屋頂洗衣，步行到駁二 6 分鐘，可到店付款。",
      "zh-CN": "高雄盐埕 96 床木制胶囊酒店，设女性专用楼层、24 小时热水淋浴、屋顶洗衣，步行 6 分钟到驳二，可到店付款。",
      "en-US":
        "A 96-bed timber capsule hotel in Yancheng, Kaohsiung: women's floor, hot showers at any hour, roof laundry, 6 minutes on foot to Pier-2. Pay on arrival.",
      "ja-JP":
        "高雄・塩埕の木のカプセルホテル96床。女性専用フロア、24時間シャワー、屋上ランドリー。駁二芸術特区まで徒歩6分、現地払い可。",
      "ko-KR":
        "가오슝 옌청의 목재 캡슐호텔 96침대. 여성 전용층, 24시간 온수 샤워, 옥상 세탁장. 보얼 예술특구까지 도보 6분, 현장 결제 가능.",
    },
    banner_images: [pods, lounge, podInside],
    banner_title: {
      "zh-TW": "港町夜裡，一疊安靜",
      "zh-CN": "老街夜里，一叠安静",
      "en-US": "A quiet mat above the harbor streets",
      "ja-JP": "港町の夜に、一畳の静けさ",
      "ko-KR": "항구 골목 위, 고요한 한 칸",
    },
    banner_sub_title: {
      "zh-TW": "九十六個木造床位，鹽埕埔站步行三分鐘",
      "zh-CN": "九十六个木制床位，距盐埕埔站步行三分钟",
      "en-US": "96 timber pods, three minutes from Yanchengpu station",
      "ja-JP": "木のカプセル96床、塩埕埔駅から徒歩3分",
      "ko-KR": "목재 캡슐 96개, 옌청푸역에서 도보 3분",
    },
    custom_block: {},
    location_block: {
      "zh-TW":
        "<ul><li><strong>捷運</strong>：橘線鹽埕埔站，沿大勇路往南步行 3 分鐘。</li><li><strong>高鐵左營站</strong>：紅線到美麗島站，轉橘線往哈瑪星方向，全程約 30 分鐘。</li><li><strong>高雄機場</strong>：紅線到美麗島站轉橘線，約 30 分鐘。</li><li><strong>輕軌</strong>：駁二大義站，步行約 9 分鐘。</li><li><strong>開車</strong>：館內無車位，步行 5 分鐘內有公有收費停車場。</li></ul>",
      "zh-CN":
        "<ul><li><strong>捷运（地铁）</strong>：橘线盐埕埔站，沿大勇路往南步行 3 分钟。</li><li><strong>高铁左营站</strong>：乘红线到美丽岛站，换乘橘线往哈玛星方向，全程约 30 分钟。</li><li><strong>高雄机场</strong>：乘红线到美丽岛站换乘橘线，约 30 分钟。</li><li><strong>轻轨</strong>：驳二大义站，步行约 9 分钟。</li><li><strong>自驾</strong>：店内没有车位，步行 5 分钟内有公共收费停车场。</li></ul>",
      "en-US":
        "<ul><li><strong>Metro</strong>: Yanchengpu station on the Orange Line, then 3 minutes south along Dayong Road.</li><li><strong>THSR Zuoying</strong>: Red Line to Formosa Boulevard, change to the Orange Line for Hamasen; about 30 minutes in all.</li><li><strong>Kaohsiung Airport</strong>: Red Line to Formosa Boulevard, then the Orange Line; about 30 minutes.</li><li><strong>Light rail</strong>: Dayi Pier-2 stop, about 9 minutes on foot.</li><li><strong>Car</strong>: we have no spaces; there is paid public parking within 5 minutes' walk.</li></ul>",
      "ja-JP":
        "<ul><li><strong>地下鉄（MRT）</strong>：オレンジライン塩埕埔駅から大勇路を南へ徒歩3分。</li><li><strong>高鉄左営駅から</strong>：レッドラインで美麗島駅へ、オレンジライン哈瑪星方面に乗り換え、約30分。</li><li><strong>高雄空港から</strong>：レッドラインで美麗島駅へ、オレンジラインに乗り換え、約30分。</li><li><strong>ライトレール</strong>：駁二大義駅から徒歩約9分。</li><li><strong>お車</strong>：館内に駐車場はございません。徒歩5分以内に有料の公共駐車場がございます。</li></ul>",
      "ko-KR":
        "<ul><li><strong>지하철(MRT)</strong>: 오렌지 라인 옌청푸역에서 다융로를 따라 남쪽으로 도보 3분입니다.</li><li><strong>고속철도 쭤잉역</strong>: 레드 라인으로 메이리다오역까지 이동해 하마센 방면 오렌지 라인으로 환승, 약 30분입니다.</li><li><strong>가오슝 공항</strong>: 레드 라인으로 메이리다오역까지 이동해 오렌지 라인으로 환승, 약 30분입니다.</li><li><strong>경전철</strong>: 보얼다이역에서 도보 약 9분입니다.</li><li><strong>자가용</strong>: 건물 내 주차장은 없으며 도보 5분 이내에 유료 공영 주차장이 있습니다.</li></ul>",
    },
    official_booking: "",
    checkin_start_time: "15:00",
    checkin_end_time: "23:59",
    checkout_time: "11:00",
    refund_template_id: 1,
    customer_notice: {
      "zh-TW":
        "<ul><li>入住 15:00–24:00，退房 11:00 前。24:00 後抵達請先來信索取門禁密碼。</li><li>安靜時段 23:00–07:00，講電話請到一樓或屋頂。</li><li>一人一床；12 歲以下暫不接待，未滿 18 歲請附監護人同意書。</li><li>六樓僅限女性，訪客請在一樓會面。</li><li>行李請放一樓置物櫃，睡眠樓層不放行李箱。</li><li>全館禁菸，不收寵物，床上請勿飲食。</li><li>不提供拋棄式牙刷與刮鬍刀，櫃檯有售。</li></ul>",
      "zh-CN":
        "<ul><li>入住 15:00–24:00，退房 11:00 前。24:00 后到达，请提前发邮件索取门禁密码。</li><li>安静时段 23:00–07:00，打电话请到一楼或屋顶。</li><li>一人一床；暂不接待 12 岁以下儿童，未满 18 岁请附监护人同意书。</li><li>六楼仅限女性，访客请在一楼会面。</li><li>行李请放一楼储物柜，睡眠楼层不放行李箱。</li><li>全馆禁烟，谢绝宠物，床上请勿饮食。</li><li>不提供一次性牙刷和剃须刀，前台有售。</li></ul>",
      "en-US":
        "<ul><li>Check-in 15:00–24:00, check-out by 11:00. After midnight, write to us beforehand for the door code.</li><li>Quiet hours 23:00–07:00. Please take calls on the ground floor or the roof.</li><li>One guest per mat. We do not host children of 12 and under; guests under 18 need a guardian's consent.</li><li>The sixth floor is for women only. Visitors meet you on the ground floor.</li><li>Luggage stays in the 1F lockers, not on the pod floors.</li><li>No smoking, no pets, and no food in the pods.</li><li>Single-use toothbrushes and razors are not supplied; the desk sells them.</li></ul>",
      "ja-JP":
        "<ul><li>チェックインは15時～24時、チェックアウトは11時まで。24時以降のご到着は事前にメールで暗証番号をお問い合わせください。</li><li>23時～7時はお静かにお過ごしください。お電話は1階または屋上でお願いいたします。</li><li>一床につきお一人様。12歳以下のお子様はご宿泊いただけません。18歳未満の方は保護者の同意書が必要です。</li><li>6階は女性専用です。ご面会は1階でお願いいたします。</li><li>お荷物は1階ロッカーへ。カプセルフロアにスーツケースはお持ち込みいただけません。</li><li>全館禁煙、ペット不可、カプセル内でのご飲食はご遠慮ください。</li><li>使い捨ての歯ブラシ・かみそりはフロントで販売しております。</li></ul>",
      "ko-KR":
        "<ul><li>체크인 15:00~24:00, 체크아웃 11:00까지입니다. 자정 이후 도착 시 미리 메일로 출입 비밀번호를 문의해 주십시오.</li><li>정숙 시간은 23:00~07:00이며, 통화는 1층이나 옥상에서 부탁드립니다.</li><li>침대 하나에 한 분만 이용하실 수 있습니다. 12세 이하 어린이는 투숙하실 수 없으며, 18세 미만은 보호자 동의서가 필요합니다.</li><li>6층은 여성 전용이며 방문객은 1층에서 만나 주십시오.</li><li>짐은 1층 사물함에 보관해 주십시오. 캡슐 층에는 캐리어를 둘 수 없습니다.</li><li>전관 금연이며 반려동물 동반과 캡슐 내 취식은 삼가 주십시오.</li><li>일회용 칫솔과 면도기는 제공하지 않으며 프런트에서 판매합니다.</li></ul>",
    },
    booking_policy: {
      "zh-TW":
        "<p>價格為每艙每晚含稅含服務費。可選到店付款（現金或信用卡）、線上刷卡或 LINE Pay，線上付款為全額付清。</p><p>到店付款的床位保留到入住日 24:00，晚到請先通知。登記入住須出示身分證或護照。</p>",
      "zh-CN":
        "<p>价格为每舱每晚，已含税及服务费。可选择到店付款（现金或信用卡）、在线刷卡或 LINE Pay，在线付款需全额支付。</p><p>到店付款的床位保留至入住当日 24:00，晚到请提前告知。办理入住须出示有效旅行证件或护照。</p>",
      "en-US":
        "<p>Prices are per pod and night, tax and service included. Pay on arrival by cash or card, or online in full by card or LINE Pay.</p><p>A bed to be paid on arrival is held until midnight of the arrival day; tell us if you will be later. Please bring your passport or ID card.</p>",
      "ja-JP":
        "<p>料金は1カプセル1泊あたり、税・サービス料込みです。現地払い（現金・クレジットカード）、オンラインでのカード決済またはLINE Payをお選びいただけます。オンラインの場合は全額のお支払いとなります。</p><p>現地払いのベッドはご到着日の24時までお取り置きいたします。遅れる場合はご連絡ください。チェックイン時にパスポートをご提示ください。</p>",
      "ko-KR":
        "<p>요금은 캡슐당 1박 기준이며 세금과 봉사료가 포함됩니다. 현장 결제(현금 또는 카드), 온라인 카드 결제, LINE Pay 중에서 고르실 수 있으며 온라인은 전액 결제입니다.</p><p>현장 결제 예약은 도착일 자정까지 보관하니 늦으시면 알려 주십시오. 체크인 시 여권을 제시해 주십시오.</p>",
    },
    cancel_policy: {
      "zh-TW":
        "<ul><li>入住日 3 天前取消：免費。</li><li>之後至入住日前一天：收取房價總額的 50%。</li><li>入住日當天起取消或未入住：收取 100 %。</li></ul><p>颱風致大眾運輸停駛時，可免費改期或全額退款。</p>",
      "zh-CN":
        "<ul><li>入住日 3 天前取消：免费。</li><li>此后至入住日前一天：收取房费总额的 50%。</li><li>入住日当天起取消或未入住：收取 100%。</li></ul><p>因台风导致公共交通停运时，可免费改期或全额退款。</p>",
      "en-US":
        "<ul><li>Until 3 days before arrival: free.</li><li>After that, until the day before arrival: 50% of the room amount.</li><li>From the arrival day, or no-show: 100 %.</li></ul><p>If a typhoon stops public transport, you may move the stay or have a full refund.</p>",
      "ja-JP":
        "<ul><li>ご到着日の3日前まで：無料</li><li>それ以降、前日まで：宿泊料金の50%</li><li>当日以降または無連絡不泊：100%</li></ul><p>台風により公共交通機関が運休した場合は、無料での日程変更または全額返金を承ります。</p>",
      "ko-KR":
        "<ul><li>도착일 3일 전까지: 무료</li><li>이후 도착 전날까지: 객실 요금의 50%</li><li>도착 당일 이후 또는 노쇼: 100%</li></ul><p>태풍으로 대중교통이 중단되면 무료로 일정을 변경하시거나 전액 환불받으실 수 있습니다.</p>",
    },
    registration_name: "一疊旅宿股份有限公司",
    business_registration: "高雄市旅館000號",
    unified_business_number: "00096027",
    support_facilities: [
      "non_smoking",
      "free_wifi",
      "air_conditioning",
      "soundproofing",
      "shower",
      "hair_dryer",
      "towels",
      "coffee_machine",
      "water_dispenser",
      "microwave",
      "washing_machine",
      "clothes_dryer",
      "iron",
      "key_card_access",
      "smoke_detector",
      "sprinkler",
      "fire_extinguisher",
      "first_aid_kit",
      "cctv_common_area",
    ],
    thsr_support_on: -1,
    agent_name: "林曉帆",
    remittance_notice: {},
    dining_options: {
      "zh-TW":
        "<p><strong>早餐</strong> 07:30–10:30，一樓咖啡館：厚片吐司、水煮蛋、水果，手沖咖啡或紅茶，每份 120 元。蛋奶素可，其他飲食需求請前一晚告知。</p><p>咖啡館營業至 22:00。館內不供晚餐，出門五分鐘內有鴨肉、餛飩與海鮮粥。</p>",
      "zh-CN":
        "<p><strong>早餐</strong> 07:30–10:30，一楼咖啡馆：厚切吐司、水煮蛋、水果，配手冲咖啡或红茶，每份 120 元新台币。可做蛋奶素，其他饮食需求请提前一晚告知。</p><p>咖啡馆营业至 22:00。店内不供晚餐，出门五分钟内就有鸭肉、馄饨和海鲜粥。</p>",
      "en-US":
        "<p><strong>Breakfast</strong> 07:30–10:30 in the café: thick toast, a boiled egg, fruit, and filter coffee or black tea, NT$120. It suits vegetarians; for other diets tell us the evening before.</p><p>The café closes at 22:00. We serve no dinner: duck, wontons and seafood congee are within five minutes of the door.</p>",
      "ja-JP":
        "<p><strong>朝食</strong>　7:30～10:30、1階カフェにて。厚切りトースト、ゆで卵、果物、ハンドドリップコーヒーまたは紅茶（NT$120）。ベジタリアンの方にもお召し上がりいただけます。その他のご要望は前夜までにお知らせください。</p><p>カフェは22時まで。ご夕食のご用意はございませんが、徒歩5分以内に鴨肉、ワンタン、海鮮粥の店がございます。</p>",
      "ko-KR":
        "<p><strong>조식</strong> 07:30~10:30, 1층 카페에서 두툼한 토스트, 삶은 달걀, 과일과 핸드드립 커피 또는 홍차를 NT$120에 드립니다. 채식하시는 분도 드실 수 있으며, 다른 식이 요청은 전날 저녁까지 알려 주십시오.</p><p>카페는 22시까지 엽니다. 석식은 제공하지 않으나 걸어서 5분 안에 오리고기, 완탕, 해물죽 식당이 있습니다.</p>",
    },
    children_and_extra_person_rates: [],
  },
  rooms,
  facilities,
  promotion_types: [
    {
      topic_key: "late_arrival",
      topic_detail: {
        "zh-TW": "晚到優惠",
        "zh-CN": "晚到优惠",
        "en-US": "Late arrivals",
        "ja-JP": "遅いご到着",
        "ko-KR": "늦은 도착",
      },
    },
    {
      topic_key: "long_stay",
      topic_detail: {
        "zh-TW": "連住優惠",
        "zh-CN": "连住优惠",
        "en-US": "Longer stays",
        "ja-JP": "連泊プラン",
        "ko-KR": "연박 할인",
      },
    },
    {
      topic_key: "season",
      topic_detail: {
        "zh-TW": "季節活動",
        "zh-CN": "季节活动",
        "en-US": "Seasonal",
        "ja-JP": "季節の催し",
        "ko-KR": "시즌 행사",
      },
    },
  ],
  articles,
  menu: [
    ...standardMenu,
    {
      type: "custom",
      title: {
        "zh-TW": "捷運路線",
        "zh-CN": "捷运路线",
        "en-US": "Metro",
        "ja-JP": "地下鉄案内",
        "ko-KR": "지하철 안내",
      },
      status: true,
      link: "https://www.krtc.com.tw/",
      open: true,
    },
    {
      // Switched off until the film weeks begin.
      type: "custom",
      title: {
        "zh-TW": "屋頂片單",
        "zh-CN": "屋顶片单",
        "en-US": "On the roof",
        "ja-JP": "屋上の上映作品",
        "ko-KR": "옥상 상영작",
      },
      status: false,
      link: "https://www.instagram.com/onemat.example",
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
