/** Facilities of Nightglow Motel; none has a picture yet. */
import type { DemoFacility } from "./lodging.ts";

export const facilities: DemoFacility[] = [
  {
    facilities_key: "private_garage",
    title: {
      "zh-TW": "獨立車庫",
      "zh-CN": "独立车库",
      "en-US": "Private garage",
      "ja-JP": "専用ガレージ",
      "ko-KR": "전용 차고",
    },
    index_introduction: {
      "zh-TW": "車開進來，捲門落下，樓梯直通房間。",
      "zh-CN": "车开进来，卷帘门落下，楼梯直通房间。",
      "en-US": "Drive in, the door comes down, the stairs lead to your room.",
      "ja-JP": "車を入れると扉が下り、階段がそのままお部屋へ続きます。",
      "ko-KR": "차를 넣으면 문이 내려오고 계단이 객실로 이어집니다.",
    },
    introduction: {
      "zh-TW":
        "<p>二十四間房各有一座車庫，寬 3.2 公尺、限高 2.1 公尺，水晶房可停兩輛。入口處只要報訂單末四碼，不必下車。</p>" +
        "<p>每座車庫都有 110V 插座，六座設有電動車慢充，請於訂房備註。</p>",
      "zh-CN":
        "<p>二十四间房各有一座车库，宽 3.2 米、限高 2.1 米，水晶房可停两辆。入口处报订单后四位即可，不用下车。</p>" +
        "<p>每座车库都有 110V 插座，其中六座配有电动车慢充，请在预订时备注。</p>",
      "en-US":
        "<p>Each of the twenty-four rooms has a garage 3.2 m wide with 2.1 m of headroom; Crystal takes two cars. At the gate " +
        "give the last four characters of your booking; there is no need to get out.</p>" +
        "<p>Every garage has a 110 V socket and six have a slow charger for electric cars. Please mention it when booking.</p>",
      "ja-JP":
        "<p>24室すべてに専用ガレージがございます。幅3.2メートル、高さ制限2.1メートル、クリスタルは2台まで。" +
        "入口ではご予約番号の下4桁をお伝えいただくだけで、お車を降りる必要はございません。</p>" +
        "<p>全ガレージに110Vコンセント、うち6か所に電気自動車の普通充電器がございます。ご予約時にお知らせください。</p>",
      "ko-KR":
        "<p>객실 24실마다 너비 3.2m, 높이 제한 2.1m의 차고가 있으며 크리스털은 2대까지 가능합니다. " +
        "입구에서 예약 번호 끝 네 자리만 말씀해 주시면 되고 내리실 필요가 없습니다.</p>" +
        "<p>모든 차고에 110V 콘센트가 있고, 여섯 곳에는 전기차 완속 충전기가 있습니다. 예약할 때 적어 주십시오.</p>",
    },
    floor: "1F",
    photos: [],
  },
  {
    facilities_key: "karaoke",
    title: {
      "zh-TW": "房內卡拉 OK",
      "zh-CN": "房内卡拉 OK",
      "en-US": "In-room karaoke",
      "ja-JP": "客室カラオケ",
      "ko-KR": "객실 노래방",
    },
    index_introduction: {
      "zh-TW": "兩支無線麥克風，隔音門關上就是您的舞台。",
      "zh-CN": "两支无线麦克风，关上隔音门就是您的舞台。",
      "en-US": "Two wireless microphones behind a soundproof door.",
      "ja-JP": "ワイヤレスマイク二本。防音扉を閉めれば、お二人の舞台に。",
      "ko-KR": "무선 마이크 두 개, 방음문을 닫으면 여러분의 무대입니다.",
    },
    introduction: {
      "zh-TW":
        "<p>銀河與水晶房型配備，中、英、日、韓語歌單可用手機點播。音量到凌晨一點自動調低，隔壁不會知道您唱了什麼。</p>",
      "zh-CN":
        "<p>银河与水晶房型配备，中、英、日、韩语歌单可用手机点播。凌晨一点后音量自动调低，隔壁不会知道您唱了什么。</p>",
      "en-US":
        "<p>In Galaxy and Crystal rooms, with songs in Chinese, English, Japanese and Korean chosen from your phone. The " +
        "volume lowers itself at one in the morning; next door will not know what you sang.</p>",
      "ja-JP":
        "<p>ギャラクシーとクリスタルに備えております。中国語・英語・日本語・韓国語の曲をスマートフォンからお選びいただけます。" +
        "午前一時に音量が自動で下がり、何を歌われたかお隣には伝わりません。</p>",
      "ko-KR":
        "<p>갤럭시와 크리스털 객실에 있습니다. 중국어·영어·일본어·한국어 곡을 휴대폰으로 고르실 수 있습니다. " +
        "새벽 1시에 음량이 저절로 낮아지며, 옆방에는 들리지 않습니다.</p>",
    },
    floor: "2–3F",
    photos: [],
  },
  {
    facilities_key: "steam_bath",
    title: {
      "zh-TW": "蒸氣浴",
      "zh-CN": "蒸汽浴",
      "en-US": "Steam bath",
      "ja-JP": "スチームバス",
      "ko-KR": "스팀 배스",
    },
    index_introduction: {
      "zh-TW": "每間浴室都有，十五分鐘，約四十三度。",
      "zh-CN": "每间浴室都有，十五分钟，约四十三度。",
      "en-US": "In every bathroom: fifteen minutes at about 43°C.",
      "ja-JP": "全室の浴室に。十五分、およそ四十三度。",
      "ko-KR": "모든 욕실에 있으며 15분, 약 43도입니다.",
    },
    introduction: {
      "zh-TW":
        "<p>淋浴間關上玻璃門，按一下就開始，十五分鐘後自動停止。台面上有一小瓶檜木精油，一次滴兩滴就夠。</p>" +
        "<p>孕婦、心血管疾病者與飲酒後請勿使用。</p>",
      "zh-CN":
        "<p>关上淋浴间的玻璃门，按一下就开始，十五分钟后自动停止。台面上有一小瓶桧木精油，一次滴两滴就够。</p>" +
        "<p>孕妇、心血管疾病患者及饮酒后请勿使用。</p>",
      "en-US":
        "<p>Close the glass door of the shower and press once; it stops by itself after fifteen minutes. A small bottle of " +
        "cypress oil stands on the shelf: two drops are enough.</p>" +
        "<p>Not for use in pregnancy, with a heart condition or after drinking.</p>",
      "ja-JP":
        "<p>シャワー室のガラス扉を閉め、ボタンを一度押すと始まり、十五分で自動的に止まります。棚の檜の精油は二滴ほどで十分に香ります。</p>" +
        "<p>妊娠中の方、心臓に疾患のある方、ご飲酒後のご利用はお控えください。</p>",
      "ko-KR":
        "<p>샤워실 유리문을 닫고 한 번 누르면 시작되어 15분 뒤 저절로 멈춥니다. 선반의 편백 오일은 두 방울이면 충분합니다.</p>" +
        "<p>임신 중이거나 심혈관 질환이 있는 분, 음주 후에는 이용을 삼가 주십시오.</p>",
    },
    floor: "1–3F",
    photos: [],
  },
  {
    facilities_key: "room_kitchen",
    title: {
      "zh-TW": "客房廚房",
      "zh-CN": "客房厨房",
      "en-US": "Room kitchen",
      "ja-JP": "ルームキッチン",
      "ko-KR": "룸 키친",
    },
    index_introduction: {
      "zh-TW": "17:00 到 02:00 現煮，送進雙門傳遞櫃，不必開門。",
      "zh-CN": "17:00 到 02:00 现做，送进双门传递柜，不用开门。",
      "en-US": "Cooked to order 17:00–02:00, left in a two-door hatch.",
      "ja-JP": "17:00〜翌2:00、作りたてを両開きの受け渡し口へ。",
      "ko-KR": "17:00–02:00 주문 즉시 조리하여 양문 전달함에 넣어 드립니다.",
    },
    introduction: {
      "zh-TW":
        "<p>一樓的廚房只為客房做菜：紅燒牛肉麵、三杯雞飯、鹽酥拼盤與當日甜湯。手機點餐，燈亮表示餐點已在傳遞櫃裡。</p>" +
        "<p>早餐 07:00–10:30，清粥小菜或蛋餅豆漿二選一。</p>",
      "zh-CN":
        "<p>一楼的厨房只为客房做菜：红烧牛肉面、三杯鸡饭、盐酥拼盘和当日甜汤。手机点餐，灯亮表示餐点已在传递柜里。</p>" +
        "<p>早餐 07:00–10:30，清粥小菜或蛋饼豆浆二选一。</p>",
      "en-US":
        "<p>The kitchen on the ground floor cooks only for the rooms: braised beef noodles, three-cup chicken rice, a plate " +
        "of salt-and-pepper bites, and the day's sweet soup. Order by phone; a light tells you it is in the hatch.</p>" +
        "<p>Breakfast 07:00–10:30: rice congee with small dishes, or egg pancake with soy milk.</p>",
      "ja-JP":
        "<p>一階の厨房がお部屋のためだけにお作りします。紅焼牛肉麺、三杯鶏のご飯、台湾風から揚げの盛り合わせ、日替わりの甘いスープ。" +
        "スマートフォンでご注文いただき、ランプがともれば受け渡し口にご用意ができております。</p>" +
        "<p>朝食は7:00〜10:30。お粥と小皿、または蛋餅と豆乳からお選びください。</p>",
      "ko-KR":
        "<p>1층 주방은 객실만을 위해 요리합니다. 홍사오 우육면, 삼배계 덮밥, 대만식 튀김 모둠, 그날의 단맛 수프가 있습니다. " +
        "휴대폰으로 주문하시고, 불이 켜지면 전달함에 음식이 있습니다.</p>" +
        "<p>조식은 07:00–10:30이며, 흰죽과 반찬 또는 단빙과 두유 중에서 고르십시오.</p>",
    },
    floor: "1F",
    photos: [],
  },
];
