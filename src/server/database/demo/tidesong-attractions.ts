/** Places within an hour of Tidesong, from the aquarium to the lighthouse. */
import type { DemoArticle } from "./lodging.ts";

const always = { from: null, to: null };

const asAttraction = {
  kind: "attraction",
  published_days_ago: 120,
  booking: always,
  stay: always,
  rooms: [],
  show_in_index: false,
} satisfies Partial<DemoArticle>;

export const tidesongAttractions: DemoArticle[] = [
  {
    ...asAttraction,
    title: {
      "zh-TW": "國立海洋生物博物館",
      "zh-CN": "屏东海洋生物博物馆（海生馆）",
      "en-US": "National Museum of Marine Biology and Aquarium",
      "ja-JP": "国立海洋生物博物館",
      "ko-KR": "국립해양생물박물관",
    },
    sub_title: {
      "zh-TW": "車程 6 分鐘",
      "zh-CN": "车程 6 分钟",
      "en-US": "6 min by car",
      "ja-JP": "車で6分",
      "ko-KR": "차로 6분",
    },
    foreword: {
      "zh-TW": "後灣海邊的水族館，八十四公尺的海底隧道從魚群下方穿過。",
      "zh-CN": "后湾海边的水族馆，八十四米的海底隧道从鱼群下方穿过。",
      "en-US": "The aquarium on Houwan's shore, with an 84-metre tunnel beneath the fish.",
      "ja-JP": "後湾の海辺に建つ水族館。84mの海底トンネルが魚群の下を通ります。",
      "ko-KR": "허우완 바닷가의 수족관으로, 84m 해저터널이 물고기 떼 아래를 지납니다.",
    },
    detail: {
      "zh-TW":
        "<p>分為台灣水域館、珊瑚王國館與世界水域館，慢慢看需要大半天。建議開館就進場，先走珊瑚王國館的海底隧道，中午再回戶外的親水廣場讓孩子玩水。</p>",
      "zh-CN":
        "<p>分为台湾水域馆、珊瑚王国馆与世界水域馆，慢慢看需要大半天。建议开馆就入场，先走珊瑚王国馆的海底隧道，中午再到户外亲水广场让孩子玩水。</p>",
      "en-US":
        "<p>There are three halls: Waters of Taiwan, Coral Kingdom and Waters of the World. Taken slowly they fill most of a day. Come at opening, walk the Coral Kingdom tunnel first, and leave the outdoor water plaza for midday.</p>",
      "ja-JP":
        "<p>台湾水域館、珊瑚王国館、世界水域館の三館からなり、ゆっくり巡ると一日近くかかります。開館と同時に入り、まず珊瑚王国館の海底トンネルへ。お昼には屋外の親水広場でお子様が水遊びを楽しめます。</p>",
      "ko-KR":
        "<p>타이완 수역관, 산호왕국관, 세계 수역관으로 이루어져 천천히 보면 하루가 거의 갑니다. 문을 열 때 들어가 산호왕국관의 해저터널을 먼저 걷고, 한낮에는 야외 물놀이 광장에서 아이들과 쉬어 가시기를 권합니다.</p>",
    },
    coordinates: [22.0463, 120.6977],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "車城福安宮",
      "zh-CN": "车城福安宫",
      "en-US": "Fu'an Temple, Checheng",
      "ja-JP": "車城福安宮",
      "ko-KR": "처청 푸안궁",
    },
    sub_title: {
      "zh-TW": "車程 5 分鐘",
      "zh-CN": "车程 5 分钟",
      "en-US": "5 min by car",
      "ja-JP": "車で5分",
      "ko-KR": "차로 5분",
    },
    foreword: {
      "zh-TW": "供奉土地公的大廟，金爐會把金紙一張張吸進去，像在點鈔。",
      "zh-CN": "供奉土地公的大庙，金炉会把金纸一张张吸进去，像在点钞。",
      "en-US":
        "A large temple to the Earth God, where the furnace draws in paper offerings sheet by sheet, as if counting notes.",
      "ja-JP": "土地公を祀る大きな廟。金炉が金紙を一枚ずつ吸い込むさまは、お札を数えるようです。",
      "ko-KR": "토지신을 모신 큰 사원으로, 화로가 지전을 한 장씩 빨아들이는 모습이 마치 돈을 세는 듯합니다.",
    },
    detail: {
      "zh-TW":
        "<p>車城人出海、種洋蔥、蓋房子都先來說一聲。廟埕兩側賣鹹鴨蛋與綠豆蒜，清晨與傍晚最有人味。參拜不需準備供品，安靜站一會兒也可以。</p>",
      "zh-CN":
        "<p>车城人出海、种洋葱、盖房子都会先来说一声。庙前两侧卖咸鸭蛋与绿豆蒜，清晨与傍晚最有生活气息。参拜无需准备供品，安静站一会儿也可以。</p>",
      "en-US":
        "<p>People of Checheng come here before going to sea, planting onions or building a house. Stalls along the forecourt sell salted duck eggs and sweet split mung beans. You need not bring offerings; standing quietly for a while is fine.</p>",
      "ja-JP":
        "<p>漁に出る前、たまねぎを植える前、家を建てる前に、車城の人はここへ報告に来ます。門前には塩漬け卵や緑豆蒜の店が並び、朝夕は土地の暮らしが感じられます。お供えの用意は不要です。静かにお立ち寄りください。</p>",
      "ko-KR":
        "<p>처청 사람들은 바다에 나가거나 양파를 심거나 집을 지을 때 먼저 이곳에 들러 아룁니다. 앞마당 양쪽에서는 소금에 절인 오리알과 녹두 단물을 팝니다. 제물을 준비하지 않으셔도 되며, 조용히 잠시 서 있기만 해도 좋습니다.</p>",
    },
    coordinates: [22.0728, 120.7116],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "四重溪溫泉",
      "zh-CN": "四重溪温泉",
      "en-US": "Sichongxi Hot Springs",
      "ja-JP": "四重渓温泉",
      "ko-KR": "쓰충시 온천",
    },
    sub_title: {
      "zh-TW": "車程 15 分鐘",
      "zh-CN": "车程 15 分钟",
      "en-US": "15 min by car",
      "ja-JP": "車で15分",
      "ko-KR": "차로 15분",
    },
    foreword: {
      "zh-TW": "山谷裡的碳酸氫鈉泉，風大的午後適合從海邊躲進來。",
      "zh-CN": "山谷里的碳酸氢钠泉，风大的午后适合从海边躲进来。",
      "en-US": "Sodium bicarbonate springs in a valley: a good place to leave the wind behind in the afternoon.",
      "ja-JP": "谷あいに湧く炭酸水素塩泉。風の強い午後は、海辺からこちらへ。",
      "ko-KR": "골짜기에서 솟는 탄산수소나트륨천으로, 바람이 센 오후에 바닷가에서 들어와 쉬기 좋습니다.",
    },
    detail: {
      "zh-TW":
        "<p>日治時期便有旅館，如今溪畔仍是安靜的小聚落。溫泉公園有泡腳池，大眾池與湯屋分布在街上。度假村在強風日提供來回接駁，請於當日 11:00 前登記。</p>",
      "zh-CN":
        "<p>日据时期便有旅馆，如今溪畔仍是安静的小聚落。温泉公园有泡脚池，大众池与汤屋分布在街上。度假村在大风天提供往返接驳，请于当日 11:00 前登记。</p>",
      "en-US":
        "<p>There have been inns here since the Japanese era, and it is still a quiet settlement along the stream. The spring park has a foot bath; public pools and bathing rooms line the street. On windy days we run a return shuttle; sign up by 11:00.</p>",
      "ja-JP":
        "<p>日本統治時代から宿があり、今も渓流沿いの静かな集落です。温泉公園には足湯、通りには公衆浴場や貸切の湯屋が並びます。風の強い日は往復の送迎をいたしますので、当日11:00までにお申し込みください。</p>",
      "ko-KR":
        "<p>일본 통치 시대부터 여관이 있었고 지금도 시냇가의 조용한 마을입니다. 온천공원에 족욕탕이 있고 거리에는 대중탕과 개인탕이 있습니다. 바람이 센 날에는 왕복 셔틀을 운행하니 당일 11:00까지 신청해 주시기 바랍니다.</p>",
    },
    coordinates: [22.0975, 120.744],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "恆春古城",
      "zh-CN": "恒春古城",
      "en-US": "Hengchun Old Town",
      "ja-JP": "恒春古城",
      "ko-KR": "헝춘 고성",
    },
    sub_title: {
      "zh-TW": "車程 16 分鐘",
      "zh-CN": "车程 16 分钟",
      "en-US": "16 min by car",
      "ja-JP": "車で16分",
      "ko-KR": "차로 16분",
    },
    foreword: {
      "zh-TW": "清代築的城，四座城門都還在，生活就從門洞裡穿過去。",
      "zh-CN": "清代筑的城，四座城门都还在，日子就从门洞里穿过去。",
      "en-US": "A walled town of the Qing era. All four gates still stand, and daily life goes through them.",
      "ja-JP": "清代に築かれた城郭の町。四つの城門が今も残り、暮らしはその門をくぐり抜けていきます。",
      "ko-KR": "청대에 쌓은 성으로 네 성문이 모두 남아 있고, 일상이 그 문을 지나다닙니다.",
    },
    detail: {
      "zh-TW":
        "<p>牡丹社事件之後開始築城，四座城門保存至今，東門一帶還能看見較長的城牆。城不大，走路兩小時繞得完；傍晚老街上的綠豆蒜與月琴聲，適合留到晚餐前。</p>",
      "zh-CN":
        "<p>牡丹社事件之后开始筑城，四座城门保存至今，东门一带还能看到较长的城墙。城不大，步行两小时能绕完；傍晚老街上的绿豆蒜与月琴声，适合留到晚餐前。</p>",
      "en-US":
        "<p>The walls were begun after the Mudan incident. Four gates remain, with a longer stretch of wall by the East Gate. It can be walked round in two hours; keep the old street, its mung-bean sweets and moon lutes, for just before dinner.</p>",
      "ja-JP":
        "<p>牡丹社事件ののちに築かれ、四つの門が今に残ります。東門の周辺では城壁も長く続きます。町は二時間ほどで一周でき、夕暮れの老街では緑豆蒜と月琴の音が待っています。</p>",
      "ko-KR":
        "<p>무단서 사건 뒤에 쌓기 시작해 네 문이 지금까지 남았고, 동문 쪽에는 성벽이 더 길게 이어집니다. 걸어서 두 시간이면 한 바퀴 돌 수 있으며, 해 질 녘 옛 거리의 녹두 단물과 월금 소리는 저녁 식사 전에 들르기 좋습니다.</p>",
    },
    coordinates: [22.0033, 120.7447],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "鵝鑾鼻燈塔",
      "zh-CN": "鹅銮鼻灯塔",
      "en-US": "Eluanbi Lighthouse",
      "ja-JP": "鵝鑾鼻灯台",
      "ko-KR": "어롼비 등대",
    },
    sub_title: {
      "zh-TW": "車程 45 分鐘",
      "zh-CN": "车程 45 分钟",
      "en-US": "45 min by car",
      "ja-JP": "車で45分",
      "ko-KR": "차로 45분",
    },
    foreword: {
      "zh-TW": "白色燈塔站在島的南端，燈光照向巴士海峽。",
      "zh-CN": "白色灯塔站在岛的南端，灯光照向巴士海峡。",
      "en-US": "A white tower at the southern end of the island, its light turned to the Bashi Channel.",
      "ja-JP": "島の南端に立つ白い灯台。その灯りはバシー海峡へ向けられています。",
      "ko-KR": "섬의 남쪽 끝에 선 하얀 등대로, 그 불빛은 바시 해협을 향합니다.",
    },
    detail: {
      "zh-TW":
        "<p>清末點亮，為防攻擊曾在塔身留下槍眼與壕溝，是少見的武裝燈塔。公園裡的珊瑚礁步道約四十分鐘，樹蔭少，建議上午去，並帶帽子與水。</p>",
      "zh-CN":
        "<p>清末点亮，为防袭击曾在塔身留下枪眼与壕沟，是少见的武装灯塔。公园里的珊瑚礁步道约四十分钟，树荫少，建议上午去，并带帽子和水。</p>",
      "en-US":
        "<p>Lit in the late Qing, it was built with gun slits and a moat against attack, unusual for a lighthouse. The park's path over raised coral takes forty minutes with little shade: go in the morning, with a hat and water.</p>",
      "ja-JP":
        "<p>清末に点灯。襲撃に備えて銃眼と堀を設けた、珍しい武装灯台です。公園の隆起珊瑚礁の遊歩道は四十分ほど。木陰が少ないため、帽子と飲み水をお持ちのうえ、午前中のお出かけをおすすめいたします。</p>",
      "ko-KR":
        "<p>청말에 불을 밝혔으며, 공격에 대비해 총안과 해자를 둔 보기 드문 무장 등대입니다. 공원의 산호초 산책로는 사십 분쯤 걸리고 그늘이 적으니, 오전에 모자와 물을 챙겨 가시기 바랍니다.</p>",
    },
    coordinates: [21.9021, 120.8526],
  },
];
