/** Demo D4: a guesthouse round a courtyard. Entire rent, bank transfer, and Korean only half translated. */
import type { DemoLodging } from "./lodging.ts";
import { standardMenu } from "./standard-menu.ts";
import { articles } from "./swallowtail-articles.ts";
import { facilities } from "./swallowtail-facilities.ts";
import { courtyard, hallRoom, rooms } from "./swallowtail-rooms.ts";

export const swallowtail: DemoLodging = {
  slug: "swallowtail",
  upper_name: {
    "zh-TW": "水頭老屋",
    "zh-CN": "水头老屋",
    "en-US": "Shuitou Old Houses",
    "ja-JP": "水頭の古い家",
  },
  hotel_name: {
    "zh-TW": "燕尾厝",
    "zh-CN": "燕尾厝",
    "en-US": "Swallowtail House",
    "ja-JP": "燕尾の家",
    "ko-KR": "제비꼬리 고택",
  },
  template_code: "layout_1000.3",
  template_booking_code: "booking_200",
  kind: 3,
  main_lang: "zh-TW",
  support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
  status: 1,
  website_exist: true,
  booking_close: false,
  booking_validate: false,
  close_member_system: false,
  online_support: true,
  deposit_type: ["all"],
  deposit_percent: 0,
  business_status: 0,
  payment_list: [8, 15, 6],
  member_discount: null,
  support_client_cancel: true,
  google_map_open_way: 0,
  google_store_name: "",
  info: {
    address: {
      "zh-TW": "金門縣金城鎮前水頭 112 號",
      "zh-CN": "金门县金城镇前水头 112 号",
      "en-US": "112 Qianshuitou, Jincheng Township, Kinmen County, Taiwan",
      "ja-JP": "台湾金門県金城鎮前水頭112号",
    },
    coordinates: [24.4122, 118.299],
    email: "stay@swallowtail.example",
    phone: "+886 82 900 012",
    phone2: "+886 900 000 012",
    fax: "",
    fb: "https://www.facebook.com/swallowtail.example",
    line: "https://line.me/R/ti/p/@swallowtail-example",
    instagram: "https://www.instagram.com/swallowtail.example",
    about_images: [courtyard, hallRoom],
    about_us: {
      "zh-TW":
        "<p>曾祖父十六歲下南洋，在碼頭扛貨、在雜貨店記帳，每個月把錢和信一起寄回水頭。這座屋子就是那些信蓋起來的：紅磚從對岸的窯運來，屋脊兩端翹起燕尾，是對離家的人說，記得回來。</p><p>後來島上成了前線，天井裡挖過防空洞，正廳住過阿兵哥。再後來大家搬去台北，屋子關了三十年，鑰匙寄放在隔壁嬸婆家。</p><p>我們回來時屋頂已經看得見天。請了島上的老師傅，瓦一片片取下來洗，能用的放回去；牆用蚵殼灰重抹，窗花照舊照片做。前後修了四年，沒有加一層樓，也沒有把天井蓋起來。</p><p>現在五個房間輪流有人住。早上煮粥，傍晚點燈，有客人把它當自己家，那就對了。</p>",
      "zh-CN":
        "<p>曾祖父十六岁下南洋，在码头扛货，在杂货店记账，每个月把钱和信一起寄回水头。这座屋子就是那些侨批盖起来的：红砖从对岸的窑里运来，屋脊两端翘起燕尾，像是对离家的人说，记得回来。</p><p>后来岛上成了前线，天井里挖过防空洞，正厅住过当兵的人。再后来家人搬去台北，屋子关了三十年，钥匙寄放在隔壁婶婆家。</p><p>我们回来时，屋顶已经看得见天。请了岛上的老师傅，瓦片一片片取下来清洗，能用的都放回去；墙用蚝壳灰重抹，窗花照着老照片做。前后修了四年，没有加层，也没有把天井封起来。</p><p>如今五间房轮流有人住。早上煮粥，傍晚点灯，有客人把这里当自己家，那就对了。</p>",
      "en-US":
        "<p>My great-grandfather left for the South Seas at sixteen. He carried cargo, kept a grocer's books, and every month sent money home to Shuitou inside a letter. Those letters built this house. The brick came by boat from kilns across the water, and the ridge was given its two upturned tails, which say to those who go: remember the way back.</p><p>Then the island became a front line. A shelter was dug in the courtyard and soldiers slept in the hall. Later the family moved to Taipei, and for thirty years the house stood shut, its key with an aunt next door.</p><p>When we came back you could see the sky through the roof. An old mason took the tiles down one by one, washed them, and put back all that would serve. The walls were plastered with oyster-shell lime and the lattice remade from photographs. It took four years. We added no floor and put no roof over the court.</p><p>Now the five rooms take turns to be lived in. There is congee in the morning and lamps at dusk, and when a guest behaves as if at home, we think we have it right.</p>",
      "ja-JP":
        "<p>曾祖父は十六歳で南洋へ渡り、波止場で荷を担ぎ、雑貨店の帳場に座り、毎月お金と手紙を水頭へ送りました。この家はその手紙で建ったものです。煉瓦は対岸の窯から船で運ばれ、棟の両端には燕の尾がついています。出ていく者に、帰る道を忘れるなと告げるように。</p><p>やがて島は前線となり、中庭には防空壕が掘られ、大庁には兵士が寝泊まりしました。その後一家は台北へ移り、家は三十年閉ざされ、鍵は隣の大叔母が預かっていました。</p><p>戻ってきたとき、屋根からは空が見えました。島の老職人が瓦を一枚ずつ下ろして洗い、使えるものはすべて戻しました。壁は牡蠣殻の漆喰で塗り直し、窓の格子は古い写真をもとに。四年をかけ、階を足すことも、中庭に屋根をかけることもしませんでした。</p><p>いまは五つの部屋にかわるがわるお客様をお迎えしております。朝は粥を炊き、夕べには灯りをともします。わが家のようにお過ごしいただければ幸いです。</p>",
    },
    introduction: {
      "zh-TW":
        "水頭村裡一座閩南古厝，五個房間圍著天井，屋脊兩端翹著燕尾。早上有廣東粥，門口有腳踏車，走六分鐘到得月樓。可以住一間，也可以把整座屋子包下來。",
      "zh-CN":
        "水头村里的一座闽南古厝，五间房围着天井，屋脊两端翘着燕尾。早上有广东粥，门口有自行车，步行六分钟到得月楼。可以住一间，也可以把整座屋子包下来。",
      "en-US":
        "A courtyard house in Shuitou village, its ridge turned up at both ends like a swallow's tail. Five rooms, congee in the morning, bicycles at the gate, and Deyue Tower six minutes away on foot. Take one room, or take the whole house.",
      "ja-JP":
        "水頭集落に残る閩南様式の古い家です。燕の尾のように反った屋根の下、五つの部屋が中庭を囲みます。朝は広東粥、門前には自転車、得月楼までは徒歩6分。一室からでも、一棟まるごとでもお泊まりいただけます。",
    },
    seo_title: {
      "zh-TW": "燕尾厝｜金門水頭閩南古厝民宿・可包棟",
      "zh-CN": "燕尾厝｜金门水头闽南古厝民宿，可整栋包租",
      "en-US": "Swallowtail House | Courtyard guesthouse in Shuitou, Kinmen",
      "ja-JP": "燕尾の家｜金門・水頭の古民家宿、一棟貸しも",
    },
    seo_content: {
      "zh-TW": "金門金城水頭聚落的閩南古厝，五間房圍繞天井，含在地早餐與免費腳踏車，最多十二人可包棟。",
      "zh-CN": "金门金城水头聚落的闽南古厝，五间房围绕天井，含本地早餐与免费自行车，最多十二人可整栋包租。",
      "en-US":
        "A restored southern Fujian courtyard house in Shuitou, Kinmen: five rooms, local breakfast, free bicycles, and the whole house for up to twelve.",
      "ja-JP": "金門・水頭集落の閩南古民家。中庭を囲む五室、土地の朝食と無料の自転車。12名様まで一棟貸しも承ります。",
    },
    banner_images: [courtyard, hallRoom],
    banner_title: {
      "zh-TW": "燕脊之下，日子慢慢走",
      "zh-CN": "燕尾脊下，过几天慢日子",
      "en-US": "Slow days under a swallowtail roof",
      "ja-JP": "燕尾の屋根の下、静かな日々",
      "ko-KR": "제비꼬리 지붕 아래 느린 하루",
    },
    banner_sub_title: {
      "zh-TW": "金門水頭，五個房間圍著一方天井",
      "zh-CN": "金门水头，五间房围着一方天井",
      "en-US": "Five rooms round a courtyard in Shuitou, Kinmen",
      "ja-JP": "金門・水頭、中庭を囲む五つの部屋",
    },
    custom_block: {},
    location_block: {
      "zh-TW":
        "<ul><li><strong>飛機</strong>：台北、台中、高雄等地飛金門尚義機場約一小時，計程車到本厝約 20 分鐘。</li><li><strong>渡輪</strong>：廈門五通碼頭到金門水頭碼頭約 30 分鐘，碼頭到本厝車程 5 分鐘。</li><li><strong>公車</strong>：金城車站搭往水頭的公車，在前水頭下車，走進村子 3 分鐘。</li><li><strong>開車</strong>：村口有免費停車場，巷子窄，請停好走進來，行李我們去接。</li></ul>",
      "zh-CN":
        "<ul><li><strong>渡轮</strong>：厦门五通码头到金门水头码头约 30 分钟，码头到本店车程 5 分钟。</li><li><strong>飞机</strong>：台北、台中、高雄等地飞金门尚义机场约一小时，出租车到本店约 20 分钟。</li><li><strong>公交</strong>：在金城车站乘开往水头的公交车，前水头下车，步行 3 分钟进村。</li><li><strong>自驾</strong>：村口有免费停车场，巷子窄，请停好车走进来，行李我们去接。</li></ul>",
      "en-US":
        "<ul><li><strong>By air</strong>: about an hour to Kinmen Airport from Taipei, Taichung or Kaohsiung, then 20 minutes by taxi.</li><li><strong>By ferry</strong>: about 30 minutes from Wutong in Xiamen to Shuitou pier, then 5 minutes by car.</li><li><strong>By bus</strong>: take a Shuitou-bound bus from Jincheng station to Qianshuitou and walk 3 minutes into the village.</li><li><strong>By car</strong>: there is free parking at the edge of the village. The lanes are narrow, so leave the car there and we will fetch your bags.</li></ul>",
      "ja-JP":
        "<ul><li><strong>飛行機</strong>：台北、台中、高雄などから金門空港まで約1時間、空港からタクシーで約20分。</li><li><strong>フェリー</strong>：厦門・五通埠頭から金門・水頭埠頭まで約30分、埠頭から車で5分。</li><li><strong>バス</strong>：金城バスターミナルから水頭方面行きに乗り、前水頭で下車、徒歩3分。</li><li><strong>お車</strong>：集落の入口に無料駐車場がございます。路地が狭いため、お荷物はお迎えに参ります。</li></ul>",
    },
    official_booking: "",
    checkin_start_time: "15:00",
    checkin_end_time: "21:00",
    checkout_time: "11:00",
    refund_template_id: 2,
    customer_notice: {
      "zh-TW":
        "<ul><li>入住 15:00–21:00，退房 11:00 前。班機延誤請來電，我們會等門。</li><li>安靜時段 22:00–07:00，天井會傳聲，請放低音量。</li><li>老屋門檻高、石階多，請留意腳步；輪椅進出有困難。</li><li>室內全面禁菸，請勿使用明火。</li><li>不收寵物，院裡有一隻老貓。</li><li>冬季東北季風強、春季多霧，出發前請查航班。</li></ul>",
      "zh-CN":
        "<ul><li>入住 15:00–21:00，退房 11:00 前。航班延误请来电，我们会等门。</li><li>安静时段 22:00–07:00，天井会传声，请放低音量。</li><li>老屋门槛高、石阶多，请留意脚下；轮椅进出不便。</li><li>室内全面禁烟，请勿使用明火。</li><li>谢绝宠物，院里有一只老猫。</li><li>冬季东北季风强、春季多雾，出发前请查询航班和船班。</li></ul>",
      "en-US":
        "<ul><li>Check-in 15:00–21:00, check-out by 11:00. If your flight is late, call and we will wait up.</li><li>Quiet hours 22:00–07:00. The courtyard carries sound.</li><li>Old thresholds are high and there are stone steps; access by wheelchair is difficult.</li><li>No smoking indoors and no open flame.</li><li>No pets, please: an old cat lives here.</li><li>Winter winds are strong and spring brings fog. Check your flight or ferry before you set out.</li></ul>",
      "ja-JP":
        "<ul><li>チェックインは15時～21時、チェックアウトは11時まで。飛行機が遅れる場合はお電話ください。お待ちしております。</li><li>22時～7時はお静かにお過ごしください。中庭は声がよく響きます。</li><li>敷居が高く石段もございます。車椅子でのご利用は難しい造りです。</li><li>館内は禁煙、火気のご使用はご遠慮ください。</li><li>老猫がおりますので、ペットはお連れいただけません。</li><li>冬は季節風、春は霧の多い島です。ご出発前に運航状況をご確認ください。</li></ul>",
    },
    booking_policy: {
      "zh-TW":
        "<p>價格為每間每晚，含稅。付款方式為銀行匯款或線上刷卡，皆為全額付清。匯款請於訂房後 3 天內完成，逾期訂單自動取消。</p><p>包棟專案會占用所有房間，不可與單間同時訂購；若當晚已有單間售出，便無法包棟。</p>",
      "zh-CN":
        "<p>价格为每间每晚，含税。可选择银行转账或在线刷卡，均需全额支付。转账请在预订后 3 天内完成，逾期订单自动取消。</p><p>整栋方案会占用所有房间，不可与单间同时预订；若当晚已有单间售出，则无法整栋包租。</p>",
      "en-US":
        "<p>Prices are per room and night, tax included. Pay in full by bank transfer or online by card. A transfer must reach us within 3 days of booking; after that the booking lapses.</p><p>The whole-house plan takes every room and cannot be combined with single rooms. If any room is already sold for a night, the whole house is not available.</p>",
      "ja-JP":
        "<p>料金は一室一泊あたり、税込みです。お支払いは銀行振込またはオンラインのカード決済（いずれも全額）となります。お振込みはご予約から3日以内にお願いいたします。期限を過ぎますと自動的に取消となります。</p><p>一棟貸しプランはすべてのお部屋を使用するため、個室との同時予約はできません。一室でもご予約のある日は承れません。</p>",
    },
    cancel_policy: {
      "zh-TW":
        "<ul><li>單間：入住日 7 天前取消免費；包棟：入住日 14 天前取消免費。</li><li>之後至入住日前一天：收取房價總額的 50%。</li><li>入住日當天起取消或未入住：收取 100%。</li></ul><p>因颱風、濃霧致班機或船班取消，憑證明可免費改期或全額退款。</p>",
      "zh-CN":
        "<ul><li>单间：入住日 7 天前可免费取消；整栋包租：入住日 14 天前可免费取消。</li><li>此后至入住日前一天：收取房费总额的 50%。</li><li>入住日当天起取消或未入住：收取 100%。</li></ul><p>因台风、大雾导致航班或船班取消，凭证明可免费改期或全额退款。</p>",
      "en-US":
        "<ul><li>Single rooms: free until 7 days before arrival. Whole house: free until 14 days before.</li><li>After that, until the day before arrival: 50% of the room amount.</li><li>From the arrival day, or no-show: 100%.</li></ul><p>If a typhoon or fog cancels your flight or ferry, show us the notice and you may move the stay or have a full refund.</p>",
      "ja-JP":
        "<ul><li>個室はご到着日の7日前まで、一棟貸しは14日前まで無料</li><li>それ以降、前日まで：宿泊料金の50%</li><li>当日以降または無連絡不泊：100%</li></ul><p>台風や濃霧により飛行機・フェリーが欠航した場合は、証明書のご提示で日程変更または全額返金を承ります。</p>",
    },
    registration_name: "燕尾厝民宿",
    business_registration: "金門縣民宿000號",
    unified_business_number: "00097503",
    support_facilities: [
      "garden_patio",
      "non_smoking",
      "private_bathroom",
      "free_wifi",
      "air_conditioning",
      "mosquito_net",
      "board_games",
      "free_bicycles",
      "kitchen",
      "dining_table",
      "high_chair",
      "water_dispenser",
      "washing_machine",
      "flashlight",
      "first_aid_kit",
      "smoke_detector",
      "fire_extinguisher",
    ],
    thsr_support_on: -1,
    agent_name: "黃采薇",
    remittance_notice: {
      "zh-TW": "請於訂房後 3 天內匯款，最遲在入住日的入住時間前。匯款後請在訂單頁填寫帳號末五碼，入帳後會寄出確認信。",
      "zh-CN":
        "请在预订后 3 天内转账，最迟不晚于入住当日的入住时间。转账后请在订单页填写账号后五位，到账后会发送确认邮件。",
      "en-US":
        "Please transfer within 3 days of booking, and before check-in time on the arrival day. Then enter the last five digits of your account on your booking's page; a confirmation follows once it arrives.",
      "ja-JP":
        "ご予約から3日以内、かつご到着日のチェックイン開始時刻までにお振込みください。お振込み後、ご予約ページで口座番号の下5桁をご入力ください。ご入金を確認のうえ確認メールをお送りいたします。",
    },
    dining_options: {
      "zh-TW":
        "<p><strong>早餐</strong> 08:00–09:30，天井或灶腳：金門廣東粥、油條、醬瓜與當季水果，每位 150 元，已含早餐的專案免加價。素食請前一天告知。</p><p>不供午、晚餐。村裡有一家麵店與一家小館，金城鎮車程 10 分鐘；包棟可自行下廚，也能代訂石蚵與海鮮。</p>",
      "zh-CN":
        "<p><strong>早餐</strong> 08:00–09:30，天井或灶间：金门广东粥、油条、酱瓜和时令水果，每位 150 元新台币，含早餐方案不另收费。素食请提前一天告知。</p><p>不供应午餐和晚餐。村里有一家面馆和一家小馆子，到金城镇车程 10 分钟；包租整栋可自己下厨，也可代订石蚝和海鲜。</p>",
      "en-US":
        "<p><strong>Breakfast</strong> 08:00–09:30 in the courtyard or kitchen: Kinmen congee, fried dough, pickles and fruit, NT$150 a person unless your plan includes it. For a vegetarian one tell us the day before.</p><p>We serve no lunch or dinner. The village has a noodle shop and a small restaurant, and Jincheng is 10 minutes by car. Whole-house guests may cook, and we can order oysters and fish for you.</p>",
      "ja-JP":
        "<p><strong>朝食</strong>　8:00～9:30、中庭または台所にて。金門の広東粥、油條、漬物、季節の果物（お一人様NT$150、朝食付きプランは料金に含みます）。ベジタリアンの方は前日までにお知らせください。</p><p>ご昼食・ご夕食のご用意はございません。集落に麺の店と小さな食堂が一軒ずつ、金城の町までは車で10分です。一棟貸しでは台所をお使いいただけ、石牡蠣や魚介の手配も承ります。</p>",
    },
    children_and_extra_person_rates: [],
  },
  rooms,
  facilities,
  promotion_types: [
    {
      topic_key: "whole_house",
      topic_detail: {
        "zh-TW": "包棟優惠",
        "zh-CN": "整栋优惠",
        "en-US": "Whole house",
        "ja-JP": "一棟貸し",
      },
    },
    {
      topic_key: "walk",
      topic_detail: {
        "zh-TW": "走讀體驗",
        "zh-CN": "走读体验",
        "en-US": "Walks and crafts",
        "ja-JP": "散策と体験",
      },
    },
  ],
  articles,
  menu: [
    ...standardMenu,
    {
      type: "custom",
      title: {
        "zh-TW": "村裡日常",
        "zh-CN": "村里日常",
        "en-US": "Village days",
        "ja-JP": "村の日々",
        "ko-KR": "마을 일상",
      },
      status: true,
      link: "https://www.instagram.com/swallowtail.example",
      open: true,
    },
  ],
  tags: [],
  // While the rear roof is re-tiled; the whole house needs every room, so it rests too.
  closed_days: [
    { room_code: "LOFT", from: 12, to: 14 },
    { room_code: "HOUSE", from: 12, to: 14 },
  ],
};
