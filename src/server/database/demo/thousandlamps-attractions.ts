/** Places near Thousand Lamps Campground. */
import type { DemoArticle } from "./lodging.ts";

const always = {
  kind: "attraction" as const,
  published_days_ago: 90,
  booking: { from: null, to: null },
  stay: { from: null, to: null },
  rooms: [],
  show_in_index: false,
};

export const attractions: DemoArticle[] = [
  {
    ...always,
    title: {
      "zh-TW": "清境農場青青草原",
      "zh-CN": "清境农场青青草原",
      "en-US": "Qingjing Farm grassland",
      "ja-JP": "清境農場・青青草原",
      "ko-KR": "칭징농장 칭칭초원",
    },
    sub_title: {
      "zh-TW": "車程 10 分鐘",
      "zh-CN": "车程10分钟",
      "en-US": "10 min by car",
      "ja-JP": "車で10分",
      "ko-KR": "차로 10분",
    },
    foreword: {
      "zh-TW": "海拔一千七百多公尺的緩坡牧草地，綿羊散步其間，天晴時看得到合歡山與奇萊山的稜線。",
      "zh-CN": "海拔一千七百多米的缓坡牧场，绵羊在其间散步，天晴时能望见合欢山与奇莱山的山脊。",
      "en-US":
        "Sloping pasture at a little over 1,700 meters where sheep graze; on clear days the Hehuan and Qilai ridges " +
        "stand behind it.",
      "ja-JP": "標高1,700メートルあまりのなだらかな牧草地。羊が草を食み、晴れた日には合歓山と奇萊山の稜線を望みます。",
      "ko-KR":
        "해발 1,700미터가 조금 넘는 완만한 목초지에서 양들이 풀을 뜯습니다. 맑은 날에는 허환산과 치라이산 능선이 보입니다.",
    },
    detail: {
      "zh-TW": "<p>下午起霧得早，建議上午前往。園區有入園費與步道，穿好走的鞋。</p>",
      "zh-CN": "<p>午后起雾较早，建议上午前往。园区收门票，步道有坡度，请穿好走的鞋。</p>",
      "en-US":
        "<p>Mist comes up early in the afternoon, so go in the morning. There is an entrance fee; the paths are steep in " +
        "places.</p>",
      "ja-JP":
        "<p>午後は早くから霧が出ますので、午前中がおすすめです。入園料がかかります。歩きやすい靴でお出かけください。</p>",
      "ko-KR":
        "<p>오후에는 안개가 일찍 끼므로 오전에 가시는 것이 좋습니다. 입장료가 있으며 걷기 편한 신발을 신어 주십시오.</p>",
    },
    coordinates: [24.0589, 121.1631],
  },
  {
    ...always,
    title: {
      "zh-TW": "合歡山武嶺",
      "zh-CN": "合欢山武岭",
      "en-US": "Wuling, Hehuanshan",
      "ja-JP": "合歓山・武嶺",
      "ko-KR": "허환산 우링",
    },
    sub_title: {
      "zh-TW": "車程 50 分鐘",
      "zh-CN": "车程50分钟",
      "en-US": "50 min by car",
      "ja-JP": "車で50分",
      "ko-KR": "차로 50분",
    },
    foreword: {
      "zh-TW": "海拔 3,275 公尺，台灣公路的最高點。合歡山一帶是國際認證的暗空公園，無月的夜裡看得到銀河。",
      "zh-CN": "海拔 3,275 米，台湾公路的最高点。合欢山一带是国际认证的暗夜公园，无月之夜能看到银河。",
      "en-US":
        "At 3,275 meters, the highest point on Taiwan's road network. The Hehuanshan area is a certified dark sky park; on " +
        "moonless nights the Milky Way is plain to see.",
      "ja-JP":
        "標高3,275メートル、台湾の道路の最高地点です。合歓山一帯は国際認証の星空保護区で、月のない夜には天の川が見えます。",
      "ko-KR":
        "해발 3,275미터로 대만 도로의 최고 지점입니다. 허환산 일대는 국제 인증을 받은 밤하늘 공원으로, 달 없는 밤에는 은하수가 보입니다.",
    },
    detail: {
      "zh-TW": "<p>夜間氣溫常比營地低十度以上，請帶厚外套。路窄彎多，油箱請在埔里加滿。</p>",
      "zh-CN": "<p>夜间气温常比营地低十度以上，请带厚外套。路窄弯多，请在埔里加满油。</p>",
      "en-US":
        "<p>Nights are often ten degrees colder than at the camp: take a heavy coat. The road is narrow and winding; fill " +
        "the tank in Puli.</p>",
      "ja-JP":
        "<p>夜は場内より10度以上冷えることも多く、厚手の上着が必要です。道幅が狭くカーブが続きますので、給油は埔里でお済ませください。</p>",
      "ko-KR":
        "<p>밤에는 캠핑장보다 10도 이상 낮을 때가 많으니 두꺼운 외투를 챙기십시오. 길이 좁고 굽이가 많으며, 주유는 푸리에서 미리 해 주십시오.</p>",
    },
    coordinates: [24.137, 121.276],
  },
  {
    ...always,
    title: {
      "zh-TW": "霧社碧湖",
      "zh-CN": "雾社碧湖",
      "en-US": "Bihu reservoir, Wushe",
      "ja-JP": "霧社・碧湖",
      "ko-KR": "우서 비후",
    },
    sub_title: {
      "zh-TW": "車程 15 分鐘",
      "zh-CN": "车程15分钟",
      "en-US": "15 min by car",
      "ja-JP": "車で15分",
      "ko-KR": "차로 15분",
    },
    foreword: {
      "zh-TW": "萬大水庫的另一個名字，水色在青與綠之間。霧社街上一、二月有山櫻花。",
      "zh-CN": "万大水库的别名，水色介于青绿之间。一、二月，雾社街边开着山樱花。",
      "en-US":
        "The other name of Wanda Reservoir, whose water lies between blue and green. Wild cherries flower along Wushe's " +
        "street in January and February.",
      "ja-JP": "万大ダム湖の別名で、水は青と緑のあいだの色をしています。霧社の通りでは一、二月に山桜が咲きます。",
      "ko-KR":
        "완다 저수지의 다른 이름으로, 물빛이 파랑과 초록 사이에 있습니다. 우서 거리에는 1~2월에 산벚꽃이 핍니다.",
    },
    detail: {
      "zh-TW":
        "<p>霧社也是一九三〇年霧社事件的發生地，街旁的紀念公園安靜，適合慢慢讀碑文。採買與提款可在街上完成。</p>",
      "zh-CN":
        "<p>雾社也是 1930 年雾社事件的发生地，街旁的纪念公园很安静，适合慢慢读碑文。采购和取款可在街上完成。</p>",
      "en-US":
        "<p>Wushe is also where the uprising of 1930 took place; the memorial park beside the street is quiet and worth " +
        "reading slowly. There are shops and a cash machine.</p>",
      "ja-JP":
        "<p>霧社は1930年の霧社事件の地でもあります。通り沿いの記念公園は静かで、碑文をゆっくり読むのに向いています。買い物とATMもこちらで。</p>",
      "ko-KR":
        "<p>우서는 1930년 우서 사건이 일어난 곳이기도 합니다. 길가의 기념공원은 조용하여 비문을 천천히 읽기 좋습니다. 장보기와 현금 인출도 이 거리에서 하실 수 있습니다.</p>",
    },
    coordinates: [24.008, 121.138],
  },
  {
    ...always,
    title: {
      "zh-TW": "奧萬大國家森林遊樂區",
      "zh-CN": "奥万大国家森林游乐区",
      "en-US": "Aowanda National Forest Recreation Area",
      "ja-JP": "奥万大国家森林遊楽区",
      "ko-KR": "아오완다 국가삼림유락구",
    },
    sub_title: {
      "zh-TW": "車程 60 分鐘",
      "zh-CN": "车程60分钟",
      "en-US": "60 min by car",
      "ja-JP": "車で60分",
      "ko-KR": "차로 60분",
    },
    foreword: {
      "zh-TW": "楓香林在十一月底到十二月轉紅，吊橋橫過溪谷，沿線是松林與賞鳥步道。",
      "zh-CN": "枫香林在十一月底到十二月转红，吊桥横跨溪谷，沿途是松林和观鸟步道。",
      "en-US":
        "Sweetgum woods that redden from late November into December, a suspension bridge over the gorge, and birding " +
        "trails among the pines.",
      "ja-JP": "楓香の林は十一月末から十二月に色づきます。渓谷に架かる吊り橋、松林、野鳥の小径が続きます。",
      "ko-KR":
        "풍향나무 숲이 11월 말부터 12월에 붉게 물듭니다. 계곡을 건너는 출렁다리와 솔숲, 탐조 산책로가 이어집니다.",
    },
    detail: {
      "zh-TW": "<p>紅葉季假日車多，建議七點前出發。颱風與豪雨後可能休園，出發前請查詢官方公告。</p>",
      "zh-CN": "<p>红叶季周末车多，建议七点前出发。台风和暴雨后可能闭园，出发前请查看官方公告。</p>",
      "en-US":
        "<p>On weekends in the red-leaf season, leave before seven. The park may close after typhoons and heavy rain; see " +
        "its official notice first.</p>",
      "ja-JP":
        "<p>紅葉期の週末は混み合いますので、七時前のご出発をおすすめします。台風や豪雨の後は休園することがございます。公式のお知らせをご確認ください。</p>",
      "ko-KR":
        "<p>단풍철 주말에는 차가 많으니 7시 전에 출발하시는 것이 좋습니다. 태풍이나 폭우 뒤에는 휴원할 수 있으니 공식 공지를 확인해 주십시오.</p>",
    },
    coordinates: [23.953, 121.172],
  },
];
