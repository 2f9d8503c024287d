/** Places around Moonclear: the foot baths in town, a waterfall, a ravine walk and a museum by the harbour. */
import type { DemoArticle } from "./lodging.ts";

const always = { from: null, to: null };

const asAttraction = {
  kind: "attraction",
  published_days_ago: 90,
  booking: always,
  stay: always,
  rooms: [],
  show_in_index: false,
} satisfies Partial<DemoArticle>;

export const moonclearAttractions: DemoArticle[] = [
  {
    ...asAttraction,
    title: {
      "zh-TW": "湯圍溝溫泉公園",
      "zh-CN": "汤围沟温泉公园",
      "en-US": "Tangweigou Hot Spring Park",
      "ja-JP": "湯囲溝温泉公園",
      "ko-KR": "탕웨이거우 온천공원",
    },
    sub_title: {
      "zh-TW": "車程 5 分鐘，步行 20 分鐘",
      "zh-CN": "车程 5 分钟，步行 20 分钟",
      "en-US": "5 min by car, 20 min on foot",
      "ja-JP": "車で5分、徒歩20分",
      "ko-KR": "차로 5분, 걸어서 20분",
    },
    foreword: {
      "zh-TW": "一條流著溫泉的溝渠穿過市街，脫了鞋就能坐下。",
      "zh-CN": "一条流着温泉的水渠穿过街市，脱了鞋就能坐下。",
      "en-US": "A channel of warm spring water runs through the middle of town. Take off your shoes and sit.",
      "ja-JP": "温泉の流れる水路が町なかを通り、靴を脱げばすぐに腰を下ろせます。",
      "ko-KR": "온천수가 흐르는 물길이 마을 한가운데를 지납니다. 신을 벗고 앉으면 됩니다.",
    },
    detail: {
      "zh-TW":
        "<p>礁溪的溫泉湧出在平地，湯圍溝是最容易親近的一段。公園裡有免費的泡腳溝與付費的魚療池、公共浴場，傍晚時附近的人會下班過來坐一會兒。</p><p>旁邊的街上找得到蔥油餅與用溫泉水種的番茄。</p>",
      "zh-CN":
        "<p>礁溪的温泉涌出在平地，汤围沟是容易亲近的一段。公园里有免费的泡脚渠，也有收费的鱼疗池与公共浴场，傍晚时附近居民下班后会过来坐坐。</p><p>旁边的街上能找到葱油饼，还有用温泉水种的番茄。</p>",
      "en-US":
        "<p>Jiaoxi's springs rise on flat ground, and this is an easy place to meet them: a free foot-soaking channel, with paid fish pools and a public bath beside it. Neighbours stop by after work.</p><p>The streets around sell scallion pancakes and tomatoes grown with spring water.</p>",
      "ja-JP":
        "<p>礁渓の温泉は平地に湧きます。その湯に気軽に触れられるのがこの公園で、無料の足湯のほか、有料のドクターフィッシュの池や公衆浴場があります。夕方には仕事帰りの地元の方が足を浸しています。</p><p>まわりの通りでは、ねぎ餅や温泉水で育てたトマトが見つかります。</p>",
      "ko-KR":
        "<p>자오시의 온천은 평지에서 솟습니다. 이 공원에는 무료 족욕 물길과 유료 닥터피시 족욕장, 공중목욕탕이 있어 온천을 편하게 만날 수 있습니다. 저녁이면 일을 마친 주민들이 들러 발을 담급니다.</p><p>주변 거리에서는 파전병과 온천수로 기른 토마토를 팝니다.</p>",
    },
    coordinates: [24.8299, 121.7733],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "五峰旗瀑布",
      "zh-CN": "五峰旗瀑布",
      "en-US": "Wufengqi Waterfall",
      "ja-JP": "五峰旗瀑布（ウーフォンチーの滝）",
      "ko-KR": "우펑치 폭포",
    },
    sub_title: {
      "zh-TW": "車程 6 分鐘",
      "zh-CN": "车程 6 分钟",
      "en-US": "6 min by car",
      "ja-JP": "車で6分",
      "ko-KR": "차로 6분",
    },
    foreword: {
      "zh-TW": "三層瀑布沿山壁落下，名字來自背後五座像旗幟的山峰。",
      "zh-CN": "三层瀑布沿山壁落下，名字来自背后五座如旗帜般的山峰。",
      "en-US": "A fall in three tiers, named after the five peaks behind it that stand like banners.",
      "ja-JP": "三段に落ちる滝。名は、背後に旗のように並ぶ五つの峰に由来します。",
      "ko-KR": "세 단으로 떨어지는 폭포로, 뒤편에 깃발처럼 늘어선 다섯 봉우리에서 이름이 왔습니다.",
    },
    detail: {
      "zh-TW":
        "<p>從停車場沿步道往上，約二十分鐘可走到看得見瀑布的平台。早上九點前人少，光線也剛好照進谷裡。雨後石階濕滑，步道開放範圍以現場公告為準。</p>",
      "zh-CN":
        "<p>从停车场沿步道往上，约二十分钟可走到能看见瀑布的平台。早上九点前人少，光线也正好照进山谷。雨后石阶湿滑，步道开放范围以现场公告为准。</p>",
      "en-US":
        "<p>From the car park the path climbs for about twenty minutes to a platform in view of the falls. Before nine it is quiet and the light reaches into the valley. Steps are slippery after rain; notices at the entrance say which parts are open.</p>",
      "ja-JP":
        "<p>駐車場から遊歩道を二十分ほど上ると、滝を望む展望台に着きます。朝九時前は人も少なく、谷に光が差し込みます。雨のあとは石段が滑りやすく、通行できる範囲は現地の案内をご確認ください。</p>",
      "ko-KR":
        "<p>주차장에서 산책로를 따라 이십 분쯤 오르면 폭포가 보이는 전망대에 닿습니다. 아침 아홉 시 이전에는 한적하고 골짜기로 빛이 듭니다. 비 온 뒤에는 돌계단이 미끄러우며, 개방 구간은 현장 안내를 따라 주시기 바랍니다.</p>",
    },
    coordinates: [24.8331, 121.7464],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "林美石磐步道",
      "zh-CN": "林美石磐步道",
      "en-US": "Linmei Shipan Trail",
      "ja-JP": "林美石磐歩道",
      "ko-KR": "린메이 스판 산책로",
    },
    sub_title: {
      "zh-TW": "車程 12 分鐘，環狀 1.7 公里",
      "zh-CN": "车程 12 分钟，环线 1.7 公里",
      "en-US": "12 min by car, a 1.7 km loop",
      "ja-JP": "車で12分、一周1.7km",
      "ko-KR": "차로 12분, 1.7km 순환로",
    },
    foreword: {
      "zh-TW": "沿著舊水圳進入溪谷，一小時都走在樹蔭與水聲裡。",
      "zh-CN": "沿着旧水渠走进溪谷，一小时都在树荫与水声里。",
      "en-US":
        "An old irrigation channel leads into the ravine; the hour's walk stays in shade and within hearing of water.",
      "ja-JP": "古い用水路に沿って渓谷へ。木陰と水音の中を一時間ほど歩きます。",
      "ko-KR": "옛 물길을 따라 골짜기로 들어가 나무 그늘과 물소리 속을 한 시간쯤 걷습니다.",
    },
    detail: {
      "zh-TW":
        "<p>環狀步道全長 1.7 公里，落差約一百公尺，平緩好走，終點可看見石磐瀑布。蕨類多、日照少，夏天也涼。入口無商店，請從館內帶水；我們可以借您竹杖與雨衣。</p>",
      "zh-CN":
        "<p>环形步道全长 1.7 公里，高差约一百米，平缓好走，途中可见石磐瀑布。蕨类多、日照少，夏天也凉爽。入口没有商店，请从馆内带水；我们可以借给您竹杖与雨衣。</p>",
      "en-US":
        "<p>The loop is 1.7 km with about a hundred metres of height, gentle underfoot, and passes Shipan Falls. Ferns and little sun keep it cool even in summer. There is no shop at the start, so fill a bottle here; we lend bamboo sticks and raincoats.</p>",
      "ja-JP":
        "<p>一周1.7km、高低差は約100m。歩きやすい道で、途中に石磐の滝が見えます。シダが茂り日差しが少ないため、夏でも涼やかです。入口に売店はございませんので、お水は館内でお持ちください。竹の杖と雨具をお貸しいたします。</p>",
      "ko-KR":
        "<p>1.7km 순환로로 고도 차는 약 100m, 걷기 편하며 도중에 스판 폭포가 보입니다. 양치식물이 우거지고 볕이 적어 여름에도 서늘합니다. 입구에 매점이 없으니 물은 숙소에서 챙겨 주십시오. 대나무 지팡이와 비옷을 빌려드립니다.</p>",
    },
    coordinates: [24.8219, 121.7352],
  },
  {
    ...asAttraction,
    title: {
      "zh-TW": "蘭陽博物館",
      "zh-CN": "兰阳博物馆",
      "en-US": "Lanyang Museum",
      "ja-JP": "蘭陽博物館",
      "ko-KR": "란양박물관",
    },
    sub_title: {
      "zh-TW": "車程 20 分鐘",
      "zh-CN": "车程 20 分钟",
      "en-US": "20 min by car",
      "ja-JP": "車で20分",
      "ko-KR": "차로 20분",
    },
    foreword: {
      "zh-TW": "斜插在烏石港濕地邊的建築，形狀取自北關的單面山。",
      "zh-CN": "斜插在乌石港湿地边的建筑，造型取自北关的单面山。",
      "en-US":
        "A building that leans out of the ground beside Wushi Harbour, shaped after the tilted rock strata of this coast.",
      "ja-JP": "烏石港の湿地に斜めに突き出す建物。この海岸の単斜した岩層（ケスタ）を写しています。",
      "ko-KR": "우스항 습지 옆에 비스듬히 솟은 건물로, 이 해안의 기울어진 암층(케스타)을 본떴습니다.",
    },
    detail: {
      "zh-TW":
        "<p>館內依山、平原、海三層講宜蘭的地理與生活，走完約一個半小時。外頭的水池倒映整座建築，天氣好時後方就是龜山島。多為週三休館，出發前請查詢開放時間。</p>",
      "zh-CN":
        "<p>馆内按山、平原、海三层讲述宜兰的地理与生活，看完约一个半小时。馆外水池倒映整座建筑，天气好时后方就是龟山岛。通常周三闭馆，出发前请查询开放时间。</p>",
      "en-US":
        "<p>Mountain, plain and sea each have a level, telling how people live in Yilan; allow an hour and a half. The pool outside mirrors the whole building, with Guishan Island behind on a clear day. It is usually closed on Wednesdays; check before you go.</p>",
      "ja-JP":
        "<p>山・平野・海の三層で宜蘭の地理と暮らしを紹介しており、一時間半ほどで巡れます。外の水面に建物全体が映り、晴れた日にはその向こうに亀山島が浮かびます。水曜休館が通例ですので、お出かけ前に開館日をご確認ください。</p>",
      "ko-KR":
        "<p>산, 평야, 바다를 층별로 나누어 이란의 지리와 생활을 들려주며 한 시간 반쯤 걸립니다. 바깥 연못에 건물 전체가 비치고, 맑은 날에는 그 뒤로 구이산섬이 보입니다. 보통 수요일에 쉬니 출발 전에 개관일을 확인해 주시기 바랍니다.</p>",
    },
    coordinates: [24.8687, 121.8324],
  },
];
