/** Around One Mat Capsule: the harbor quarter on foot, by metro and by ferry. */
import type { DemoArticle } from "./lodging.ts";

const always = { from: null, to: null };

export const attractions: DemoArticle[] = [
  {
    kind: "attraction",
    title: {
      "zh-TW": "駁二藝術特區",
      "zh-CN": "驳二艺术特区",
      "en-US": "Pier-2 Art Center",
      "ja-JP": "駁二芸術特区",
      "ko-KR": "보얼 예술특구",
    },
    sub_title: {
      "zh-TW": "步行 6 分鐘",
      "zh-CN": "步行 6 分钟",
      "en-US": "6 min on foot",
      "ja-JP": "徒歩6分",
      "ko-KR": "도보 6분",
    },
    foreword: {
      "zh-TW": "港邊舊倉庫改成的展場與書店，輕軌從倉庫之間慢慢開過。",
      "zh-CN": "港边旧仓库改成的展馆与书店，轻轨从仓库之间缓缓驶过。",
      "en-US": "Old harbor warehouses turned galleries and bookshops, with a tram passing slowly between them.",
      "ja-JP": "港の古い倉庫群がギャラリーや書店に。倉庫の間をライトレールがゆっくり走ります。",
      "ko-KR": "항구의 옛 창고가 전시장과 서점이 되었고, 그 사이로 경전철이 천천히 지나갑니다.",
    },
    detail: {
      "zh-TW":
        "<p>沿大勇路往南走到底就是。大勇、大義、蓬萊三個倉庫群各有個性，戶外雕塑與鐵道草地全天開放。</p><p>人少的時段是早上十點前，光線斜斜照在倉庫的牆面上。</p>",
      "zh-CN":
        "<p>沿大勇路一直往南走到头就是。大勇、大义、蓬莱三个仓库群各有性格，户外雕塑和铁轨草坪全天开放。</p><p>上午十点前人少，光线斜斜地照在仓库的墙面上。</p>",
      "en-US":
        "<p>Walk south down Dayong Road to its end. The Dayong, Dayi and Penglai warehouses each have their own mood; the outdoor sculpture and the grass along the old rails are open all day.</p><p>Before ten in the morning it is quiet, and the light comes in low along the warehouse walls.</p>",
      "ja-JP":
        "<p>大勇路を南へ突き当たりまで。大勇、大義、蓬莱の三つの倉庫群にはそれぞれの表情があり、屋外の作品や線路跡の芝生は終日歩けます。</p><p>朝10時前は人が少なく、斜めの光が倉庫の壁を照らします。</p>",
      "ko-KR":
        "<p>다융로를 따라 남쪽 끝까지 걸으면 나옵니다. 다융, 다이, 펑라이 세 창고군이 저마다 다른 분위기를 띠며, 야외 조각과 철길 잔디밭은 종일 열려 있습니다.</p><p>오전 10시 전이 한적하고, 비스듬한 빛이 창고 벽에 듭니다.</p>",
    },
    published_days_ago: 120,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [22.6204, 120.2816],
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "高雄市立歷史博物館",
      "zh-CN": "高雄市立历史博物馆",
      "en-US": "Kaohsiung Museum of History",
      "ja-JP": "高雄市立歴史博物館",
      "ko-KR": "가오슝 시립 역사박물관",
    },
    sub_title: {
      "zh-TW": "步行 9 分鐘",
      "zh-CN": "步行 9 分钟",
      "en-US": "9 min on foot",
      "ja-JP": "徒歩9分",
      "ko-KR": "도보 9분",
    },
    foreword: {
      "zh-TW": "1939 年落成的舊市政廳，綠瓦屋頂臨著愛河。",
      "zh-CN": "1939 年落成的旧市政厅，绿瓦屋顶临着爱河。",
      "en-US": "The city hall of 1939, a green-tiled roof beside the Love River.",
      "ja-JP": "1939年に建てられた旧市庁舎。緑の瓦屋根が愛河のほとりに立っています。",
      "ko-KR": "1939년에 지은 옛 시청사로, 초록 기와지붕이 아이허 강가에 서 있습니다.",
    },
    detail: {
      "zh-TW":
        "<p>看港口如何從鹽田變成城市，大廳的樓梯與柱頭也值得慢慢看。週一休館。</p><p>看完可順著愛河往出海口走，約二十分鐘到高雄流行音樂中心。</p>",
      "zh-CN":
        "<p>看这座港口如何从盐田变成城市，大厅的楼梯和柱头也值得细看。周一闭馆。</p><p>看完可沿爱河往入海口走，约二十分钟到高雄流行音乐中心。</p>",
      "en-US":
        "<p>How salt fields became a port and then a city; the staircase and capitals of the hall deserve a slow look. Closed on Mondays.</p><p>Afterwards follow the river toward its mouth: about twenty minutes to the Kaohsiung Music Center.</p>",
      "ja-JP":
        "<p>塩田が港となり、街となるまでの歩みを伝えます。大広間の階段と柱頭もゆっくりご覧ください。月曜休館です。</p><p>愛河に沿って河口へ20分ほど歩くと、高雄流行音楽センターに着きます。</p>",
      "ko-KR":
        "<p>소금밭이 항구가 되고 도시가 되기까지를 보여 줍니다. 홀의 계단과 기둥머리도 천천히 볼 만합니다. 월요일은 휴관합니다.</p><p>강을 따라 하구 쪽으로 20분쯤 걸으면 가오슝 뮤직센터에 닿습니다.</p>",
    },
    published_days_ago: 120,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [22.627, 120.2868],
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "旗津與旗後燈塔",
      "zh-CN": "旗津与旗后灯塔",
      "en-US": "Cijin and its lighthouse",
      "ja-JP": "旗津と旗後灯台",
      "ko-KR": "치진과 치허우 등대",
    },
    sub_title: {
      "zh-TW": "捷運一站加渡輪，約 35 分鐘",
      "zh-CN": "捷运一站加渡轮，约 35 分钟",
      "en-US": "One metro stop and a ferry, about 35 min",
      "ja-JP": "地下鉄1駅とフェリーで約35分",
      "ko-KR": "지하철 한 정거장과 여객선, 약 35분",
    },
    foreword: {
      "zh-TW": "渡輪過港只要幾分鐘，山頂的白色燈塔看得見大船進港。",
      "zh-CN": "渡轮过港只要几分钟，山顶的白色灯塔看得见大船进港。",
      "en-US": "The ferry takes a few minutes; from the white lighthouse you watch the big ships come in.",
      "ja-JP": "フェリーで港を渡ること数分。丘の上の白い灯台から、入港する大型船が見えます。",
      "ko-KR": "여객선으로 몇 분이면 건너가고, 언덕 위 하얀 등대에서 입항하는 큰 배를 볼 수 있습니다.",
    },
    detail: {
      "zh-TW":
        "<p>搭橘線一站到哈瑪星，步行到鼓山渡輪站過海。上岸後沿老街走，右手邊的山路通往旗後燈塔與砲台。</p><p>傍晚去最好，回程在船上看港口亮燈。燈塔週一不開放。</p>",
      "zh-CN":
        "<p>乘橘线一站到哈玛星，步行到鼓山轮渡站过海。上岸后进老街，再沿山路走到旗后灯塔与炮台。</p><p>傍晚去最好，回程在船上看港口亮灯。灯塔周一不开放。</p>",
      "en-US":
        "<p>Ride the Orange Line one stop to Hamasen and walk to the Gushan ferry pier. On the far side follow the old street, then the hill path to the lighthouse and fort.</p><p>Go late in the day and see the port light up from the boat home. The lighthouse is closed on Mondays.</p>",
      "ja-JP":
        "<p>オレンジラインで一駅、ハマセン（哈瑪星）駅から鼓山フェリー乗り場まで歩いて渡ります。老街を抜け、山道を上ると灯台と砲台跡です。</p><p>夕方がおすすめ。帰りの船から港の灯りが見えます。灯台は月曜休みです。</p>",
      "ko-KR":
        "<p>오렌지 라인으로 한 정거장 가서 하마센역에 내린 뒤 구산 여객선 터미널까지 걸어가 바다를 건넙니다. 옛 거리를 지나 산길을 오르면 등대와 포대가 나옵니다.</p><p>해 질 녘이 좋으며, 돌아오는 배에서 항구의 불빛을 보실 수 있습니다. 등대는 월요일에 쉽니다.</p>",
    },
    published_days_ago: 120,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [22.6147, 120.2658],
  },
  {
    kind: "attraction",
    title: {
      "zh-TW": "鹽埕第一公有零售市場",
      "zh-CN": "盐埕第一公有零售市场",
      "en-US": "Yancheng First Public Market",
      "ja-JP": "塩埕第一公有小売市場",
      "ko-KR": "옌청 제1공설시장",
    },
    sub_title: {
      "zh-TW": "步行 4 分鐘",
      "zh-CN": "步行 4 分钟",
      "en-US": "4 min on foot",
      "ja-JP": "徒歩4分",
      "ko-KR": "도보 4분",
    },
    foreword: {
      "zh-TW": "早上是魚販與菜攤，傍晚換年輕人的小吃檯亮燈。",
      "zh-CN": "早上是鱼贩与菜摊，傍晚轮到年轻人的小吃台亮灯。",
      "en-US": "Fish and greens in the morning; small counters run by young cooks toward evening.",
      "ja-JP": "朝は魚と野菜の店、夕方には若い店主たちの小さなカウンターに灯りがともります。",
      "ko-KR": "아침에는 생선과 채소 가게, 저녁 무렵에는 젊은 주인들의 작은 식당에 불이 켜집니다.",
    },
    detail: {
      "zh-TW": "<p>有屋頂的老市場，下雨天也好逛。附近巷子裡的鴨肉、餛飩與冰店多半只收現金，傍晚五點後陸續開門。</p>",
      "zh-CN": "<p>有屋顶的老市场，下雨天也好逛。附近巷子里的鸭肉、馄饨和冰店大多只收现金，下午五点后陆续开门。</p>",
      "en-US":
        "<p>An old covered market, good on a wet day. The duck, wonton and shaved-ice shops in the lanes around it mostly take cash only, and many open after five.</p>",
      "ja-JP":
        "<p>屋根のある古い市場で、雨の日も歩けます。周りの路地の鴨肉、ワンタン、かき氷の店は現金のみのところが多く、夕方5時ごろから順に開きます。</p>",
      "ko-KR":
        "<p>지붕이 있는 오래된 시장이라 비 오는 날에도 걷기 좋습니다. 주변 골목의 오리고기, 완탕, 빙수 가게는 대부분 현금만 받으며 오후 5시 이후에 차례로 문을 엽니다.</p>",
    },
    published_days_ago: 120,
    booking: always,
    stay: always,
    rooms: [],
    show_in_index: false,
    coordinates: [22.6248, 120.2835],
  },
];
