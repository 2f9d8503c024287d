/** Facilities of Thousand Lamps Campground. */
import type { DemoFacility } from "./lodging.ts";
import { bellTentAtDusk } from "./thousandlamps-photos.ts";

export const facilities: DemoFacility[] = [
  {
    facilities_key: "lamp_meadow",
    title: {
      "zh-TW": "千燈草原",
      "zh-CN": "千灯草地",
      "en-US": "Lamp meadow",
      "ja-JP": "千燈の草原",
      "ko-KR": "등불 초원",
    },
    index_introduction: {
      "zh-TW": "日落後一盞一盞點亮，晚上十點一起熄滅。",
      "zh-CN": "日落后一盏一盏点亮，晚上十点一起熄灭。",
      "en-US": "Lit one by one after sunset, put out together at ten.",
      "ja-JP": "日没後に一つずつともし、夜十時にそろって消します。",
      "ko-KR": "해가 지면 하나씩 켜고 밤 열 시에 함께 끕니다.",
    },
    introduction: {
      "zh-TW":
        "<p>約一千盞燈散在草坡與小徑旁，有煤油燈改成的，也有孩子們用玻璃罐做的。每天日落後，" +
        "我們提著火種從坡上走下來，想一起點燈的人，傍晚到小舖前集合。</p>" +
        "<p>晚上十點準時熄燈。之後請用頭燈的紅光走路，把黑暗留給星星與螢火蟲。</p>",
      "zh-CN":
        "<p>约一千盏灯散落在草坡和小路旁，有的由煤油灯改成，有的是孩子们用玻璃罐做的。每天日落后，" +
        "我们从坡上一路点下来，想一起点灯的客人，傍晚到小铺门口集合。</p>" +
        "<p>晚上十点准时熄灯。之后走路请用头灯的红光，把黑暗留给星星和萤火虫。</p>",
      "en-US":
        "<p>About a thousand lamps stand along the slope and the paths: some were once kerosene lamps, some are jars " +
        "made by children who stayed here. We light them from the top down after sunset; meet us outside the shop at " +
        "dusk if you would like to carry a taper.</p>" +
        "<p>They go out at ten. After that, please walk by the red light of a headlamp and leave the dark to the stars " +
        "and the fireflies.</p>",
      "ja-JP":
        "<p>草の斜面と小径に、およそ千の明かりが並びます。古い石油ランプを直したもの、泊まった子どもたちがガラス瓶で作ったもの。" +
        "日没後、斜面の上から順にともしてまいります。ご一緒に点灯なさりたい方は、夕方、売店の前へお越しください。</p>" +
        "<p>夜十時に消灯いたします。その後のお足元はヘッドランプの赤色灯で。暗闇は星と蛍に譲っていただけますと幸いです。</p>",
      "ko-KR":
        "<p>풀 언덕과 오솔길을 따라 천 개 남짓한 등이 놓여 있습니다. 낡은 석유램프를 고친 것도 있고, " +
        "묵어간 아이들이 유리병으로 만든 것도 있습니다. 해가 지면 언덕 위에서부터 차례로 켭니다. " +
        "함께 켜고 싶으신 분은 해 질 무렵 매점 앞으로 오십시오.</p>" +
        "<p>밤 열 시에 모두 끕니다. 이후에는 헤드램프의 붉은빛으로 걸어 주시고, 어둠은 별과 반딧불이에게 남겨 주십시오.</p>",
    },
    floor: "",
    photos: [bellTentAtDusk],
  },
  {
    facilities_key: "hot_showers",
    title: {
      "zh-TW": "熱水淋浴間",
      "zh-CN": "热水淋浴间",
      "en-US": "Hot showers",
      "ja-JP": "温水シャワー棟",
      "ko-KR": "온수 샤워장",
    },
    index_introduction: {
      "zh-TW": "十二間獨立淋浴，二十四小時熱水，木地板不冰腳。",
      "zh-CN": "十二间独立淋浴，全天热水，木地板不冰脚。",
      "en-US": "Twelve private cubicles, hot water day and night, a wooden floor.",
      "ja-JP": "個室12室、終日お湯が使え、床は冷えにくい木張りです。",
      "ko-KR": "개별 샤워실 12칸, 24시간 온수, 발이 시리지 않은 나무 바닥.",
    },
    introduction: {
      "zh-TW":
        "<p>淋浴間在草坪與雨棚營位之間，男女各五間，另有兩間較寬的親子間，附換衣台與孩童高度的蓮蓬頭。</p>" +
        "<ul><li>熱水二十四小時供應，不投幣、不計時。</li><li>吹風機在洗手台旁，八點後請移到小舖旁的吹髮間。</li></ul>",
      "zh-CN":
        "<p>淋浴间位于草坪与雨棚营位之间，男女各五间，另有两间较宽敞的亲子间，配换衣台和儿童高度的花洒。</p>" +
        "<ul><li>热水全天供应，不投币、不计时。</li><li>吹风机在洗手台旁，晚八点后请到小铺旁的吹发间使用。</li></ul>",
      "en-US":
        "<p>The shower house stands between the lawn and the covered pitches: five cubicles each for women and men, and " +
        "two wider family rooms with a changing shelf and a low shower head.</p>" +
        "<ul><li>Hot water day and night, without coins or timers.</li>" +
        "<li>Hair dryers are by the basins; after eight, please use the drying room beside the shop.</li></ul>",
      "ja-JP":
        "<p>芝生サイトと屋根付きサイトの間にございます。男女各5室のほか、着替え台と低い位置のシャワーを備えた広めの親子室が2室あります。</p>" +
        "<ul><li>お湯は終日ご利用いただけます。コインも時間制限もございません。</li>" +
        "<li>ドライヤーは洗面台に。夜八時以降は売店横の部屋でお使いください。</li></ul>",
      "ko-KR":
        "<p>잔디 사이트와 지붕 사이트 사이에 있습니다. 남녀 각 5칸, 갈아입히는 선반과 낮은 샤워기를 갖춘 넓은 가족실 2칸이 있습니다.</p>" +
        "<ul><li>온수는 24시간 나오며 동전이나 시간 제한이 없습니다.</li>" +
        "<li>드라이어는 세면대 옆에 있으며, 저녁 8시 이후에는 매점 옆 건조실을 이용해 주십시오.</li></ul>",
    },
    floor: "",
    photos: [],
  },
  {
    facilities_key: "stream",
    title: {
      "zh-TW": "溪流步道",
      "zh-CN": "溪边步道",
      "en-US": "The stream",
      "ja-JP": "せせらぎの小径",
      "ko-KR": "시냇가 산책로",
    },
    index_introduction: {
      "zh-TW": "水深及踝，石頭平整，走二十分鐘就到湖邊。",
      "zh-CN": "水深及踝，石头平整，走二十分钟就到湖边。",
      "en-US": "Ankle-deep over flat stones; twenty minutes' walk to the lake.",
      "ja-JP": "くるぶしほどの浅い流れ。湖まで歩いて二十分です。",
      "ko-KR": "발목 깊이의 얕은 물, 납작한 돌. 호수까지 걸어서 20분.",
    },
    introduction: {
      "zh-TW":
        "<p>溪從營地北側的柳杉林流出，繞過草坪，注入小屋前的湖。夏天水溫約十六度，適合泡腳與鎮西瓜。</p>" +
        "<p>湖不開放游泳。大雨後溪水會變濁、變急，看到紅旗請離開水邊。</p>",
      "zh-CN":
        "<p>小溪从营地北侧的柳杉林流出，绕过草坪，汇入小屋前的湖。夏天水温约十六度，适合泡脚、冰西瓜。</p>" +
        "<p>湖中不可游泳。大雨后溪水会变浑、变急，看到红旗请离开水边。</p>",
      "en-US":
        "<p>The stream leaves the cedars on the north side, rounds the lawn and runs into the lake in front of the " +
        "cabins. In summer it is about 16°C: right for tired feet and for cooling a watermelon.</p>" +
        "<p>There is no swimming in the lake. After heavy rain the water turns brown and quick; when the red flag is up, " +
        "please keep away from the bank.</p>",
      "ja-JP":
        "<p>北側の杉林から流れ出た沢は、芝生をめぐってキャビン前の湖に注ぎます。夏の水温は16度ほど。足を浸したり、西瓜を冷やしたりするのにちょうどよい冷たさです。</p>" +
        "<p>湖での遊泳はご遠慮ください。大雨の後は水が濁り、流れが速くなります。赤い旗が出ている間は水辺にお近づきにならないようお願いいたします。</p>",
      "ko-KR":
        "<p>북쪽 삼나무 숲에서 흘러나온 시내가 잔디밭을 돌아 오두막 앞 호수로 들어갑니다. " +
        "여름 수온은 16도 안팎으로, 발을 담그거나 수박을 식히기에 알맞습니다.</p>" +
        "<p>호수에서는 수영하실 수 없습니다. 큰비가 온 뒤에는 물이 흐리고 빨라지니 붉은 깃발이 걸리면 물가에서 떨어져 주십시오.</p>",
    },
    floor: "",
    photos: [],
  },
  {
    facilities_key: "camp_shop",
    title: {
      "zh-TW": "營地小舖",
      "zh-CN": "营地小铺",
      "en-US": "Camp shop",
      "ja-JP": "売店",
      "ko-KR": "캠핑 매점",
    },
    index_introduction: {
      "zh-TW": "木柴、瓦斯、冰塊、早餐盒與忘了帶的東西。",
      "zh-CN": "木柴、燃气罐、冰块、早餐盒，还有忘带的东西。",
      "en-US": "Firewood, gas, ice, breakfast boxes, and what you forgot.",
      "ja-JP": "薪、ガス、氷、朝食ボックス、そしてお忘れ物の代わりを。",
      "ko-KR": "장작, 가스, 얼음, 조식 박스, 그리고 깜빡 두고 온 것들.",
    },
    introduction: {
      "zh-TW":
        "<p>每日 07:30–21:00 營業，入住也在這裡辦理。</p>" +
        "<ul><li>木柴一束 250 元（約燒兩小時）</li><li>早餐盒每份 120 元，前一晚 20:00 前預訂</li>" +
        "<li>睡袋 200 元、睡墊 100 元、焚火台 300 元、桌椅組 400 元（每晚）</li><li>冰塊 50 元、瓦斯罐 60 元</li></ul>",
      "zh-CN":
        "<p>每日 07:30–21:00 营业，入住手续也在这里办理。</p>" +
        "<ul><li>木柴一捆 250 元（约烧两小时）</li><li>早餐盒每份 120 元，前一晚 20:00 前预订</li>" +
        "<li>睡袋 200 元、睡垫 100 元、焚火台 300 元、桌椅套装 400 元（每晚）</li><li>冰块 50 元、燃气罐 60 元</li></ul>" +
        "<p>以上价格均为新台币。</p>",
      "en-US":
        "<p>Open daily 07:30–21:00; check-in is here too.</p>" +
        "<ul><li>Firewood, NT$250 a bundle (about two hours)</li>" +
        "<li>Breakfast box, NT$120 each, ordered by 20:00 the evening before</li>" +
        "<li>Per night: sleeping bag NT$200, mat NT$100, fire stand NT$300, table and chairs NT$400</li>" +
        "<li>Ice NT$50, gas canister NT$60</li></ul>",
      "ja-JP":
        "<p>毎日7:30〜21:00営業。チェックインもこちらで承ります。</p>" +
        "<ul><li>薪一束 250元（約2時間分）</li><li>朝食ボックス 1食120元（前日20:00までにご予約ください）</li>" +
        "<li>寝袋200元、マット100元、焚き火台300元、テーブル・椅子セット400元（いずれも1泊）</li><li>氷50元、ガス缶60元</li></ul>" +
        "<p>料金は台湾元です。</p>",
      "ko-KR":
        "<p>매일 07:30–21:00 영업하며 체크인도 이곳에서 합니다.</p>" +
        "<ul><li>장작 한 단 NT$250(약 2시간)</li><li>조식 박스 1인분 NT$120, 전날 20:00까지 예약</li>" +
        "<li>1박 대여: 침낭 NT$200, 매트 NT$100, 화로대 NT$300, 테이블·의자 세트 NT$400</li>" +
        "<li>얼음 NT$50, 가스통 NT$60</li></ul>",
    },
    floor: "",
    photos: [],
  },
];
