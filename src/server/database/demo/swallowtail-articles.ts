/** Swallowtail House: weekday whole house, the tunnel walk, house news and the villages around. No Korean. */
import type { DemoArticle } from "./lodging.ts";
import { courtyard, hallRoom } from "./swallowtail-rooms.ts";

const always = { from: null, to: null };

export const articles: DemoArticle[] = [
  {
    kind: "promotion",
    type: "whole_house",
    title: {
      "zh-TW": "包棟平日",
      "zh-CN": "平日整栋包租",
      "en-US": "The whole house on weekdays",
      "ja-JP": "平日の一棟貸し",
    },
    sub_title: {
      "zh-TW": "週日至週四，十二人 13,800 元",
      "zh-CN": "周日至周四，十二人 13,800 元新台币",
      "en-US": "Sunday to Thursday, NT$13,800 for twelve",
      "ja-JP": "日曜～木曜、12名様でNT$13,800",
    },
    foreword: {
      "zh-TW": "三代同堂、老同學、讀書會。平日村子安靜，一整座古厝只招呼你們一家。",
      "zh-CN": "三代同堂、老同学聚会、读书会都合适。平日村子安静，整座古厝只招呼你们一家。",
      "en-US":
        "Three generations, old classmates, a reading group. On weekdays the village is quiet and the house looks after one party only.",
      "ja-JP": "三世代のご旅行、同窓の集まり、読書会に。静かな平日の村で、一軒の家を一組様だけのために整えます。",
    },
    detail: {
      "zh-TW":
        "<ul><li>週日至週四入住，每晚 13,800 元（週五、週六 16,560 元）</li><li>十二人份早餐，腳踏車全數可用</li><li>延後退房至 13:00</li><li>抵達當晚一鍋石蚵麵線，送到天井</li></ul><p>包棟專案不可與單間同時預訂。入住日 14 天前可免費取消，國定假日不適用延後退房。</p>",
      "zh-CN":
        "<ul><li>周日至周四入住，每晚 13,800 元新台币（周五、周六 16,560 元）</li><li>含十二人份早餐，自行车全部可用</li><li>延迟退房至 13:00</li><li>抵达当晚送一锅石蚝面线到天井</li></ul><p>整栋方案不可与单间同时预订。入住日 14 天前可免费取消，法定节假日不适用延迟退房。</p>",
      "en-US":
        "<ul><li>NT$13,800 a night from Sunday to Thursday (NT$16,560 on Friday and Saturday)</li><li>Breakfast for twelve and all the bicycles</li><li>Late check-out until 13:00</li><li>A pot of oyster noodles in the courtyard on your first evening</li></ul><p>Not combined with single rooms. Cancel free until 14 days before arrival. Late check-out does not hold on public holidays.</p>",
      "ja-JP":
        "<ul><li>日曜から木曜のご宿泊、1泊NT$13,800（金・土はNT$16,560）</li><li>12名様分の朝食と自転車すべてのご利用</li><li>チェックアウトを13時まで延長</li><li>ご到着の夜、石牡蠣の麺線をひと鍋、中庭へお持ちします</li></ul><p>個室との同時予約はできません。14日前までキャンセル無料です。祝日はチェックアウト延長の対象外となります。</p>",
    },
    photo: courtyard,
    published_days_ago: 32,
    booking: always,
    stay: always,
    rooms: ["HOUSE"],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "walk",
    title: {
      "zh-TW": "戰地導覽",
      "zh-CN": "战地导览",
      "en-US": "The tunnel walk",
      "ja-JP": "坑道めぐり",
    },
    sub_title: {
      "zh-TW": "兩晚起，含翟山坑道三小時導覽",
      "zh-CN": "两晚起，含翟山坑道三小时导览",
      "en-US": "Two nights, with three hours at Zhaishan Tunnel",
      "ja-JP": "2泊から、翟山坑道を3時間ご案内",
    },
    foreword: {
      "zh-TW": "帶路的是在村裡長大的黃先生。他不講大道理，只講小時候聽見砲聲要躲到哪一張桌子下。",
      "zh-CN": "带路的是在村里长大的黄先生。他不讲大道理，只讲小时候听见炮声该躲到哪张桌子底下。",
      "en-US":
        "Your guide, Mr. Huang, grew up in the village. He gives no lectures; he tells you which table the children hid under when the shelling began.",
      "ja-JP":
        "ご案内するのは村で育った黄さん。むずかしい話ではなく、砲声が聞こえたら子どもたちがどの机の下に隠れたかを語ってくださいます。",
    },
    detail: {
      "zh-TW":
        "<ul><li>連住兩晚起，選「兩晚含早餐與坑道導覽」</li><li>08:30 從大門口出發，約三小時，兩人成行，最多八人</li><li>含接送、手電筒與一瓶水；坑道內潮濕，請穿止滑的鞋</li><li>國語與台語導覽，英語請於三天前告知</li></ul><p>每次入住每位房客一次。遇大潮或坑道休館，改走金城民防坑道與後浦老街。</p>",
      "zh-CN":
        "<ul><li>连住两晚起，选择“两晚含早餐与坑道导览”</li><li>08:30 从大门口出发，约三小时，两人成行，最多八人</li><li>含接送、手电筒和一瓶水；坑道内潮湿，请穿防滑的鞋</li><li>普通话与闽南语讲解，需要英语请提前三天告知</li></ul><p>每次入住每位客人限一次。遇大潮或坑道闭馆，改走金城民防坑道与后浦老街。</p>",
      "en-US":
        "<ul><li>Book “Two nights with breakfast and the tunnel walk”</li><li>Leaves the gate at 08:30 for about three hours; from two people, at most eight</li><li>The ride, flashlights and water are included. It is damp inside, so wear shoes that grip</li><li>In Mandarin and Taiwanese; for English tell us three days ahead</li></ul><p>Once per guest and stay. At spring tides, or when the tunnel is closed, we walk the Jincheng civil defense tunnel and Houpu old street instead.</p>",
      "ja-JP":
        "<ul><li>「2泊・朝食と坑道めぐり付き」プランをお選びください</li><li>8時30分に門前を出発、約3時間。2名様より催行、8名様まで</li><li>送迎、懐中電灯、お水付き。坑道内は湿っておりますので滑りにくい靴でお越しください</li><li>中国語と台湾語でのご案内です。英語をご希望の方は3日前までにお知らせください</li></ul><p>ご滞在中お一人様一回。大潮や休館の際は、金城民防坑道と後浦老街へご案内いたします。</p>",
    },
    published_days_ago: 60,
    booking: always,
    stay: always,
    rooms: ["MAIN", "EAST", "WEST", "LOFT"],
    show_in_index: true,
  },
  {
    kind: "promotion",
    type: "walk",
    title: {
      "zh-TW": "磚瓦週末",
      "zh-CN": "砖瓦周末",
      "en-US": "Brick and tile weekends",
      "ja-JP": "煉瓦と瓦の週末",
    },
    sub_title: {
      "zh-TW": "跟修屋的師傅砌一小段牆",
      "zh-CN": "跟修屋的师傅砌一小段墙",
      "en-US": "Lay a short wall with the mason",
      "ja-JP": "職人と短い壁を積んでみる",
    },
    foreword: {
      "zh-TW": "修這座屋子的老師傅，農閒時願意教人。一個下午，學會拌灰、認瓦、砌一段不歪的磚。",
      "zh-CN": "修这座屋子的老师傅，农闲时愿意教人。一个下午，学拌灰、认瓦，砌一段不歪的砖。",
      "en-US":
        "The mason who repaired this house teaches when the fields are resting. In an afternoon you mix lime, learn the names of the tiles and lay a few straight courses.",
      "ja-JP":
        "この家を直した職人が、農閑期に手ほどきをしてくださいます。午後いっぱい、漆喰を練り、瓦の名を覚え、煉瓦をまっすぐ積んでみます。",
    },
    detail: {
      "zh-TW":
        "<ul><li>期間內週六 14:00–17:00，住宿房客免費參加</li><li>含工具、圍裙與點心，每場六人</li><li>訂房時在備註寫上參加人數</li></ul><p>適合十歲以上。砌好的牆會拆下來，磚留給下一組人。</p>",
      "zh-CN":
        "<ul><li>活动期间周六 14:00–17:00，住店客人免费参加</li><li>提供工具、围裙和点心，每场六人</li><li>预订时请在备注写明参加人数</li></ul><p>适合十岁以上。砌好的墙会拆下来，砖留给下一组人。</p>",
      "en-US":
        "<ul><li>Saturdays 14:00–17:00 in the season, free for guests of the house</li><li>Tools, an apron and a snack; six places</li><li>Write the number of people in your booking note</li></ul><p>For ages ten and up. The wall comes down afterwards, and the bricks wait for the next six.</p>",
      "ja-JP":
        "<ul><li>期間中の土曜14時～17時、ご宿泊の方は無料</li><li>道具、前掛け、お茶請け付き。各回6名様</li><li>ご予約時、備考欄に人数をお書きください</li></ul><p>10歳以上の方が対象です。積んだ壁は崩し、煉瓦は次の組へ受け継ぎます。</p>",
    },
    published_days_ago: 4,
    booking: { from: 20, to: 110 },
    stay: { from: 50, to: 120 },
    rooms: [],
    show_in_index: false,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "後落屋瓦整修，閣樓休息幾晚",
      "zh-CN": "后落屋瓦整修，阁楼暂停几晚",
      "en-US": "Re-tiling the rear roof",
      "ja-JP": "後落の屋根瓦を葺き替えます",
    },
    sub_title: {
      "zh-TW": "白天會有敲瓦聲，17:00 前收工",
      "zh-CN": "白天会有敲瓦声，17:00 前收工",
      "en-US": "Some tapping by day, done by 17:00",
      "ja-JP": "作業は日中のみ、17時まで",
    },
    foreword: {
      "zh-TW": "去年的颱風掀動了幾排瓦，趁天氣好補上。後落閣樓與包棟在施工那幾晚不開放訂房。",
      "zh-CN": "去年的台风掀动了几排瓦，趁天气好补上。施工那几晚，后落阁楼与整栋包租不开放预订。",
      "en-US":
        "Last year's typhoon lifted a few rows of tile, and we are setting them again while it is dry. The loft and the whole house are closed for those nights.",
      "ja-JP": "昨年の台風でずれた瓦を、天気のよいうちに直します。工事の数日間、屋根裏と一棟貸しはお休みいたします。",
    },
    detail: {
      "zh-TW": "<p>瓦是向島上的老屋收來的舊瓦，顏色才接得上。其他房間照常入住，想看師傅鋪瓦，可以站在天井左側。</p>",
      "zh-CN": "<p>瓦是从岛上老屋收来的旧瓦，颜色才接得上。其他房间照常入住，想看师傅铺瓦，可以站在天井左侧。</p>",
      "en-US":
        "<p>The tiles come from other old houses on the island, so that the colors meet. All other rooms stay open, and you may watch from the left side of the courtyard.</p>",
      "ja-JP":
        "<p>色が合うよう、島の古い家から譲り受けた瓦を使います。ほかのお部屋は通常どおりご宿泊いただけます。作業は中庭の左側からご覧になれます。</p>",
    },
    published_days_ago: 7,
    booking: always,
    stay: always,
    rooms: ["LOFT", "HOUSE"],
    show_in_index: true,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "新添四輛腳踏車",
      "zh-CN": "新添四辆自行车",
      "en-US": "Four more bicycles",
      "ja-JP": "自転車が4台増えました",
    },
    sub_title: {
      "zh-TW": "共十二輛，含兩張兒童座椅",
      "zh-CN": "共十二辆，含两张儿童座椅",
      "en-US": "Twelve in all, two with child seats",
      "ja-JP": "全12台、うち2台にお子様用シート",
    },
    foreword: {
      "zh-TW": "包棟的客人終於可以一起出門，不必輪流。",
      "zh-CN": "包租整栋的客人终于可以一起出门，不用轮流。",
      "en-US": "A full house can now ride out together instead of taking turns.",
      "ja-JP": "一棟貸しの皆様がそろってお出かけいただけるようになりました。",
    },
    detail: {
      "zh-TW": "<p>車子停在大門右側的棚下，鑰匙掛在灶腳。騎完請沖一下輪子，海邊的沙很細。</p>",
      "zh-CN": "<p>车停在大门右侧的棚下，钥匙挂在灶间。骑完请冲一下车轮，海边的沙很细。</p>",
      "en-US":
        "<p>They stand in the shed to the right of the gate; the keys hang in the kitchen. Please rinse the wheels afterwards, the beach sand is fine.</p>",
      "ja-JP":
        "<p>門の右手の小屋に置いてあり、鍵は台所に掛けております。浜の砂は細かいので、お戻りの際は車輪を水で流してください。</p>",
    },
    published_days_ago: 28,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: true,
  },
  {
    kind: "announcement",
    title: {
      "zh-TW": "正房換上新的蚊帳與棉被",
      "zh-CN": "正房换上新蚊帐与棉被",
      "en-US": "New nets and quilts in the hall rooms",
      "ja-JP": "正房の蚊帳と布団を新調しました",
    },
    sub_title: {
      "zh-TW": "大廳正房兩間",
      "zh-CN": "大厅正房两间",
      "en-US": "Both main hall rooms",
      "ja-JP": "大庁の正房 二室",
    },
    foreword: {
      "zh-TW": "蚊帳改成棉紗，透風；棉被按季節換厚薄。",
      "zh-CN": "蚊帐换成棉纱，透气；棉被随季节换厚薄。",
      "en-US": "The nets are cotton gauze that breathes; quilts change weight with the season.",
      "ja-JP": "蚊帳は風の通る綿紗に、布団は季節に合わせて替えております。",
    },
    detail: {
      "zh-TW": "<p>怕冷的話，灶腳的櫃子裡還有毛毯，自己拿就好。東北季風的夜裡，我們會在床邊多放一條。</p>",
      "zh-CN": "<p>怕冷的话，灶间柜子里还有毛毯，自取即可。刮东北季风的夜里，我们会在床边多放一条。</p>",
      "en-US":
        "<p>If you feel the cold there are blankets in the kitchen cupboard; help yourself. On nights of the northeast monsoon we leave an extra one by the bed.</p>",
      "ja-JP":
        "<p>寒がりの方は台所の棚の毛布をご自由にお使いください。北東の季節風が吹く夜は、枕元にもう一枚お置きいたします。</p>",
    },
    photo: hallRoom,
    published_days_ago: 75,
    booking: always,
    stay: always,
    rooms: ["MAIN"],
    show_in_index: false,
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "得月樓與水頭聚落",
      "zh-CN": "得月楼与水头聚落",
      "en-US": "Deyue Tower and Shuitou village",
      "ja-JP": "得月楼と水頭集落",
    },
    sub_title: {
      "zh-TW": "步行 6 分鐘",
      "zh-CN": "步行 6 分钟",
      "en-US": "6 min on foot",
      "ja-JP": "徒歩6分",
    },
    foreword: {
      "zh-TW": "1931 年僑匯蓋起的槍樓，四周是洋樓與燕尾脊的小巷。",
      "zh-CN": "1931 年用侨汇建起的枪楼，四周是洋楼与燕尾脊的小巷。",
      "en-US":
        "A gun tower of 1931, paid for with money sent from overseas, among western mansions and swallowtail roofs.",
      "ja-JP": "1931年、海外からの送金で建てられた銃楼。洋館と燕尾屋根の路地に囲まれています。",
    },
    detail: {
      "zh-TW":
        "<p>當年出洋的黃家人為防海盜而建，牆上還留著射口。旁邊的洋樓裡有出洋與僑匯的展覽。</p><p>清晨最安靜，光線從東邊斜斜照在樓身上。</p>",
      "zh-CN":
        "<p>当年下南洋的黄家人为防海盗而建，墙上还留着射击孔。旁边的洋楼里有下南洋与侨汇的展览。</p><p>清晨最安静，光从东边斜斜地照在楼身上。</p>",
      "en-US":
        "<p>The Huang family, back from the South Seas, built it against pirates, and the loopholes are still in its walls. The mansion beside it tells of emigration and the letters that brought money home.</p><p>Early morning is quietest, with the sun on the tower from the east.</p>",
      "ja-JP":
        "<p>南洋から帰った黄家が海賊に備えて建てたもので、壁には銃眼が残ります。隣の洋館では、海を渡った人々と仕送りの歴史を紹介しています。</p><p>静かな早朝、東からの光が塔を照らす頃がおすすめです。</p>",
    },
    published_days_ago: 150,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [24.411, 118.2978],
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "翟山坑道",
      "zh-CN": "翟山坑道",
      "en-US": "Zhaishan Tunnel",
      "ja-JP": "翟山坑道",
    },
    sub_title: {
      "zh-TW": "車程 12 分鐘",
      "zh-CN": "车程 12 分钟",
      "en-US": "12 min by car",
      "ja-JP": "車で12分",
    },
    foreword: {
      "zh-TW": "1960 年代在花崗岩裡鑿出的水道，供補給小艇進出。",
      "zh-CN": "1960 年代在花岗岩里凿出的水道，供补给小艇进出。",
      "en-US": "A waterway cut into granite in the 1960s for supply boats.",
      "ja-JP": "1960年代、補給艇のために花崗岩をくり抜いた水路です。",
    },
    detail: {
      "zh-TW": "<p>A 字形的水道長 357 公尺，水面平得像鏡子，把岩壁整個倒過來。裡面終年涼，帶件薄外套。</p>",
      "zh-CN": "<p>A 字形水道长 357 米，水面平得像镜子，把岩壁整个倒映过来。里面终年凉爽，请带件薄外套。</p>",
      "en-US":
        "<p>The waterway is shaped like a letter A, 357 meters long, and lies so still that it turns the rock upside down. It is cool inside all year; bring a light jacket.</p>",
      "ja-JP":
        "<p>A字形の水路は全長357メートル。鏡のように静かな水面が岩肌を逆さに映します。一年を通して涼しいため、薄手の上着をお持ちください。</p>",
    },
    published_days_ago: 150,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [24.3895, 118.3195],
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "後浦老街與模範街",
      "zh-CN": "后浦老街与模范街",
      "en-US": "Houpu old town and Mofan Street",
      "ja-JP": "後浦老街と模範街",
    },
    sub_title: {
      "zh-TW": "車程 10 分鐘",
      "zh-CN": "车程 10 分钟",
      "en-US": "10 min by car",
      "ja-JP": "車で10分",
    },
    foreword: {
      "zh-TW": "1920 年代的紅磚拱廊，整條街一個樣子，早餐店從六點開到中午。",
      "zh-CN": "1920 年代的红砖拱廊，整条街一个样式，早餐店从六点开到中午。",
      "en-US": "Brick arcades of the 1920s, all of a piece, and breakfast shops open from six till noon.",
      "ja-JP": "1920年代の煉瓦のアーケードがそろって続く通り。朝食の店は6時から昼まで開いています。",
    },
    detail: {
      "zh-TW":
        "<p>模範街、邱良功母節孝坊、清金門鎮總兵署都在步行範圍內。燒餅、蚵嗲與廣東粥各有擁護者，多走兩家再決定。</p>",
      "zh-CN":
        "<p>模范街、邱良功母节孝坊、清金门镇总兵署都在步行范围内。烧饼、蚝嗲和广东粥各有拥趸，多走两家再决定。</p>",
      "en-US":
        "<p>Mofan Street, the stone arch for Qiu Liang-gong's mother and the Qing-dynasty military headquarters are all within a walk. Flaky buns, oyster fritters and congee each have their camp; try two before you choose.</p>",
      "ja-JP":
        "<p>模範街、邱良功母節孝坊、清金門鎮総兵署はいずれも徒歩圏内。焼餅、牡蠣の揚げ物、広東粥にはそれぞれ贔屓がいます。二軒ほど回ってお決めください。</p>",
    },
    published_days_ago: 150,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [24.4326, 118.3178],
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "建功嶼",
      "zh-CN": "建功屿",
      "en-US": "Jiangong Islet",
      "ja-JP": "建功嶼",
    },
    sub_title: {
      "zh-TW": "車程 9 分鐘，須看潮汐",
      "zh-CN": "车程 9 分钟，须看潮汐",
      "en-US": "9 min by car, at low tide",
      "ja-JP": "車で9分、干潮時のみ",
    },
    foreword: {
      "zh-TW": "退潮時露出一條石板路，兩旁是插滿石柱的蚵田。",
      "zh-CN": "退潮时露出一条石板路，两旁是立满石柱的蚝田。",
      "en-US": "At low tide a stone causeway appears between fields of upright oyster stones.",
      "ja-JP": "潮が引くと石畳の道が現れ、両側に牡蠣を育てる石柱が並びます。",
    },
    detail: {
      "zh-TW":
        "<p>招潮蟹與彈塗魚就在腳邊，石板上有青苔，走慢些。潮汐時刻寫在大門內的黑板，請在漲潮前一小時往回走。</p>",
      "zh-CN":
        "<p>招潮蟹和弹涂鱼就在脚边，石板上有青苔，请走慢些。潮汐时刻写在大门内的黑板上，请在涨潮前一小时往回走。</p>",
      "en-US":
        "<p>Fiddler crabs and mudskippers keep you company. The stones are mossy, so go slowly. Tide times are on the blackboard inside our gate; turn back an hour before the water does.</p>",
      "ja-JP":
        "<p>足元にはシオマネキやトビハゼがいます。石には苔がありますので、ゆっくりお歩きください。潮の時刻は門の内側の黒板でご確認のうえ、満ちはじめる1時間前にはお戻りください。</p>",
    },
    published_days_ago: 150,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [24.4227, 118.3056],
  },
];
