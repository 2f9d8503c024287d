/** Tidesong's plans: member prices, a flexible one, rail and family packages; rooms adjust `add_price`. */
import type { DemoPlan } from "./lodging.ts";

export const roomOnly: DemoPlan = {
  rate_plan_code: "RO",
  name: {
    "zh-TW": "純住宿",
    "zh-CN": "仅住宿（不含餐）",
    "en-US": "Room only",
    "ja-JP": "素泊まり",
    "ko-KR": "객실만 이용",
  },
  introduction: {
    "zh-TW": "不含餐，潟湖泳池與沙灘躺椅照常使用。早餐可在入住後逐日加購。",
    "zh-CN": "不含餐，潟湖泳池与沙滩躺椅照常使用。早餐可在入住后按天加购。",
    "en-US": "No meals; the lagoon pool and beach chairs are included. Breakfast can be added day by day.",
    "ja-JP":
      "お食事なしのプランです。ラグーンプールとビーチチェアはご利用いただけます。朝食はご滞在中、一日単位で追加できます。",
    "ko-KR":
      "식사는 포함되지 않으며 라군 풀과 해변 의자를 이용하실 수 있습니다. 조식은 머무시는 동안 하루 단위로 추가하실 수 있습니다.",
  },
  contain_meals: [],
  add_price: 0,
  refund_template_id: 2,
  days: 0,
  promo_type: "none",
  allow_coupon: true,
  allow_member_price: true,
};

export const breakfast: DemoPlan = {
  ...roomOnly,
  rate_plan_code: "BB",
  name: {
    "zh-TW": "海邊早餐",
    "zh-CN": "海边早餐",
    "en-US": "Breakfast by the sea",
    "ja-JP": "海辺の朝食付き",
    "ko-KR": "바닷가 조식 포함",
  },
  introduction: {
    "zh-TW": "含房內標準人數的早餐：現煎蛋餅、恆春洋蔥湯、切好的熱帶水果，06:30–10:00 在面海的餐廳慢慢吃。",
    "zh-CN": "含房内标准人数的早餐：现煎蛋饼、恒春洋葱汤、切好的热带水果，06:30–10:00 在面海的餐厅慢慢享用。",
    "en-US":
      "Breakfast for everyone the room is meant for: egg crêpes from the griddle, Hengchun onion soup and cut tropical fruit, 06:30–10:00, facing the water.",
    "ja-JP":
      "お部屋の基準人数分の朝食付き。焼きたての蛋餅、恒春たまねぎのスープ、南国の果物を、海に面したレストランで6:30〜10:00に。",
    "ko-KR":
      "객실 기준 인원의 조식이 포함됩니다. 갓 부친 단빙, 헝춘 양파 수프, 손질한 열대 과일을 06:30–10:00 바다를 마주한 식당에서 드립니다.",
  },
  contain_meals: ["breakfast"],
  add_price: 900,
};

export const flexible: DemoPlan = {
  ...breakfast,
  rate_plan_code: "BB-FLEX",
  name: {
    "zh-TW": "彈性取消·含早餐",
    "zh-CN": "灵活取消·含早餐",
    "en-US": "Flexible, with breakfast",
    "ja-JP": "フレックス・朝食付き",
    "ko-KR": "유연 취소 · 조식 포함",
  },
  introduction: {
    "zh-TW": "行程還沒定下來也可以先訂：入住日 3 天前取消免費，其餘內容與海邊早餐專案相同。",
    "zh-CN": "行程未定也可以先订：入住日 3 天前取消免费，其余内容与海边早餐方案相同。",
    "en-US":
      "For plans that may still move: free cancellation until 3 days before arrival, otherwise the same as Breakfast by the sea.",
    "ja-JP":
      "ご予定が固まる前でもご予約いただけます。チェックイン3日前までキャンセル無料、内容は海辺の朝食付きプランと同じです。",
    "ko-KR":
      "일정이 아직 정해지지 않았을 때 알맞습니다. 체크인 3일 전까지 무료로 취소하실 수 있고, 나머지는 바닷가 조식 플랜과 같습니다.",
  },
  add_price: 1200,
  refund_template_id: 1,
};

export const rail: DemoPlan = {
  ...breakfast,
  rate_plan_code: "RAIL-BB",
  name: {
    "zh-TW": "高鐵南國·早餐與接駁",
    "zh-CN": "高铁南国·早餐与接驳",
    "en-US": "Rail to the south: breakfast and coach",
    "ja-JP": "高鉄で南国へ・朝食と送迎付き",
    "ko-KR": "고속철도로 남쪽까지 · 조식과 셔틀",
  },
  introduction: {
    "zh-TW": "含兩客早餐與高鐵左營站往返接駁座位兩席。下一步可加購高鐵聯票，車票與房間同一張訂單。",
    "zh-CN": "含双人早餐与高铁左营站往返接驳座位两席。下一步可加购高铁联票，车票与客房在同一张订单。",
    "en-US":
      "Breakfast for two and two return seats on our coach from THSR Zuoying. Add High Speed Rail tickets in the next step; train and room share one booking.",
    "ja-JP":
      "二名様分の朝食と、高鉄左営駅との往復送迎バス二席付き。次の画面で高鉄＋宿泊パッケージの乗車券を追加でき、お部屋と一つのご予約にまとまります。",
    "ko-KR":
      "2인 조식과 고속철도 쭤잉역 왕복 셔틀 두 좌석이 포함됩니다. 다음 단계에서 고속철도 승차권을 더하시면 객실과 한 건의 예약으로 묶입니다.",
  },
  add_price: 1900,
  promo_type: "package",
  allow_coupon: false,
  allow_member_price: false,
};

