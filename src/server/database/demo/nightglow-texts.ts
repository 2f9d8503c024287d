/** Longer texts of Nightglow Motel: its story, the way in and the rules. */
import type { DemoLodging } from "./lodging.ts";

type Info = DemoLodging["info"];

export const about_us: Info["about_us"] = {
  "zh-TW":
    "<p>霓夜在中壢與內壢之間，一棟三層樓的老工廠改成。原本進出貨車的門，如今是二十四座車庫；原本的天車軌道，留在走道上方當燈架。</p>" +
    "<p>我們想做的是一件簡單的事：讓人把車停好、把門關上，之後幾個小時或一整晚，不被打擾。所以沒有大廳，沒有排隊，" +
    "餐點走傳遞櫃，帳單走手機。</p>" +
    "<p>每間房只用一種顏色的光。設計師花了三個月調亮度，目標是暗到看不見角落，亮到看得見對方的表情。</p>",
  "zh-CN":
    "<p>霓夜位于中坜与内坜之间，由一栋三层老厂房改建。原来进出货车的门，如今是二十四座车库；原来的天车轨道，留在走道上方做灯架。</p>" +
    "<p>我们想做的事很简单：让人把车停好、把门关上，之后几个小时或一整晚，不被打扰。所以没有大堂，不用排队，" +
    "餐点走传递柜，账单走手机。</p>" +
    "<p>每间房只用一种颜色的光。设计师花了三个月调亮度，目标是暗到看不见角落，亮到看得见对方的表情。</p>",
  "en-US":
    "<p>Nightglow stands between Zhongli and Neili in a three-story factory. The doors that once took trucks are now " +
    "twenty-four garages; the crane rail stayed above the passage and carries the lamps.</p>" +
    "<p>We wanted to do one simple thing: let people park, close the door, and be left alone for some hours or a night. So " +
    "there is no lobby and no queue. Meals come by the hatch and the bill by phone.</p>" +
    "<p>Each room uses one color of light. The designer spent three months on the dimmers, until the corners were gone and a " +
    "face could still be read.</p>",
  "ja-JP":
    "<p>ナイトグロウは中壢と内壢のあいだ、三階建ての古い工場を改装した宿です。貨物車が出入りした扉は二十四のガレージに、天井クレーンのレールは通路の上に残して照明を吊りました。</p>" +
    "<p>目指したのは簡単なことです。車を停め、扉を閉め、数時間でも一晩でも、どなたにも妨げられずに過ごしていただくこと。" +
    "ですからロビーも行列もございません。お食事は受け渡し口へ、ご精算はスマートフォンで。</p>" +
    "<p>一部屋に使う光は一色だけ。部屋の隅が消え、相手の表情は見える。その明るさを決めるのに三か月をかけました。</p>",
  "ko-KR":
    "<p>나이트글로는 중리와 네이리 사이, 3층짜리 옛 공장을 고쳐 지은 곳입니다. 화물차가 드나들던 문은 스물네 개의 차고가 되었고, " +
    "천장 크레인 레일은 통로 위에 남아 등을 달고 있습니다.</p>" +
    "<p>하고 싶었던 일은 단순합니다. 차를 세우고 문을 닫으면 몇 시간이든 하룻밤이든 방해받지 않는 것. " +
    "그래서 로비도 줄도 없습니다. 식사는 전달함으로, 계산은 휴대폰으로 합니다.</p>" +
    "<p>한 방에는 한 가지 색의 빛만 씁니다. 구석은 사라지고 상대의 표정은 보이는 밝기를 찾는 데 석 달이 걸렸습니다.</p>",
};

