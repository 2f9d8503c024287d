/** One Mat Capsule, floor by floor. */
import type { DemoFacility } from "./lodging.ts";
import { lounge, podInside, pods } from "./onemat-rooms.ts";

export const facilities: DemoFacility[] = [
  {
    facilities_key: "lockers",
    title: {
      "zh-TW": "門廳與置物櫃",
      "zh-CN": "门厅与储物柜",
      "en-US": "Hall and lockers",
      "ja-JP": "エントランスとロッカー",
      "ko-KR": "현관과 사물함",
    },
    index_introduction: {
      "zh-TW": "每床一格，28 吋行李箱直立放得下。",
      "zh-CN": "每床一格，28 寸行李箱可直立放入。",
      "en-US": "One for every bed, tall enough for a 28-inch case.",
      "ja-JP": "一床に一つ、28インチのスーツケースも縦に入ります。",
      "ko-KR": "침대마다 하나씩, 28인치 캐리어를 세워 넣을 수 있습니다.",
    },
    introduction: {
      "zh-TW":
        "<p>脫鞋、換上拖鞋，用房卡打開屬於您床號的櫃子。櫃內有掛桿與一組插座，筆電可以鎖在裡面充電。</p><p>入住前與退房後都能寄放，當日免費。</p>",
      "zh-CN":
        "<p>在门口换上拖鞋，用房卡打开与床号对应的柜子。柜内有挂衣杆和一组插座，笔记本电脑可以锁在里面充电。</p><p>入住前、退房后均可寄存，当日免费。</p>",
      "en-US":
        "<p>Shoes off, slippers on, then tap your card at the door with your bed number. Inside are a hanging rail and a socket, so a laptop can charge behind the lock.</p><p>Lockers are yours before check-in and after check-out too, free for the same day.</p>",
      "ja-JP":
        "<p>入口でスリッパにお履き替えのうえ、ベッド番号のロッカーをカードキーでお開けください。中にはハンガーパイプとコンセントがあり、ノートパソコンを充電しながら施錠できます。</p><p>チェックイン前、チェックアウト後も当日は無料でお預けいただけます。</p>",
      "ko-KR":
        "<p>입구에서 슬리퍼로 갈아 신고 침대 번호가 적힌 사물함을 카드키로 열어 주십시오. 안에 옷걸이 봉과 콘센트가 있어 노트북을 충전하며 잠가 둘 수 있습니다.</p><p>체크인 전과 체크아웃 후에도 당일은 무료로 이용하실 수 있습니다.</p>",
    },
    floor: "1F",
    photos: [],
  },
  {
    facilities_key: "cafe",
    title: {
      "zh-TW": "一樓咖啡館",
      "zh-CN": "一楼咖啡馆",
      "en-US": "Street café",
      "ja-JP": "1階カフェ",
      "ko-KR": "1층 카페",
    },
    index_introduction: {
      "zh-TW": "白天手沖與吐司，晚上熱茶與明天的路線。",
      "zh-CN": "白天有手冲和吐司，晚上有热茶和明天的路线。",
      "en-US": "Filter coffee by day, hot tea and tomorrow's route by night.",
      "ja-JP": "昼はハンドドリップとトースト、夜は温かいお茶を。",
      "ko-KR": "낮에는 핸드드립과 토스트, 밤에는 따뜻한 차가 있습니다.",
    },
    introduction: {
      "zh-TW":
        "<p>格柵吧台後頭是一台老磨豆機，07:30 開始有吐司的焦香。房客全天可以坐，窗邊兩張扶手椅最先被占走。</p><p>22:00 之後停止供餐，飲水機與茶包留到深夜。</p>",
      "zh-CN":
        "<p>木格栅吧台后面是一台老磨豆机，早上七点半起，店里就有烤吐司的焦香。住客全天可坐，窗边那两张扶手椅总是最先有人。</p><p>22:00 后停止供餐，饮水机和茶包整夜都在。</p>",
      "en-US":
        "<p>Behind the slatted counter an old grinder starts at half past seven, and the room smells of toast. Guests may sit all day; the two armchairs by the window go first.</p><p>The kitchen stops at 22:00. Water and tea bags stay out through the night.</p>",
      "ja-JP":
        "<p>格子のカウンターの奥で古いミルが回りはじめるのは朝7時半。トーストの香りが広がります。ご宿泊の方は終日ご利用いただけます。窓辺の肘掛け椅子は早い者勝ちです。</p><p>お食事は22時まで。お水とティーバッグは夜通しご用意しております。</p>",
      "ko-KR":
        "<p>나무 살 카운터 뒤의 오래된 그라인더는 아침 7시 30분에 돌아가기 시작하고, 곧 토스트 굽는 냄새가 퍼집니다. 투숙객은 종일 이용하실 수 있으며 창가 안락의자 두 개가 가장 먼저 찹니다.</p><p>식사는 22시까지이며 물과 티백은 밤새 준비해 둡니다.</p>",
    },
    floor: "1F",
    photos: [lounge],
  },
  {
    facilities_key: "showers",
    title: {
      "zh-TW": "淋浴層",
      "zh-CN": "淋浴层",
      "en-US": "Shower floor",
      "ja-JP": "シャワーフロア",
      "ko-KR": "샤워 층",
    },
    index_introduction: {
      "zh-TW": "十六間獨立淋浴，男女分區，24 小時熱水。",
      "zh-CN": "十六间独立淋浴房，男女分区，24 小时热水。",
      "en-US": "Sixteen private cubicles in two wings, hot water at any hour.",
      "ja-JP": "男女別に全16室の個室シャワー、24時間お湯が出ます。",
      "ko-KR": "남녀 구역으로 나뉜 개별 샤워실 16칸, 24시간 온수.",
    },
    introduction: {
      "zh-TW":
        "<p>每間都有乾的更衣格、掛勾與一張小凳。洗髮精、沐浴露裝在大瓶裡，毛巾在入住時交給您，吹風機在洗手台邊。</p><p>07:30 到 09:00 最忙，早十五分鐘來，整層幾乎是您的。</p>",
      "zh-CN":
        "<p>每间都有干燥的更衣区、挂钩和一张小凳。洗发水、沐浴露为大瓶装，毛巾在办理入住时交给您，吹风机在洗手台旁。</p><p>07:30 到 09:00 人最多，早来一刻钟，整层几乎都归您。</p>",
      "en-US":
        "<p>Each cubicle has a dry half with hooks and a stool. Shampoo and body wash come in large bottles, your towel comes with your card, and hair dryers hang beside the basins.</p><p>It is busiest from 07:30 to 09:00. Come a quarter of an hour earlier and the floor is nearly yours.</p>",
      "ja-JP":
        "<p>各室に脱衣スペース、フック、小さな椅子がございます。シャンプーとボディソープは備え付け、タオルはチェックイン時にお渡しし、ドライヤーは洗面台にご用意しております。</p><p>7時半から9時が混み合います。15分ほど早めのご利用がおすすめです。</p>",
      "ko-KR":
        "<p>칸마다 물기 없는 탈의 공간과 고리, 작은 의자가 있습니다. 샴푸와 바디워시는 대용량으로 비치하며 수건은 체크인 때 드리고, 드라이어는 세면대 옆에 있습니다.</p><p>07:30부터 09:00까지가 붐비니 15분만 일찍 오시면 한결 여유롭습니다.</p>",
    },
    floor: "2F",
    photos: [],
  },
  {
    facilities_key: "pod_floors",
    title: {
      "zh-TW": "睡眠樓層",
      "zh-CN": "睡眠楼层",
      "en-US": "Pod floors",
      "ja-JP": "カプセルフロア",
      "ko-KR": "캡슐 층",
    },
    index_introduction: {
      "zh-TW": "四層樓、九十六床，六樓為女性專用。",
      "zh-CN": "四层楼、九十六张床，六楼为女性专用。",
      "en-US": "Four floors, ninety-six beds; the sixth is for women.",
      "ja-JP": "4フロアに96床。6階は女性専用です。",
      "ko-KR": "네 개 층에 침대 96개, 6층은 여성 전용입니다.",
    },
    introduction: {
      "zh-TW":
        "<p>每層二十四床，木作艙體之間夾了吸音棉，走道鋪實木與地毯。22:30 走道燈轉暗，只留腳邊一線光。</p><p>講電話、整理行李請到一樓或屋頂，讓睡眠樓層只用來睡。</p>",
      "zh-CN":
        "<p>每层二十四张床，木制舱体之间填了吸音棉，走道铺实木地板和地毯。22:30 走道灯转暗，只留脚边一线光。</p><p>打电话、整理行李请到一楼或屋顶，睡眠楼层只用来睡觉。</p>",
      "en-US":
        "<p>Twenty-four beds to a floor. The timber walls between pods are filled with sound-absorbing wool, and the aisle is wood and rug. At 22:30 the ceiling dims to a line of light at your feet.</p><p>Calls and repacking belong on the ground floor or the roof, so that these floors are only for sleep.</p>",
      "ja-JP":
        "<p>各階24床。カプセルの壁には吸音材を入れ、通路は無垢の床とラグで足音をやわらげています。22時半になると天井の灯りが落ち、足元に一筋の光だけが残ります。</p><p>お電話やお荷物の整理は1階か屋上でお願いいたします。</p>",
      "ko-KR":
        "<p>층마다 침대 24개가 있습니다. 캡슐 사이 벽에는 흡음재를 넣었고 복도는 원목과 러그로 발소리를 줄였습니다. 22시 30분이 되면 천장 조명이 꺼지고 발밑에 한 줄기 빛만 남습니다.</p><p>통화와 짐 정리는 1층이나 옥상을 이용해 주십시오.</p>",
    },
    floor: "3–6F",
    photos: [pods, podInside],
  },
  {
    facilities_key: "roof_laundry",
    title: {
      "zh-TW": "屋頂洗衣場",
      "zh-CN": "屋顶洗衣房",
      "en-US": "Roof laundry",
      "ja-JP": "屋上ランドリー",
      "ko-KR": "옥상 세탁장",
    },
    index_introduction: {
      "zh-TW": "洗衣四十分鐘，剛好看完一場港邊日落。",
      "zh-CN": "洗一缸衣服四十分钟，刚好看完港边日落。",
      "en-US": "A wash takes forty minutes, about as long as a sunset.",
      "ja-JP": "洗濯は40分。港の夕日を眺めるのにちょうどよい時間です。",
      "ko-KR": "세탁 40분, 항구의 노을을 보기에 알맞은 시간입니다.",
    },
    introduction: {
      "zh-TW":
        "<p>五台洗衣機、四台烘衣機，投幣或感應付款，洗劑自動投入。旁邊拉了曬衣繩，南部的太陽兩小時就夠。</p><p>長凳朝西，傍晚看得見港口的吊車。開放 07:00–22:00。</p>",
      "zh-CN":
        "<p>五台洗衣机、四台烘干机，可投币或刷卡，洗涤剂自动投放。旁边拉了晾衣绳，南部的太阳晒两小时就干。</p><p>长凳朝西，傍晚望得见港口的吊机。开放时间 07:00–22:00。</p>",
      "en-US":
        "<p>Five washers and four dryers take coins or a tap, and add the detergent themselves. There are lines beside them; two hours of southern sun will do.</p><p>The bench faces west, toward the cranes of the port. Open 07:00–22:00.</p>",
      "ja-JP":
        "<p>洗濯機5台、乾燥機4台。硬貨またはタッチ決済で、洗剤は自動投入です。物干しロープもあり、南国の日差しなら2時間で乾きます。</p><p>西向きのベンチからは夕暮れの港のクレーンが見えます。ご利用は7時から22時までです。</p>",
      "ko-KR":
        "<p>세탁기 5대와 건조기 4대가 있으며 동전이나 카드로 결제하고 세제는 자동으로 투입됩니다. 옆에 빨랫줄도 있어 남쪽 햇볕이면 두 시간에 마릅니다.</p><p>서쪽을 향한 벤치에서 해 질 녘 항구의 크레인이 보입니다. 07:00~22:00에 이용하실 수 있습니다.</p>",
    },
    floor: "7F",
    photos: [],
  },
];