export const halfBoard: DemoPlan = {
  ...breakfast,
  rate_plan_code: "HB-GRILL",
  name: {
    "zh-TW": "一泊二食·炭火晚餐",
    "zh-CN": "含早晚餐·炭火晚餐",
    "en-US": "Half board at the grill",
    "ja-JP": "一泊二食・炭火グリル",
    "ko-KR": "1박 2식 · 숯불 그릴",
  },
  introduction: {
    "zh-TW": "早餐之外，晚上在炭火廚房吃當天後壁湖的魚與埋在炭灰裡烤的洋蔥。家庭房含兩大兩小，別墅含四位大人。",
    "zh-CN": "早餐之外，晚上在炭火厨房享用后壁湖当天的鱼和埋在炭灰里烤的洋葱。家庭房含两大两小，别墅含四位成人。",
    "en-US":
      "Breakfast, and dinner at the grill: the day's fish from Houbihu and onions baked in the embers. Two adults and two children in the family room, four adults in the villa.",
    "ja-JP":
      "朝食に加え、夕食は炭火グリルで。後壁湖に揚がった魚と、熾火に埋めて焼いたたまねぎをどうぞ。ファミリーは大人二名・子ども二名、ヴィラは大人四名分です。",
    "ko-KR":
      "조식에 더해 저녁에는 숯불 그릴에서 그날 허우비후에 들어온 생선과 숯재에 묻어 구운 양파를 드립니다. 패밀리룸은 성인 2명과 아동 2명, 빌라는 성인 4명분입니다.",
  },
  contain_meals: ["breakfast", "dinner"],
  promo_type: "package",
  allow_coupon: false,
};

export const familyDays: DemoPlan = {
  ...breakfast,
  rate_plan_code: "FAM-DAYS",
  name: {
    "zh-TW": "親子兩日·兒童晚餐",
    "zh-CN": "亲子两日·儿童晚餐",
    "en-US": "Family days",
    "ja-JP": "ファミリーデイズ",
    "ko-KR": "패밀리 데이즈",
  },
  introduction: {
    "zh-TW": "連住兩晚起，每日兩大兩小早餐、兩份兒童晚餐，並安排一次潮間帶導覽，由館內解說員帶孩子看退潮後的礁石。",
    "zh-CN": "连住两晚起，每日两大两小早餐、两份儿童晚餐，并安排一次潮间带导览，由馆内讲解员带孩子看退潮后的礁石。",
    "en-US":
      "Two nights or more: breakfast for two adults and two children, two children's dinners a day, and one guided walk over the reef flat at low tide.",
    "ja-JP":
      "二連泊から。大人二名・子ども二名の朝食と、お子様の夕食二名分を毎日ご用意し、ご滞在中に一度、干潮の磯をガイドがご案内いたします。",
    "ko-KR":
      "2박부터 이용하실 수 있습니다. 매일 성인 2명과 아동 2명의 조식, 어린이 저녁 2인분을 드리고, 썰물 때 갯바위를 안내자와 함께 한 번 걷습니다.",
  },
  contain_meals: ["breakfast", "dinner"],
  add_price: 2550,
  days: 2,
  promo_type: "package",
  allow_coupon: false,
};

export const longStay: DemoPlan = {
  ...breakfast,
  rate_plan_code: "LS3-BB",
  name: {
    "zh-TW": "三晚慢住·含早餐",
    "zh-CN": "三晚慢住·含早餐",
    "en-US": "Three slow nights, with breakfast",
    "ja-JP": "三連泊・朝食付き",
    "ko-KR": "3박 이상 느린 여행 · 조식 포함",
  },
  introduction: {
    "zh-TW": "連住三晚起，平日房價九折（已計入每晚價格），早餐可送到別墅露台。",
    "zh-CN": "连住三晚起，平日房价九折（已计入每晚价格），早餐可送到别墅露台。",
    "en-US":
      "From three nights, 10% less on the weekday room rate, already in the nightly price. Breakfast can be brought to your terrace.",
    "ja-JP": "三連泊から、平日室料が10％引き（一泊ごとの料金に反映済み）。朝食はヴィラのテラスへお運びできます。",
    "ko-KR":
      "3박부터 평일 객실 요금이 10% 낮아지며 1박 요금에 이미 반영되어 있습니다. 조식은 빌라 테라스로 가져다드립니다.",
  },
  add_price: 120,
  days: 3,
  promo_type: "long_stay",
  allow_coupon: false,
  allow_member_price: false,
};
