/** Moonclear Onsen Inn: a ryokan with half-board plans, children's rates, 14-day cancellation and payment in full. */
import type { DemoLodging } from "./lodging.ts";
import { standardMenu } from "./standard-menu.ts";
import { moonclearArticles } from "./moonclear-articles.ts";
import { moonclearFacilities } from "./moonclear-facilities.ts";
import { futonDusk, openAirBath, roomGarden, veranda } from "./moonclear-photos.ts";
import { moonclearRooms } from "./moonclear-rooms.ts";

export const moonclear: DemoLodging = {
  slug: "moonclear",
  upper_name: {
    "zh-TW": "月澄文旅",
    "zh-CN": "月澄文旅",
    "en-US": "Moonclear Hospitality",
    "ja-JP": "月澄ホスピタリティ",
    "ko-KR": "월징 호스피탈리티",
  },
  hotel_name: {
    "zh-TW": "月澄湯宿",
    "zh-CN": "月澄汤宿",
    "en-US": "Moonclear Onsen Inn",
    "ja-JP": "月澄の湯宿",
    "ko-KR": "월징 온천 여관",
  },
  template_code: "layout_200.3",
  template_booking_code: "booking_100",
  kind: 16,
  main_lang: "zh-TW",
  support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
  status: 1,
  website_exist: true,
  booking_close: false,
  booking_validate: false,
  close_member_system: false,
  online_support: false,
  deposit_type: ["all"],
  deposit_percent: 100,
  business_status: 0,
  payment_list: [6, 4, 8],
  member_discount: null,
  support_client_cancel: true,
  google_map_open_way: 0,
  google_store_name: "",
  info: {
    address: {
      "zh-TW": "宜蘭縣礁溪鄉五峰路 91 巷 11 號",
      "zh-CN": "台湾宜兰县礁溪乡五峰路 91 巷 11 号",
      "en-US": "No. 11, Lane 91, Wufeng Road, Jiaoxi Township, Yilan County, Taiwan",
      "ja-JP": "台湾宜蘭県礁渓郷五峰路91巷11号",
      "ko-KR": "대만 이란현 자오시향 우펑로 91항 11호",
    },
    coordinates: [24.8318, 121.759],
    email: "stay@moonclear.example",
    phone: "+886 3 900 0123",
    phone2: "",
    fax: "+886 3 900 0124",
    fb: "https://www.facebook.com/moonclear.example",
    line: "https://line.me/R/ti/p/@moonclear-example",
    instagram: "https://www.instagram.com/moonclear.example",
    about_images: [veranda, openAirBath],
    about_us: {
      "zh-TW":
        "<p>月澄是一棟十一間房的小湯宿，在礁溪往五峰旗的路旁。後院有一條窄溪，水從山上下來，白天聽不太見，入夜後整個院子都是它的聲音。</p><p>屋子原是家裡米行的倉庫。我們留下粗梁與土牆，鋪上榻榻米、裝上紙門，讓每一間房都看得見庭園或溪水。院子裡的槭樹與石燈籠，是父親那一輩一棵棵種下、一座座搬來的。</p><p>礁溪的泉水無色無味，屬碳酸氫鈉泉，泡過之後皮膚滑而不緊。源泉約攝氏 58 度，先流過一段石槽降溫，入池時約 41 度。</p><p>館內不放音樂，房裡也沒有電視。晚餐時有人去鋪被褥、點紙燈；其餘的時間，留給您和月亮。</p>",
      "zh-CN":
        "<p>月澄是一家只有十一间客房的小汤宿，在礁溪前往五峰旗的路旁。后院有一条窄溪，水从山上流下来，白天不太听得见，入夜后整个院子都是它的声音。</p><p>屋子原是家中米行的仓库。我们保留了粗梁与土墙，铺上榻榻米、装上纸门，让每一间房都看得见庭院或溪水。院子里的枫树和石灯笼，是父辈一棵棵种下、一座座搬来的。</p><p>礁溪的泉水无色无味，属于碳酸氢钠泉，泡过之后皮肤滑润而不紧绷。源泉约 58℃，先流过一段石槽降温，入池时约 41℃。</p><p>馆内不放音乐，房里也没有电视。晚餐时有人去铺被褥、点纸灯；其余的时间，留给您和月亮。</p>",
      "en-US":
        "<p>Moonclear is a house of eleven rooms on the road from Jiaoxi up to Wufengqi. A narrow stream comes down the hill behind it. By day you hardly notice; after dark the whole garden is full of its sound.</p><p>It was the family's rice store. We kept the heavy beams and the earth walls, laid tatami, hung paper screens, and turned every room towards the garden or the water. The maples and stone lanterns were brought here one at a time by our parents' generation.</p><p>Jiaoxi's spring is a clear, scentless sodium bicarbonate water that leaves the skin smooth. It rises at about 58 °C, cools along a stone channel, and reaches the bath at about 41 °C.</p><p>We play no music, and the rooms have no television. While you are at dinner someone lays the futons and lights the paper lamps. The remaining hours are for you and the moon.</p>",
      "ja-JP":
        "<p>月澄の湯宿は、礁渓から五峰旗へ向かう道沿いに建つ、十一室の小さな宿です。裏手には山から下る細い沢があり、昼はかすかに、夜になると庭いっぱいにその音が満ちます。</p><p>建物はもと、家業の米問屋の蔵でした。太い梁と土壁を残し、畳を敷き、障子を入れ、どのお部屋からも庭か沢が見えるように整えました。庭の楓と石灯籠は、父の代が一本ずつ植え、一基ずつ運んだものです。</p><p>礁渓の湯は無色無臭の炭酸水素塩泉。湯上がりの肌はなめらかで、つっぱりません。約58度で湧く源泉を石の樋に流して冷まし、湯船では約41度になります。</p><p>館内に音楽は流れず、お部屋にテレビもございません。ご夕食の間に布団を敷き、紙の灯りをともしておきます。あとの時間は、どうぞ月とお過ごしください。</p>",
      "ko-KR":
        "<p>월징은 자오시에서 우펑치로 가는 길가에 있는 객실 열한 개의 작은 온천 여관입니다. 뒤뜰에는 산에서 내려오는 좁은 시내가 흐릅니다. 낮에는 잘 들리지 않다가 밤이 되면 온 마당이 물소리로 찹니다.</p><p>이 집은 본래 집안에서 꾸리던 쌀가게의 창고였습니다. 굵은 들보와 흙벽을 남기고 다다미를 깔고 장지문을 달아, 어느 방에서나 정원이나 시내가 보이게 했습니다. 마당의 단풍나무와 석등은 부모님 세대가 한 그루씩 심고 하나씩 옮겨 온 것입니다.</p><p>자오시의 온천은 색과 냄새가 없는 탄산수소나트륨천으로, 목욕 후 살결이 매끄럽습니다. 약 58도로 솟는 물을 돌 물길에 흘려 식히면 탕에서는 약 41도가 됩니다.</p><p>여관에는 음악을 틀지 않고 객실에는 텔레비전이 없습니다. 저녁을 드시는 동안 이부자리를 펴고 종이등을 켜 둡니다. 나머지 시간은 달과 함께 보내시기 바랍니다.</p>",
    },
    introduction: {
      "zh-TW":
        "礁溪山腳的十一間房，由老米倉改成的湯宿。露天岩湯在坡下，會席在二樓，緣側的茶從午後泡到入夜。晚上把燈關小，就聽得見後院的溪。",
      "zh-CN":
        "礁溪山脚下的十一间客房，由老米仓改建的汤宿。露天汤池在坡下，会席餐室在二层，檐廊上的茶从午后泡到入夜。晚上把灯调暗，就听得见后院的溪水。",
      "en-US":
        "Eleven rooms in an old rice store at the foot of the Jiaoxi hills. The rock bath lies below the slope, kaiseki is served upstairs, and tea on the veranda goes on from afternoon into evening. Turn the lamps low and you can hear the stream.",
      "ja-JP":
        "礁渓の山裾、古い米蔵を改めた十一室の湯宿です。坂の下に露天岩風呂、二階に会席処、縁側のお茶は午後から夜まで。灯りを落とすと、裏の沢の音が聞こえてまいります。",
      "ko-KR":
        "자오시 산자락의 오래된 쌀 창고를 고친 객실 열한 개의 온천 여관입니다. 비탈 아래에 노천 바위탕이, 2층에 가이세키 식당이 있고, 툇마루의 차는 오후부터 밤까지 이어집니다. 불을 낮추면 뒤뜰의 시냇물 소리가 들립니다.",
    },
    seo_title: {
      "zh-TW": "月澄湯宿｜宜蘭礁溪溫泉旅宿·一泊二食",
      "zh-CN": "月澄汤宿｜宜兰礁溪温泉旅馆·一泊二食",
      "en-US": "Moonclear Onsen Inn | Hot spring ryokan in Jiaoxi, Yilan",
      "ja-JP": "月澄の湯宿｜台湾・宜蘭 礁渓温泉の一泊二食の宿",
      "ko-KR": "월징 온천 여관 | 이란 자오시 온천 1박 2식",
    },
    seo_content: {
      "zh-TW": "宜蘭礁溪十一間房的和風湯宿，露天岩湯、貸切湯、九道會席與檜木湯別棟。官網直接訂房，14 天前可免費取消。",
      "zh-CN": "宜兰礁溪十一间房的和风汤宿，露天汤池、私汤、九道会席与桧木汤池别栋。官网直接预订，14 天前可免费取消。",
      "en-US":
        "An eleven-room ryokan in Jiaoxi, Yilan: open-air rock bath, private bath, nine-course kaiseki and cypress-bath annexes. Book direct, free cancellation until 14 days before arrival.",
      "ja-JP":
        "台湾・宜蘭の礁渓温泉に建つ十一室の和風旅館。露天岩風呂、貸切風呂、九品の会席、檜風呂の離れ。公式サイトからのご予約は14日前までキャンセル無料。",
      "ko-KR":
        "이란 자오시의 객실 열한 개 일본식 온천 여관. 노천 바위탕, 전세탕, 아홉 가지 가이세키, 히노키탕 별채. 공식 사이트 예약, 14일 전까지 무료 취소.",
    },
    banner_images: [openAirBath, roomGarden, futonDusk],
    banner_title: {
      "zh-TW": "月色入湯，溪聲入夢",
      "zh-CN": "月色入汤，溪声入梦",
      "en-US": "Moon on the water, a stream in your sleep",
      "ja-JP": "月を湯に、せせらぎを枕に",
      "ko-KR": "달빛에 몸을 담그는 밤",
    },
    banner_sub_title: {
      "zh-TW": "宜蘭礁溪，十一間房的湯宿",
      "zh-CN": "宜兰礁溪，十一间客房的汤宿",
      "en-US": "An eleven-room onsen inn in Jiaoxi, Yilan",
      "ja-JP": "宜蘭・礁渓、十一室の湯宿",
      "ko-KR": "이란 자오시, 객실 열한 개의 온천 여관",
    },
    custom_block: {},
    location_block: {
      "zh-TW":
        "<ul><li><strong>火車</strong>：搭台鐵至礁溪站，轉乘計程車約 6 分鐘。15:00–18:00 每小時有接駁車，請於前一日預約。</li><li><strong>客運</strong>：台北轉運站或市府轉運站搭國道客運經雪山隧道至礁溪，約 60 分鐘，轉運站同樣可搭接駁車。</li><li><strong>開車</strong>：國道 5 號頭城交流道下，接台 9 線往礁溪，轉五峰路，約 15 分鐘。館前有 11 個免費車位。</li></ul>",
      "zh-CN":
        "<ul><li><strong>火车</strong>：乘台铁至礁溪站，转出租车约 6 分钟。15:00–18:00 每小时有接驳车，请提前一天预约。</li><li><strong>大巴</strong>：在台北转运站或市府转运站乘长途客运经雪山隧道到礁溪，约 60 分钟，转运站也可乘接驳车。</li><li><strong>自驾</strong>：国道 5 号头城出口下，沿台 9 线往礁溪，转五峰路，约 15 分钟。门前有 11 个免费车位。</li></ul>",
      "en-US":
        "<ul><li><strong>Train</strong>: Taiwan Railway to Jiaoxi Station, then 6 minutes by taxi. Our shuttle leaves hourly from 15:00 to 18:00; please reserve the day before.</li><li><strong>Bus</strong>: highway buses from Taipei Bus Station or Taipei City Hall Bus Station reach Jiaoxi through the Hsuehshan Tunnel in about 60 minutes. The shuttle also stops there.</li><li><strong>Car</strong>: Freeway 5, Toucheng exit, Route 9 towards Jiaoxi, then Wufeng Road; about 15 minutes from the exit. Eleven free parking spaces in front of the house.</li></ul>",
      "ja-JP":
        "<ul><li><strong>鉄道</strong>：台湾鉄道 礁渓駅よりタクシーで約6分。15:00〜18:00は一時間ごとに送迎車を運行しております（前日までに要予約）。</li><li><strong>バス</strong>：台北バスターミナルまたは市府バスターミナルから高速バスで雪山トンネル経由、礁渓まで約60分。バスターミナルからも送迎いたします。</li><li><strong>お車</strong>：国道5号 頭城インターチェンジから台9線を礁渓方面へ、五峰路に入り約15分。館前に無料駐車場11台分がございます。</li></ul>",
      "ko-KR":
        "<ul><li><strong>기차</strong>: 타이완철도 자오시역에서 택시로 약 6분입니다. 15:00–18:00에는 매시간 셔틀이 있으며 전날까지 예약해 주시기 바랍니다.</li><li><strong>버스</strong>: 타이베이 버스터미널 또는 시청 버스터미널에서 고속버스로 쉐산터널을 지나 자오시까지 약 60분입니다. 자오시 터미널에서도 셔틀을 타실 수 있습니다.</li><li><strong>자동차</strong>: 국도 5호선 터우청 나들목에서 타이 9선을 따라 자오시로 오신 뒤 우펑로로 들어오시면 약 15분입니다. 여관 앞에 무료 주차 11대가 가능합니다.</li></ul>",
    },
    official_booking: "",
    checkin_start_time: "15:00",
    checkin_end_time: "21:00",
    checkout_time: "11:00",
    refund_template_id: 3,
    customer_notice: {
      "zh-TW":
        "<ul><li>入住 15:00–21:00，退房 11:00；含晚餐者請於 19:00 前抵達。</li><li>22:00–07:00 為安靜時段，緣側與走廊請輕聲。</li><li>全館禁菸，庭園東側設有吸菸處。</li><li>露天岩湯與貸切湯為裸湯，身上有刺青的客人同樣歡迎；飲酒後、孕期或身體不適時請勿入浴。</li><li>恕無法接待寵物，導盲犬與協助犬除外。</li><li>榻榻米上請脫鞋，行李箱請留在玄關板間。</li></ul>",
      "zh-CN":
        "<ul><li>入住 15:00–21:00，退房 11:00；含晚餐的客人请于 19:00 前抵达。</li><li>22:00–07:00 为安静时段，檐廊与走廊请轻声。</li><li>全馆禁烟，庭院东侧设有吸烟处。</li><li>露天汤池与私汤均为裸汤，有文身的客人同样欢迎；饮酒后、孕期或身体不适时请勿入浴。</li><li>恕不接待宠物，导盲犬与辅助犬除外。</li><li>榻榻米上请脱鞋，行李箱请留在玄关木地板处。</li></ul>",
      "en-US":
        "<ul><li>Check-in 15:00–21:00, check-out 11:00. Guests with dinner, please arrive by 19:00.</li><li>Quiet hours are 22:00–07:00, on the veranda and in the corridors too.</li><li>The house is non-smoking; there is a smoking corner on the east side of the garden.</li><li>Both baths are used without swimwear. Tattoos are welcome. Please do not bathe after drinking, during pregnancy or when unwell.</li><li>We cannot take pets; guide and assistance dogs are welcome.</li><li>Shoes off on the tatami, and wheeled cases on the boards by the entrance.</li></ul>",
      "ja-JP":
        "<ul><li>チェックイン15:00〜21:00、チェックアウト11:00。ご夕食付きのお客様は19:00までにお越しください。</li><li>22:00〜翌7:00は、縁側や廊下でもお静かにお過ごしください。</li><li>館内は全面禁煙です。庭の東側に喫煙所がございます。</li><li>露天岩風呂・貸切風呂とも水着なしでご入浴いただきます。タトゥーのある方もご利用いただけます。飲酒後、妊娠中、体調のすぐれない時のご入浴はお控えください。</li><li>ペットの同伴はご遠慮ください（盲導犬・介助犬を除く）。</li><li>畳の上では履物をお脱ぎになり、キャスター付きのお荷物は玄関の板の間にお置きください。</li></ul>",
      "ko-KR":
        "<ul><li>체크인 15:00–21:00, 체크아웃 11:00입니다. 저녁이 포함된 분은 19:00까지 도착해 주시기 바랍니다.</li><li>22:00–07:00에는 툇마루와 복도에서도 조용히 지내 주시기 바랍니다.</li><li>전 구역 금연이며 정원 동쪽에 흡연 구역이 있습니다.</li><li>노천탕과 전세탕은 수영복 없이 이용합니다. 문신이 있는 분도 이용하실 수 있습니다. 음주 후, 임신 중, 몸이 불편하실 때는 입욕을 삼가 주시기 바랍니다.</li><li>반려동물은 동반하실 수 없으며 안내견과 보조견은 예외입니다.</li><li>다다미에서는 신을 벗어 주시고, 바퀴 달린 가방은 현관 마루에 두어 주시기 바랍니다.</li></ul>",
    },
    booking_policy: {
      "zh-TW":
        "<ul><li>訂房時全額付清，可使用信用卡（綠界）、LINE Pay 或匯款。</li><li>房價為每間每晚，已含稅及服務費；週五、週六依假日房價計算。</li><li>專案所含餐點為房內大人的份，孩童餐點與加鋪被褥另依孩童費用計收。</li><li>超過 21:00 抵達請先來電，晚餐恕無法保留。</li></ul>",
      "zh-CN":
        "<ul><li>预订时全额支付，可使用信用卡（绿界）、LINE Pay 或银行转账。</li><li>房价为每间每晚，已含税及服务费；周五、周六按周末房价计算。</li><li>方案所含餐食为房内成人的份，儿童餐食与加铺被褥另按儿童费用收取。</li><li>如 21:00 后抵达请先来电，晚餐恕无法保留。</li></ul>",
      "en-US":
        "<ul><li>Stays are paid in full when booking, by credit card (ECPay), LINE Pay or bank transfer.</li><li>Prices are per room and night, taxes and service charge included; Friday and Saturday nights are at the weekend rate.</li><li>Meals in a plan are for the adults in the room. Children's meals and futons are charged as listed under children's rates.</li><li>Arriving after 21:00? Please call us. Dinner cannot be kept that late.</li></ul>",
      "ja-JP":
        "<ul><li>ご予約時に全額をお支払いいただきます。クレジットカード（ECPay）、LINE Pay、銀行振込をご利用いただけます。</li><li>料金は一室一泊あたり、税・サービス料込みです。金・土曜は休前日料金となります。</li><li>プランのお食事は大人の方の分です。お子様のお食事と布団は、お子様料金を別途頂戴いたします。</li><li>21:00を過ぎてのご到着は、お電話にてお知らせください。ご夕食はお取り置きいたしかねます。</li></ul>",
      "ko-KR":
        "<ul><li>예약하실 때 전액을 결제합니다. 신용카드(ECPay), LINE Pay, 계좌이체를 이용하실 수 있습니다.</li><li>요금은 객실당 1박 기준이며 세금과 봉사료가 포함되어 있습니다. 금·토요일은 주말 요금입니다.</li><li>플랜의 식사는 객실의 성인분입니다. 아동 식사와 이부자리는 아동 요금표에 따라 따로 받습니다.</li><li>21:00 이후에 도착하시면 전화로 알려 주시기 바랍니다. 저녁은 따로 남겨 드리기 어렵습니다.</li></ul>",
    },
    cancel_policy: {
      "zh-TW":
        "<ul><li>入住日 14 天前取消：免費，全額退還。</li><li>入住日前 14 天內取消：收取房價的 50%。</li><li>入住當日取消或未入住：收取房價的 100%。</li></ul><p>退款退回原付款方式；匯款訂單由專人聯絡確認帳戶。遇颱風停班停課或交通中斷，可免費改期或全額退款。</p>",
      "zh-CN":
        "<ul><li>入住日 14 天前取消：免费，全额退款。</li><li>入住日前 14 天内取消：收取房费的 50%。</li><li>入住当日取消或未入住：收取房费的 100%。</li></ul><p>退款原路退回；银行转账订单由专人联系确认账户。如遇台风停班停课或交通中断，可免费改期或全额退款。</p>",
      "en-US":
        "<ul><li>Until 14 days before arrival: free, refunded in full.</li><li>Within 14 days of arrival: 50% of the room amount.</li><li>On the arrival day, or no-show: 100% of the room amount.</li></ul><p>Refunds return the way you paid; for bank transfers we contact you for the account. When a typhoon closes offices or transport stops, you may move the stay or be refunded in full.</p>",
      "ja-JP":
        "<ul><li>チェックイン日の14日前まで：無料（全額返金）</li><li>14日前を過ぎてから前日まで：宿泊料金の50％</li><li>当日のキャンセル・ノーショー：宿泊料金の100％</li></ul><p>返金はお支払いいただいた方法にて行います。銀行振込の場合は、係より口座確認のご連絡をいたします。台風による休業令や交通機関の運休の際は、日程変更または全額返金を承ります。</p>",
      "ko-KR":
        "<ul><li>체크인 14일 전까지: 무료, 전액 환불</li><li>14일 전이 지난 뒤 전날까지: 객실 요금의 50%</li><li>당일 취소 또는 노쇼: 객실 요금의 100%</li></ul><p>환불은 결제하신 수단으로 처리하며, 계좌이체는 담당자가 계좌를 확인하고자 연락드립니다. 태풍으로 휴무령이 내려지거나 교통이 끊기면 무료로 날짜를 바꾸시거나 전액 환불받으실 수 있습니다.</p>",
    },
    registration_name: "月澄文旅股份有限公司",
    business_registration: "宜蘭縣旅館000號",
    unified_business_number: "90011204",
    support_facilities: [
      "free_wifi",
      "air_conditioning",
      "heating",
      "non_smoking",
      "tatami",
      "hot_spring_bath",
      "bidet_toilet",
      "tea_coffee",
      "water_dispenser",
      "high_chair",
      "first_aid_kit",
      "fire_extinguisher",
      "smoke_detector",
      "cctv_common_area",
    ],
    thsr_support_on: -1,
    agent_name: "",
    remittance_notice: {
      "zh-TW":
        "請於訂房後三天內完成匯款（入住日較近時，以入住時間為限），並回填帳號末五碼。逾期訂單將自動取消；匯款手續費由匯款人負擔。",
      "zh-CN":
        "请在预订后三天内完成转账（临近入住时，以入住时间为限），并填写账号后五位。逾期订单将自动取消；转账手续费由付款人承担。",
      "en-US":
        "Please transfer within three days of booking, or before check-in time if that comes first, and tell us the last five digits of your account. Unpaid bookings are released automatically; transfer fees are borne by the sender.",
      "ja-JP":
        "ご予約後3日以内（チェックイン時刻が先の場合はそれまで）にお振り込みのうえ、口座番号の下5桁をお知らせください。期限を過ぎたご予約は自動的に取り消されます。振込手数料はお客様のご負担となります。",
      "ko-KR":
        "예약 후 3일 이내(체크인 시각이 더 빠르면 그때까지)에 이체하시고 계좌번호 끝 다섯 자리를 알려 주시기 바랍니다. 기한이 지난 예약은 자동으로 취소되며, 이체 수수료는 보내시는 분이 부담합니다.",
    },
    dining_options: {
      "zh-TW":
        "<p><strong>晚餐</strong>：九道會席，18:00 或 19:30，二樓食事處；檜湯別棟可送至屋內。</p><p><strong>早餐</strong>：和式定食，07:30–09:30。</p><ul><li>純住宿的客人可於前一日 14:00 前加訂：早餐每位 NT$450，晚餐每位 NT$1,750。</li><li>素食會席、過敏調整請於三天前告知；備有兒童餐與兒童餐椅。</li></ul>",
      "zh-CN":
        "<p><strong>晚餐</strong>：九道会席，18:00 或 19:30，在二层餐室；桧汤别栋可送至屋内。</p><p><strong>早餐</strong>：日式定食，07:30–09:30。</p><ul><li>仅住宿的客人可在前一天 14:00 前加订：早餐每位 NT$450，晚餐每位 NT$1,750。</li><li>素食会席及过敏调整请提前三天告知；备有儿童餐与儿童餐椅。</li></ul>",
      "en-US":
        "<p><strong>Dinner</strong>: nine-course kaiseki at 18:00 or 19:30 in the second-floor dining room; served in the room at the Cypress-bath Annexe on request.</p><p><strong>Breakfast</strong>: a Japanese set, 07:30–09:30.</p><ul><li>On a room-only plan you can add meals until 14:00 the day before: breakfast NT$450, dinner NT$1,750 a person.</li><li>Vegetarian kaiseki and allergies: three days' notice, please. Children's sets and high chairs are available.</li></ul>",
      "ja-JP":
        "<p><strong>ご夕食</strong>：九品の会席。18:00または19:30、二階の会席処にて。檜湯の離れはお部屋食も承ります。</p><p><strong>ご朝食</strong>：和定食。7:30〜9:30。</p><ul><li>素泊まりのお客様は、前日14:00までに追加いただけます。朝食お一人様 NT$450、夕食お一人様 NT$1,750。</li><li>精進会席・アレルギーのご相談は三日前までにお願いいたします。お子様膳と子ども椅子のご用意がございます。</li></ul>",
      "ko-KR":
        "<p><strong>저녁</strong>: 아홉 가지 가이세키, 18:00 또는 19:30, 2층 식당. 히노키탕 별채는 객실에서 드실 수 있습니다.</p><p><strong>아침</strong>: 일식 정식, 07:30–09:30.</p><ul><li>객실만 이용하시는 분은 전날 14:00까지 추가하실 수 있습니다. 아침 1인 NT$450, 저녁 1인 NT$1,750.</li><li>채식 가이세키와 알레르기는 사흘 전까지 알려 주시기 바랍니다. 어린이 식사와 유아용 의자가 준비되어 있습니다.</li></ul>",
    },
    children_and_extra_person_rates: [
      {
        label: {
          "zh-TW": "0–2 歲：不佔床、不含餐",
          "zh-CN": "0–2 岁：不占床、不含餐",
          "en-US": "Ages 0–2: no futon, no meals",
          "ja-JP": "0〜2歳：添い寝・お食事なし",
          "ko-KR": "0–2세: 이부자리·식사 없음",
        },
        price: 0,
      },
      {
        label: {
          "zh-TW": "3–5 歲：被褥與兒童早餐",
          "zh-CN": "3–5 岁：被褥与儿童早餐",
          "en-US": "Ages 3–5: futon and children's breakfast",
          "ja-JP": "3〜5歳：布団・お子様朝食付き",
          "ko-KR": "3–5세: 이부자리와 어린이 조식",
        },
        price: 800,
      },
      {
        label: {
          "zh-TW": "6–11 歲：被褥與兒童二食",
          "zh-CN": "6–11 岁：被褥与儿童两餐",
          "en-US": "Ages 6–11: futon, children's dinner and breakfast",
          "ja-JP": "6〜11歳：布団・お子様二食付き",
          "ko-KR": "6–11세: 이부자리와 어린이 2식",
        },
        price: 2000,
      },
      {
        label: {
          "zh-TW": "加人（12 歲以上，須先電話確認）：被褥與一泊二食",
          "zh-CN": "加人（12 岁及以上，须先电话确认）：被褥与一泊二食",
          "en-US": "Extra person (12 and over, by phone first): futon and half board",
          "ja-JP": "追加人数（12歳以上・要お電話確認）：布団・二食付き",
          "ko-KR": "추가 인원(12세 이상, 전화 확인 필요): 이부자리와 2식",
        },
        price: 3600,
      },
    ],
  },
  rooms: moonclearRooms,
  facilities: moonclearFacilities,
  promotion_types: [
    {
      topic_key: "stay",
      topic_detail: {
        "zh-TW": "住宿優惠",
        "zh-CN": "住宿优惠",
        "en-US": "Stay offers",
        "ja-JP": "ご宿泊の特典",
        "ko-KR": "숙박 혜택",
      },
    },
    {
      topic_key: "season",
      topic_detail: {
        "zh-TW": "季節限定",
        "zh-CN": "时令之选",
        "en-US": "In season",
        "ja-JP": "季節の愉しみ",
        "ko-KR": "계절의 즐거움",
      },
    },
  ],
  articles: moonclearArticles,
  menu: [
    ...standardMenu,
    {
      type: "custom",
      title: {
        "zh-TW": "交通地圖",
        "zh-CN": "交通地图",
        "en-US": "Map",
        "ja-JP": "地図・アクセス",
        "ko-KR": "길 찾기",
      },
      status: true,
      link: "https://www.google.com/maps/search/?api=1&query=24.8318,121.759",
      open: true,
    },
  ],
  tags: [],
  closed_days: [{ room_code: "HINOKI", from: 24, to: 26 }],
};