export const location_block: Info["location_block"] = {
  "zh-TW":
    "<ul><li><strong>開車</strong>：國道 1 號內壢交流道下，沿中園路約 5 分鐘；車道入口在西側巷內，招牌為白色小字。</li>" +
    "<li><strong>台鐵</strong>：內壢站搭計程車約 10 分鐘，中壢站約 15 分鐘。</li>" +
    "<li><strong>高鐵、機場</strong>：高鐵桃園站車程約 18 分鐘，桃園機場約 25 分鐘。步行抵達請按入口右側門鈴。</li></ul>",
  "zh-CN":
    "<ul><li><strong>自驾</strong>：国道1号内坜交流道下，沿中园路约 5 分钟；车道入口在西侧巷内，招牌是白色小字。</li>" +
    "<li><strong>台铁</strong>：内坜站乘出租车约 10 分钟，中坜站约 15 分钟。</li>" +
    "<li><strong>高铁、机场</strong>：高铁桃园站车程约 18 分钟，桃园机场约 25 分钟。步行抵达请按入口右侧门铃。</li></ul>",
  "en-US":
    "<ul><li><strong>By car</strong>: leave Freeway 1 at Neili and follow Zhongyuan Road for about 5 minutes; the entrance " +
    "is in the lane on the west side, under small white letters.</li>" +
    "<li><strong>By train</strong>: about 10 minutes by taxi from Neili station, 15 from Zhongli.</li>" +
    "<li><strong>High Speed Rail and airport</strong>: 18 minutes by car from Taoyuan HSR station, 25 from Taoyuan Airport. On " +
    "foot, ring at the right of the gate.</li></ul>",
  "ja-JP":
    "<ul><li><strong>お車</strong>：国道1号「内壢」インターから中園路を約5分。入口は西側の路地、白い小さな看板が目印です。</li>" +
    "<li><strong>台鉄</strong>：内壢駅からタクシーで約10分、中壢駅から約15分。</li>" +
    "<li><strong>高鉄・空港</strong>：高鉄桃園駅からお車で約18分、桃園空港から約25分。徒歩の方は入口右手の呼び鈴をお使いください。</li></ul>",
  "ko-KR":
    "<ul><li><strong>자가용</strong>: 국도 1호선 고속도로 네이리 나들목에서 중위안로를 따라 약 5분. 입구는 서쪽 골목에 있으며 작은 흰 글씨 간판이 있습니다.</li>" +
    "<li><strong>일반 열차</strong>: 네이리역에서 택시로 약 10분, 중리역에서 약 15분.</li>" +
    "<li><strong>고속철도·공항</strong>: 고속철도 타오위안역에서 차로 약 18분, 타오위안공항에서 약 25분. 걸어서 오시면 입구 오른쪽 벨을 눌러 주십시오.</li></ul>",
};

export const customer_notice: Info["customer_notice"] = {
  "zh-TW":
    "<ul><li>住宿 18:00–23:30 入住，12:00 退房；更晚抵達請先來電，入口二十四小時有人。</li><li>依法入住須登記身分證件，資料僅供登記使用。</li>" +
    "<li>未滿 18 歲須由家長或監護人陪同。</li><li>全館室內禁菸，車庫外設有吸菸處。不接待寵物。</li><li>人數以房型上限為準，訪客亦同。</li></ul>",
  "zh-CN":
    "<ul><li>过夜 18:00–23:30 入住，12:00 退房；更晚抵达请先来电，入口全天有人。</li><li>依法入住须登记身份证件，信息仅用于登记。</li>" +
    "<li>未满 18 岁须由家长或监护人陪同。</li><li>室内全面禁烟，车库外设有吸烟处。不接待宠物。</li><li>人数以房型上限为准，访客亦同。</li></ul>",
  "en-US":
    "<ul><li>Overnight check-in 18:00–23:30, check-out by 12:00; please call if you are later. The gate is staffed day and " +
    "night.</li><li>The law requires an identity document at check-in; it is used for registration only.</li>" +
    "<li>Guests under 18 must be with a parent or guardian.</li>" +
    "<li>No smoking indoors; there is a place outside the garages. No pets.</li>" +
    "<li>No more people than the room holds, visitors included.</li></ul>",
  "ja-JP":
    "<ul><li>ご宿泊のチェックインは18:00〜23:30、チェックアウトは12:00。遅れる場合はお電話ください。入口には終日係がおります。</li>" +
    "<li>法令により身分証のご提示をお願いしております。登録以外には使用いたしません。</li><li>18歳未満の方は保護者の同伴が必要です。</li>" +
    "<li>館内は禁煙です（ガレージ外に喫煙所がございます）。ペットはお連れいただけません。</li><li>訪問の方も含め、定員をお守りください。</li></ul>",
  "ko-KR":
    "<ul><li>숙박 체크인 18:00–23:30, 체크아웃 12:00. 더 늦으시면 먼저 전화해 주십시오. 입구에는 24시간 직원이 있습니다.</li>" +
    "<li>법에 따라 신분증을 확인하며 등록 외에는 쓰지 않습니다.</li><li>18세 미만은 보호자와 함께 오셔야 합니다.</li>" +
    "<li>실내는 모두 금연이며 차고 밖에 흡연 장소가 있습니다. 반려동물은 동반하실 수 없습니다.</li><li>방문객을 포함해 객실 정원을 지켜 주십시오.</li></ul>",
};

