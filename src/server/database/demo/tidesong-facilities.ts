/** Tidesong's shared places: pool, children's club, spa, dive desk and grill. */
import type { DemoFacility } from "./lodging.ts";
import { beach } from "./tidesong-photos.ts";

export const tidesongFacilities: DemoFacility[] = [
  {
    facilities_key: "lagoon_pool",
    title: {
      "zh-TW": "潟湖泳池",
      "zh-CN": "潟湖泳池",
      "en-US": "Lagoon pool",
      "ja-JP": "ラグーンプール",
      "ko-KR": "라군 풀",
    },
    index_introduction: {
      "zh-TW": "從腳踝深的斜坡一路走到可以游泳的水。",
      "zh-CN": "从没过脚踝的斜坡，一路走到可以畅游的水深。",
      "en-US": "It starts ankle-deep on a slope and deepens until you can swim.",
      "ja-JP": "足首ほどの浅瀬から、泳げる深さまでゆるやかに続きます。",
      "ko-KR": "발목 깊이의 경사에서 시작해 헤엄칠 수 있는 깊이까지 이어집니다.",
    },
    introduction: {
      "zh-TW":
        "<p>六十公尺長的彎曲水面，繞過三棵老棋盤腳樹。淺的一端是細沙色的斜坡，輪椅與學步的孩子都能慢慢下水；深的一端 1.4 公尺，留了兩條晨泳水道。</p><p>開放 07:00–20:00，12 歲以下須由大人陪同。救生員 08:00–18:00 值班，毛巾在池邊服務台領取。</p>",
      "zh-CN":
        "<p>六十米长的弯曲水面，绕过三棵老棋盘脚树。浅的一端是细沙色的斜坡，轮椅与学步的孩子都能慢慢下水；深的一端 1.4 米，留有两条晨泳泳道。</p><p>开放 07:00–20:00，12 岁以下须由成人陪同。救生员 08:00–18:00 值班，毛巾在池边服务台领取。</p>",
      "en-US":
        "<p>Sixty metres of water curving round three old barringtonia trees. The shallow end is a sand-coloured slope that a wheelchair or a toddler can take slowly; the deep end is 1.4 m, with two lanes kept for morning swimmers.</p><p>Open 07:00–20:00; children under 12 with an adult. Lifeguards are on duty 08:00–18:00, towels at the poolside desk.</p>",
      "ja-JP":
        "<p>三本のゴバンノアシの古木を巡る、長さ60mの水面です。浅い側は砂色のスロープで、車椅子の方も歩きはじめのお子様もゆっくり入れます。深い側は1.4m、朝泳ぎのためのレーンを二本設けております。</p><p>7:00〜20:00。12歳未満のお子様は大人の方とご一緒に。監視員は8:00〜18:00に常駐、タオルはプールサイドのデスクでお渡しいたします。</p>",
      "ko-KR":
        "<p>오래된 바링토니아 나무 세 그루를 감아 도는 60m 길이의 물길입니다. 얕은 쪽은 모래빛 경사라 휠체어나 걸음마를 배우는 아이도 천천히 들어갈 수 있고, 깊은 쪽은 1.4m로 아침 수영 레인이 두 개 있습니다.</p><p>07:00–20:00 이용하며 12세 미만은 보호자와 함께해 주십시오. 안전요원은 08:00–18:00 근무하고, 수건은 풀사이드 데스크에서 드립니다.</p>",
    },
    floor: "1F",
    photos: [],
  },
  {
    facilities_key: "kids_club",
    title: {
      "zh-TW": "寄居蟹俱樂部",
      "zh-CN": "寄居蟹俱乐部",
      "en-US": "Hermit Crab Kids' Club",
      "ja-JP": "ヤドカリ・キッズクラブ",
      "ko-KR": "소라게 키즈 클럽",
    },
    index_introduction: {
      "zh-TW": "四到十一歲的基地，帶著沙子進來也沒關係。",
      "zh-CN": "四到十一岁的基地，带着沙子进来也没关系。",
      "en-US": "A base for ages four to eleven, where sand on the floor is fine.",
      "ja-JP": "4〜11歳の基地。砂だらけの足でもどうぞ。",
      "ko-KR": "네 살부터 열한 살까지의 아지트, 모래 묻은 발도 괜찮습니다.",
    },
    introduction: {
      "zh-TW":
        "<p>長桌上永遠有貝殼、水彩與放大鏡。上午多半在戶外認潮汐與植物，下午回室內畫下看到的東西，傍晚貼在走廊展出。</p><p>開放 10:00–12:00、14:00–17:30，住客免費，每場 16 位，前一日登記。四歲以下請由家長陪同。</p>",
      "zh-CN":
        "<p>长桌上总有贝壳、水彩与放大镜。上午多在户外认识潮汐与植物，下午回室内画下看到的东西，傍晚贴在走廊展出。</p><p>开放 10:00–12:00、14:00–17:30，住客免费，每场 16 位，提前一天登记。四岁以下请由家长陪同。</p>",
      "en-US":
        "<p>The long table always holds shells, watercolours and magnifying glasses. Mornings are mostly outdoors with tides and plants; in the afternoon the children draw what they saw, and by evening it hangs in the corridor.</p><p>10:00–12:00 and 14:00–17:30, free for staying guests, sixteen children a session, sign up the day before. Under fours with a parent.</p>",
      "ja-JP":
        "<p>長いテーブルには、貝殻と水彩絵の具と虫めがね。午前は外で潮の満ち引きや植物に親しみ、午後は見てきたものを絵に描きます。夕方には廊下に作品が並びます。</p><p>10:00〜12:00、14:00〜17:30。ご宿泊のお子様は無料、各回16名、前日までにお申し込みください。4歳未満は保護者の方とご一緒に。</p>",
      "ko-KR":
        "<p>긴 탁자에는 늘 조개껍데기와 수채 물감, 돋보기가 있습니다. 오전에는 주로 밖에서 밀물과 썰물, 식물을 만나고, 오후에는 본 것을 그림으로 그립니다. 저녁이면 복도에 그림이 걸립니다.</p><p>10:00–12:00, 14:00–17:30, 투숙객 무료, 회당 16명이며 전날 신청해 주십시오. 4세 미만은 보호자와 함께해 주시기 바랍니다.</p>",
    },
    floor: "2F",
    photos: [],
  },
  {
    facilities_key: "spa",
    title: {
      "zh-TW": "落山風水療",
      "zh-CN": "落山风水疗",
      "en-US": "Spa",
      "ja-JP": "スパ",
      "ko-KR": "스파",
    },
    index_introduction: {
      "zh-TW": "四間面海的療程室，用海鹽與香茅。",
      "zh-CN": "四间面海的理疗室，用海盐与香茅。",
      "en-US": "Four rooms facing the sea; salt and lemongrass.",
      "ja-JP": "海に面した四室で、海塩とレモングラスを使います。",
      "ko-KR": "바다를 마주한 네 개의 방, 바닷소금과 레몬그라스.",
    },
    introduction: {
      "zh-TW":
        "<p>療程從溫熱的海鹽足浴開始，按摩油以半島種的香茅調成，氣味清而不甜。曬了一天的肩頸，可以指定冷敷蘆薈。</p><p>11:00–21:00，60 分鐘起，請於三小時前預約。備有雙人室一間；孕期請先告知。</p>",
      "zh-CN":
        "<p>疗程从温热的海盐足浴开始，按摩油以半岛种植的香茅调成，气味清爽不甜腻。晒了一天的肩颈，可以指定芦荟冷敷。</p><p>11:00–21:00，60 分钟起，请提前三小时预约。设双人室一间；孕期请事先告知。</p>",
      "en-US":
        "<p>Each treatment opens with a warm salt foot bath. The oil is scented with lemongrass grown on the peninsula, clean rather than sweet, and after a day in the sun you can ask for cold aloe on the shoulders.</p><p>11:00–21:00, from 60 minutes; please book three hours ahead. One room is for two. Let us know if you are expecting.</p>",
      "ja-JP":
        "<p>はじめに温かな海塩の足浴を。オイルは半島で育てたレモングラスを用い、甘さを抑えた香りです。日に焼けた肩や首には、冷やしたアロエもお選びいただけます。</p><p>11:00〜21:00、60分から。三時間前までにご予約ください。お二人用のお部屋が一室ございます。妊娠中の方は事前にお知らせください。</p>",
      "ko-KR":
        "<p>따뜻한 바닷소금 족욕으로 시작합니다. 오일은 반도에서 기른 레몬그라스로 향을 내어 달지 않고 맑습니다. 볕에 탄 어깨와 목에는 차가운 알로에를 고르실 수 있습니다.</p><p>11:00–21:00, 60분부터이며 세 시간 전까지 예약해 주십시오. 2인실이 하나 있고, 임신 중이신 분은 미리 알려 주시기 바랍니다.</p>",
    },
    floor: "3F",
    photos: [],
  },
  {
    facilities_key: "dive_desk",
    title: {
      "zh-TW": "潛水櫃檯",
      "zh-CN": "潜水服务台",
      "en-US": "Dive desk",
      "ja-JP": "ダイブデスク",
      "ko-KR": "다이브 데스크",
    },
    index_introduction: {
      "zh-TW": "每天早上貼出海況，該下水還是該散步，一看就知道。",
      "zh-CN": "每天早上公布海况，适合下水还是散步，一看便知。",
      "en-US": "The day's sea state goes up each morning: a day to dive, or a day to walk.",
      "ja-JP": "毎朝、海況を掲示いたします。潜る日か、歩く日か。",
      "ko-KR": "매일 아침 바다 상태를 붙입니다. 물에 들 날인지, 걸을 날인지.",
    },
    introduction: {
      "zh-TW":
        "<p>教練每天清晨看過浪與能見度，再決定今天走後灣還是萬里桐。體驗潛水一對二，浮潛每團八人；不碰珊瑚、不餵魚，是我們守著的規矩。</p><p>07:30–17:00 受理，前一日預約。十月到三月落山風強時停辦，改為海邊步行導覽。裝備沖洗區與烘乾室在旁邊。</p>",
      "zh-CN":
        "<p>教练每天清晨看过浪况与能见度，再决定今天去后湾还是万里桐。体验潜水一对二，浮潜每团八人；不碰珊瑚、不喂鱼，是我们坚持的规矩。</p><p>07:30–17:00 受理，提前一天预约。十月到三月落山风强劲时停办，改为海边徒步导览。旁边设有装备冲洗区与烘干室。</p>",
      "en-US":
        "<p>At dawn the instructors look at swell and visibility, then choose between Houwan and Wanlitong. Try-dives are two guests to one instructor, snorkel groups eight. No touching coral and no feeding fish: that rule we hold to.</p><p>07:30–17:00, book the day before. From October to March, when the downslope wind is strong, we lead shore walks instead. Rinse tanks and a drying room are next door.</p>",
      "ja-JP":
        "<p>インストラクターが毎朝、波と透明度を見て、後湾か万里桐かを決めます。体験ダイビングはお客様二名に一名が付き、シュノーケルは一組八名まで。珊瑚に触れない、魚に餌を与えない。これだけは守っていただきます。</p><p>受付7:30〜17:00、前日までにご予約ください。十月〜三月の落山風が強い日は、海辺の散策ガイドに替えてご案内いたします。器材の洗い場と乾燥室を併設しております。</p>",
      "ko-KR":
        "<p>강사가 매일 새벽 파도와 시야를 살핀 뒤 허우완으로 갈지 완리퉁으로 갈지 정합니다. 체험 다이빙은 강사 한 명에 손님 두 분, 스노클링은 한 조 여덟 명입니다. 산호를 만지지 않고 물고기에게 먹이를 주지 않는 것이 저희가 지키는 규칙입니다.</p><p>07:30–17:00 접수하며 전날 예약해 주십시오. 10월부터 3월까지 낙산풍이 강한 날에는 해안 산책 안내로 바꾸어 진행합니다. 옆에 장비 세척장과 건조실이 있습니다.</p>",
    },
    floor: "1F",
    photos: [beach],
  },
  {
    facilities_key: "grill",
    title: {
      "zh-TW": "炭火廚房",
      "zh-CN": "炭火厨房",
      "en-US": "The Grill",
      "ja-JP": "炭火グリル",
      "ko-KR": "숯불 그릴",
    },
    index_introduction: {
      "zh-TW": "魚從後壁湖來，洋蔥從隔壁田裡來，火是龍眼木。",
      "zh-CN": "鱼来自后壁湖，洋葱来自隔壁田里，火是龙眼木。",
      "en-US": "Fish from Houbihu, onions from the next field, a fire of longan wood.",
      "ja-JP": "魚は後壁湖、たまねぎは隣の畑、火は龍眼の薪。",
      "ko-KR": "생선은 허우비후에서, 양파는 옆 밭에서, 불은 용안나무로.",
    },
    introduction: {
      "zh-TW":
        "<p>菜單只有一張紙，每天下午魚到了才寫。整條魚抹鹽直接上架，車城洋蔥埋進炭灰慢慢變甜，最後一碗綠豆蒜是半島的老甜點。</p><p>晚餐 17:30–21:30，每位 NT$1,200，孩童 NT$600。備素食炭烤菜單；早餐 06:30–10:00 在同一處。</p>",
      "zh-CN":
        "<p>菜单只有一张纸，每天下午鱼到了才写。整条鱼抹盐直接上架，车城洋葱埋进炭灰慢慢变甜，最后一碗绿豆蒜是半岛的老甜品。</p><p>晚餐 17:30–21:30，每位 NT$1,200，儿童 NT$600。备有素食炭烤菜单；早餐 06:30–10:00 在同一处。</p>",
      "en-US":
        "<p>The menu is one sheet, written in the afternoon once the fish is in. Whole fish go on the rack with salt, Checheng onions turn sweet in the ashes, and a bowl of split mung beans in syrup, an old sweet of the peninsula, ends the meal.</p><p>Dinner 17:30–21:30, NT$1,200 a person, NT$600 for children; a vegetarian grill menu is always on. Breakfast is here too, 06:30–10:00.</p>",
      "ja-JP":
        "<p>献立は紙一枚、午後に魚が届いてから書きます。魚は一尾のまま塩をして炭火へ。車城のたまねぎは灰に埋めてゆっくり甘くなり、締めは半島に昔から伝わる緑豆の甘味「緑豆蒜」です。</p><p>夕食17:30〜21:30、お一人様 NT$1,200、お子様 NT$600。ベジタリアンのグリルもご用意しております。朝食も同じ場所で6:30〜10:00に。</p>",
      "ko-KR":
        "<p>메뉴는 종이 한 장, 오후에 생선이 들어온 뒤에 씁니다. 생선은 통째로 소금을 쳐서 굽고, 처청 양파는 재에 묻어 천천히 단맛을 냅니다. 마지막은 이 반도의 오랜 단 음식인 녹두 단물로 맺습니다.</p><p>저녁 17:30–21:30, 1인 NT$1,200, 아동 NT$600이며 채식 그릴 메뉴도 있습니다. 아침은 같은 곳에서 06:30–10:00에 드립니다.</p>",
    },
    floor: "1F",
    photos: [],
  },
];
