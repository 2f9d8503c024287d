/** Moonclear's shared places, from the bath under the slope to the bath under the roof. */
import type { DemoFacility } from "./lodging.ts";
import { openAirBath, veranda } from "./moonclear-photos.ts";

export const moonclearFacilities: DemoFacility[] = [
  {
    facilities_key: "open_air_bath",
    title: {
      "zh-TW": "露天岩湯",
      "zh-CN": "露天岩石汤池",
      "en-US": "Open-air rock bath",
      "ja-JP": "露天岩風呂",
      "ko-KR": "노천 바위탕",
    },
    index_introduction: {
      "zh-TW": "沿坡而下的岩池，水面剛好接住石燈籠的光。",
      "zh-CN": "顺坡而下的岩石汤池，水面恰好映着石灯笼的光。",
      "en-US": "A rock pool below the slope, where the lantern light settles on the water.",
      "ja-JP": "坂を下りた先の岩風呂。湯面に石灯籠の灯りが映ります。",
      "ko-KR": "비탈 아래 바위탕, 수면에 석등 불빛이 내려앉습니다.",
    },
    introduction: {
      "zh-TW":
        "<p>房子蓋在坡上，地下一樓推開門便是庭園。池子由溪邊的黑石圍成，池緣鋪檜木，坐下時後頸剛好靠得住。水溫約攝氏 41 度，冬夜會升起薄薄的白霧。</p><p>開放時間 06:30–09:30、16:00–23:00，男女分時段輪流入浴，當日時刻掛在暖簾旁。採裸湯，入池前請先淋浴；浴巾與木桶已備在更衣室。</p>",
      "zh-CN":
        "<p>房子建在坡上，从地下一层推门出去就是庭院。池子用溪边的黑石围成，池沿铺着桧木，坐下来后颈正好有个依靠。水温约 41℃，冬夜里会浮起一层薄雾。</p><p>开放时间 06:30–09:30、16:00–23:00，男女分时段轮流使用，当天的时间表挂在门帘旁。此处为裸汤，入池前请先淋浴；浴巾与木桶已备在更衣室。</p>",
      "en-US":
        "<p>The house stands on a slope, so the door on B1 opens straight into the garden. Dark stones from the stream hold the pool, and the cypress edge meets your neck when you sit. The water is about 41 °C; on winter nights a thin mist lifts off it.</p><p>Open 06:30–09:30 and 16:00–23:00. Women and men bathe in turn, and the day's hours hang beside the curtain. Bathing is without swimwear; please shower first. Towels and buckets wait in the changing room.</p>",
      "ja-JP":
        "<p>斜面に建つため、地下一階の扉を開けるとそのまま庭に出ます。沢の黒石で囲んだ湯船の縁は檜。腰を下ろすと、首すじがちょうど縁に収まります。湯温は約41度、冬の夜には薄い湯けむりが立ちます。</p><p>ご利用時間は6:30〜9:30、16:00〜23:00、男女入れ替え制です。当日の時間割は暖簾の脇に掲げております。水着の着用はご遠慮いただき、かけ湯のうえご入浴ください。タオルと桶は脱衣所にご用意しております。</p>",
      "ko-KR":
        "<p>비탈에 지은 집이라 지하 1층 문을 열면 바로 정원입니다. 시냇가의 검은 돌로 탕을 둘렀고, 편백나무 테두리는 앉았을 때 목덜미가 편안히 닿는 높이입니다. 물은 약 41도이며, 겨울밤에는 옅은 김이 피어오릅니다.</p><p>이용 시간은 06:30–09:30, 16:00–23:00이며 남녀가 시간을 나누어 이용합니다. 당일 시간표는 입구 포렴 옆에 걸어 둡니다. 수영복 없이 입욕하는 탕으로, 먼저 몸을 씻고 들어가 주시기 바랍니다. 수건과 나무 물통은 탈의실에 준비되어 있습니다.</p>",
    },
    floor: "B1",
    photos: [openAirBath],
  },
  {
    facilities_key: "private_bath",
    title: {
      "zh-TW": "四樓貸切湯",
      "zh-CN": "四层私汤",
      "en-US": "Private bath",
      "ja-JP": "貸切風呂",
      "ko-KR": "전세탕",
    },
    index_introduction: {
      "zh-TW": "一扇朝東的窗，五十分鐘只屬於您。",
      "zh-CN": "一扇朝东的窗，五十分钟只属于您。",
      "en-US": "One window to the east, and fifty minutes to yourselves.",
      "ja-JP": "東向きの窓をひとつ。五十分、貸切でどうぞ。",
      "ko-KR": "동쪽으로 난 창 하나, 오롯이 둘만의 오십 분.",
    },
    introduction: {
      "zh-TW":
        "<p>石砌浴池靠著一整面朝東的窗，往外是蘭陽平原的水田與海。天氣好的清晨，龜山島就停在窗框中央。</p><p>住客免費使用，每次 50 分鐘，入住時向櫃檯登記時段（07:00–22:00）。適合帶孩子的家庭，也適合不習慣大眾池的客人。</p>",
      "zh-CN":
        "<p>石砌浴池紧靠一整面东窗，窗外是兰阳平原的水田，再远处是海。天气好的清晨，龟山岛正好落在窗框中央。</p><p>住客免费使用，每次 50 分钟，办理入住时在前台登记时段（07:00–22:00）。适合带孩子的家庭，也适合不习惯公共汤池的客人。</p>",
      "en-US":
        "<p>A stone tub against a full window facing east: paddy fields first, then the sea. On a clear morning Guishan Island, the turtle-shaped one, sits in the middle of the frame.</p><p>Free for staying guests, fifty minutes at a time between 07:00 and 22:00; choose your slot at check-in. It suits families, and anyone who would rather not share a bath.</p>",
      "ja-JP":
        "<p>東側一面の窓に寄せた石の湯船から、蘭陽平野の水田とその先の海を望みます。晴れた朝には、亀山島が窓の真ん中に浮かびます。</p><p>ご宿泊のお客様は無料、1回50分です。チェックインの際に7:00〜22:00の間でご希望の時間をお申し付けください。お子様連れの方、大浴場が苦手な方にもおすすめいたします。</p>",
      "ko-KR":
        "<p>동쪽 통창에 붙여 돌로 쌓은 욕조에서 란양평원의 논과 그 너머 바다가 보입니다. 맑은 아침이면 거북을 닮은 구이산섬이 창 한가운데에 떠 있습니다.</p><p>투숙객은 무료이며 1회 50분입니다. 체크인하실 때 07:00–22:00 사이에서 시간을 골라 주시기 바랍니다. 아이와 함께하는 가족, 대중탕이 익숙하지 않은 분께 알맞습니다.</p>",
    },
    floor: "4F",
    photos: [],
  },
  {
    facilities_key: "kaiseki_room",
    title: {
      "zh-TW": "會席食事處",
      "zh-CN": "会席餐室",
      "en-US": "Kaiseki room",
      "ja-JP": "会席処",
      "ko-KR": "가이세키 식당",
    },
    index_introduction: {
      "zh-TW": "八張桌子，菜單隨漁港與菜園每週更換。",
      "zh-CN": "八张桌子，菜单随渔港与菜园每周更换。",
      "en-US": "Eight tables, and a menu that follows the harbour and the garden each week.",
      "ja-JP": "八卓だけの食事処。献立は港と畑に合わせ、週ごとに替わります。",
      "ko-KR": "식탁 여덟 개, 포구와 텃밭을 따라 매주 바뀌는 차림.",
    },
    introduction: {
      "zh-TW":
        "<p>晚餐九道，從溫泉番茄與三星蔥開始，魚來自頭城大溪漁港，鍋飯用宜蘭五結的新米。每道菜上桌時，我們只說產地與做法，其餘留給味道。</p><p>晚餐 18:00 與 19:30 兩輪，早餐 07:30–09:30。素食會席與過敏調整請於三天前告知。</p>",
      "zh-CN":
        "<p>晚餐九道，由温泉番茄和三星葱开场，鱼来自头城大溪渔港，砂锅饭用的是宜兰五结的新米。上菜时我们只讲产地与做法，其余交给味道。</p><p>晚餐分 18:00 与 19:30 两轮，早餐 07:30–09:30。素食会席及过敏调整请提前三天告知。</p>",
      "en-US":
        "<p>Dinner is nine courses. It opens with tomatoes grown in spring water and Sanxing scallions, moves to fish from Daxi harbour in Toucheng, and closes with rice from Wujie cooked in a clay pot. We tell you where things come from and how they were made; the rest is on the plate.</p><p>Dinner is seated at 18:00 and 19:30, breakfast is 07:30–09:30. Please tell us three days ahead about allergies or a vegetarian kaiseki.</p>",
      "ja-JP":
        "<p>夕食は九品。温泉水で育てたトマトと三星ねぎに始まり、魚は頭城・大渓漁港から、締めは五結の米を土鍋で炊き上げます。お運びの際にお伝えするのは産地と調理法だけ。あとはどうぞお味で。</p><p>夕食は18:00と19:30の二部制、朝食は7:30〜9:30です。アレルギー、精進会席のご希望は三日前までにお知らせください。</p>",
      "ko-KR":
        "<p>저녁은 아홉 가지 요리로 이어집니다. 온천수로 기른 토마토와 싼싱 파로 시작해, 터우청 다시 어항의 생선을 거쳐, 우제 쌀로 지은 솥밥으로 마무리합니다. 상을 올리며 산지와 조리법만 말씀드리고, 나머지는 맛에 맡깁니다.</p><p>저녁은 18:00와 19:30 두 차례, 아침은 07:30–09:30입니다. 알레르기나 채식 가이세키는 사흘 전까지 알려 주시기 바랍니다.</p>",
    },
    floor: "2F",
    photos: [],
  },
  {
    facilities_key: "reading_veranda",
    title: {
      "zh-TW": "讀書緣側",
      "zh-CN": "读书檐廊",
      "en-US": "Reading veranda",
      "ja-JP": "読書の縁側",
      "ko-KR": "책 읽는 툇마루",
    },
    index_introduction: {
      "zh-TW": "一壺金棗茶，四百本書，院子就在腳邊。",
      "zh-CN": "一壶金枣茶，四百本书，院子就在脚边。",
      "en-US": "A pot of kumquat tea, four hundred books, the garden at your feet.",
      "ja-JP": "金柑茶と四百冊の本。足もとには庭。",
      "ko-KR": "금귤차 한 주전자, 책 사백 권, 발치에는 정원.",
    },
    introduction: {
      "zh-TW":
        "<p>一樓的緣廊面南，午後的光會慢慢退到書架底下。書是歷年住客留下的，中、日、英、韓文都有，讀到一半可以帶回房間，也可以用自己的一本交換。</p><p>15:00–22:00 供應金棗茶與宜蘭牛舌餅，自由取用。這裡請把手機轉成靜音。</p>",
      "zh-CN":
        "<p>一层的檐廊朝南，午后的光会慢慢退到书架底下。书是历年住客留下的，中、日、英、韩文都有，读到一半可以带回房间，也可以拿自己的一本来换。</p><p>15:00–22:00 提供金枣茶和宜兰牛舌饼，请随意取用。在这里请把手机调成静音。</p>",
      "en-US":
        "<p>The ground-floor veranda faces south, and the afternoon light draws back slowly beneath the shelves. The books were left by guests over the years, in Chinese, Japanese, English and Korean. Take a half-read one to your room, or trade it for one of yours.</p><p>Kumquat tea and thin Yilan ox-tongue biscuits are set out from 15:00 to 22:00. Phones on silent here, please.</p>",
      "ja-JP":
        "<p>一階の縁側は南向き。午後の光が、少しずつ書棚の下へ引いていきます。本は歴代のお客様が置いていかれたもので、中国語・日本語・英語・韓国語が並びます。読みかけはお部屋へ、お手持ちの一冊との交換もどうぞ。</p><p>15:00〜22:00は金柑茶と宜蘭名物の牛舌餅をご自由にお召し上がりください。携帯電話はマナーモードでお願いいたします。</p>",
      "ko-KR":
        "<p>1층 툇마루는 남향이라 오후의 빛이 천천히 책장 아래로 물러납니다. 그동안 손님들이 두고 가신 중국어·일본어·영어·한국어 책이 꽂혀 있습니다. 읽던 책은 객실로 가져가셔도 되고, 가져오신 책과 바꾸셔도 됩니다.</p><p>15:00–22:00에 금귤차와 이란의 얇은 우설병 과자를 자유롭게 드실 수 있습니다. 이곳에서는 휴대전화를 무음으로 해 주시기 바랍니다.</p>",
    },
    floor: "1F",
    photos: [veranda],
  },
];