export const booking_policy: Info["booking_policy"] = {
  "zh-TW":
    "<ul><li>本館籌備中，開放訂房後適用以下規定。</li><li>線上僅提供住宿預訂，休息請直接到場。</li><li>可於線上付清，或抵達時付款。價格含稅與服務費，以房計價。</li>" +
    "<li>刷卡帳單上的名稱為「霓夜旅館」；發票可存手機載具，不列印。</li></ul>",
  "zh-CN":
    "<ul><li>本馆筹备中，开放预订后适用以下规定。</li><li>在线仅提供过夜预订，钟点房请直接到店。</li><li>可在线付清，或到店付款。价格含税和服务费，按房计价。</li>" +
    "<li>信用卡账单上显示“霓夜旅館”；发票可存入手机载具，不打印。</li></ul>",
  "en-US":
    "<ul><li>We are preparing to open; these terms hold once booking begins.</li>" +
    "<li>Only overnight stays are booked online. For a rest, simply drive in.</li>" +
    "<li>Pay online or on arrival. Prices are per room, with tax and service included.</li>" +
    "<li>Your card statement reads “Nightglow”; the invoice can go to a mobile barcode instead of paper.</li></ul>",
  "ja-JP":
    "<ul><li>当館は開業準備中です。以下は予約受付開始後に適用いたします。</li><li>オンラインで承るのはご宿泊のみです。ご休憩は直接お越しください。</li>" +
    "<li>お支払いはオンラインまたは現地で。料金は1室あたり、税・サービス料込みです。</li>" +
    "<li>カードの明細には「Nightglow」と記載されます。領収証は紙を使わず携帯バーコードに保存できます。</li></ul>",
  "ko-KR":
    "<ul><li>현재 오픈 준비 중이며, 아래 규정은 예약이 시작된 뒤 적용됩니다.</li><li>온라인으로는 숙박만 예약하실 수 있으며 대실은 바로 오시면 됩니다.</li>" +
    "<li>온라인 결제 또는 현장 결제가 가능합니다. 요금은 객실 기준이며 세금과 봉사료가 포함됩니다.</li>" +
    "<li>카드 명세서에는 ‘Nightglow’로 표시되며, 영수증은 종이 대신 모바일 바코드로 받으실 수 있습니다.</li></ul>",
};

export const cancel_policy: Info["cancel_policy"] = {
  "zh-TW":
    "<ul><li>入住日 3 天前取消：免費。</li><li>入住日前 3 天內取消：收取房價 50%。</li><li>入住當日取消或未到：收取房價 100%。</li>" +
    "<li>生日派對方案須預訂蛋糕，免費取消期限為入住日 7 天前。</li></ul>",
  "zh-CN":
    "<ul><li>入住日 3 天前取消：免费。</li><li>入住日前 3 天内取消：收取房费的 50%。</li><li>入住当天取消或未到：收取房费的 100%。</li>" +
    "<li>生日派对方案须预订蛋糕，免费取消期限为入住日 7 天前。</li></ul>",
  "en-US":
    "<ul><li>Free of charge until 3 days before arrival.</li><li>Within 3 days of arrival: 50% of the room amount.</li>" +
    "<li>On the day of arrival, or no-show: 100%.</li>" +
    "<li>The birthday set needs a cake ordered: it can be cancelled free of charge until 7 days before arrival.</li></ul>",
  "ja-JP":
    "<ul><li>ご到着日の3日前まで：無料。</li><li>3日前を過ぎてから：宿泊料金の50%。</li><li>ご到着当日・ご連絡のない場合：宿泊料金の100%。</li>" +
    "<li>バースデープランはケーキの手配のため、無料キャンセルは7日前までとさせていただきます。</li></ul>",
  "ko-KR":
    "<ul><li>도착 3일 전까지: 무료.</li><li>도착 3일 전 이후: 객실 요금의 50%.</li><li>도착 당일 취소 또는 노쇼: 객실 요금의 100%.</li>" +
    "<li>생일 파티 플랜은 케이크를 주문해야 하므로 무료 취소 기한이 도착 7일 전까지입니다.</li></ul>",
};

export const dining_options: Info["dining_options"] = {
  "zh-TW":
    "<p><strong>晚間</strong>：17:00–02:00 現煮，送至房門旁的雙門傳遞櫃。</p>" +
    "<p><strong>早餐</strong>：07:00–10:30，清粥小菜或蛋餅豆漿。未含早餐的方案，每份 150 元。</p>",
  "zh-CN":
    "<p><strong>晚间</strong>：17:00–02:00 现做，送至房门旁的双门传递柜。</p>" +
    "<p><strong>早餐</strong>：07:00–10:30，清粥小菜或蛋饼豆浆。未含早餐的方案，每份新台币 150 元。</p>",
  "en-US":
    "<p><strong>Evening</strong>: cooked to order 17:00–02:00 and left in the hatch beside your door.</p>" +
    "<p><strong>Breakfast</strong>: 07:00–10:30, congee with small dishes or egg pancake with soy milk; NT$150 each if your plan " +
    "does not include it.</p>",
  "ja-JP":
    "<p><strong>お夜食</strong>：17:00〜翌2:00、作りたてをお部屋脇の受け渡し口へお届けします。</p>" +
    "<p><strong>ご朝食</strong>：7:00〜10:30、お粥と小皿、または蛋餅と豆乳。朝食なしのプランは1食150元です。</p>",
  "ko-KR":
    "<p><strong>저녁</strong>: 17:00–02:00 주문 즉시 조리하여 객실 문 옆 전달함에 넣어 드립니다.</p>" +
    "<p><strong>조식</strong>: 07:00–10:30, 흰죽과 반찬 또는 단빙과 두유. 조식이 없는 플랜은 1인분 NT$150입니다.</p>",
};
