/** Moonclear's plans: room only, breakfast, half board, two weekday nights; rooms adjust `add_price`. */
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
    "zh-TW": "不含餐，露天岩湯與貸切湯照常使用。礁溪街上的小吃走路或搭接駁車都到得了。",
    "zh-CN": "不含餐，露天汤池与私汤照常使用。礁溪街上的小吃步行或乘接驳车都方便。",
    "en-US": "No meals; both baths are yours to use. Jiaoxi's noodle shops are a walk or a short shuttle ride away.",
    "ja-JP": "お食事なしのプランです。露天岩風呂と貸切風呂はご利用いただけます。礁渓の街へは徒歩または送迎車でどうぞ。",
    "ko-KR":
      "식사가 포함되지 않으며 노천탕과 전세탕은 그대로 이용하실 수 있습니다. 자오시 거리의 식당까지는 걷거나 셔틀로 가깝습니다.",
  },
  contain_meals: [],
  add_price: 0,
  refund_template_id: 3,
  days: 0,
  promo_type: "none",
  allow_coupon: true,
  allow_member_price: false,
};

export const breakfast: DemoPlan = {
  rate_plan_code: "BB",
  name: {
    "zh-TW": "一泊一朝食",
    "zh-CN": "含早餐",
    "en-US": "Bed and breakfast",
    "ja-JP": "一泊朝食付き",
    "ko-KR": "1박 조식 포함",
  },
  introduction: {
    "zh-TW": "早餐在二樓食事處：一夜干、溫泉蛋、六樣小缽，配五結米煮的白粥或白飯。含房內全部大人的份。",
    "zh-CN": "早餐在二层餐室：一夜干烤鱼、温泉蛋、六样小菜，配五结米煮的白粥或米饭。含房内全部成人的份。",
    "en-US":
      "Breakfast on the second floor: half-dried grilled fish, an onsen egg, six small bowls, and Wujie rice as porridge or steamed. Included for every adult in the room.",
    "ja-JP":
      "朝食は二階の会席処で。一夜干し、温泉卵、小鉢六種に、五結米のお粥または白飯を添えて。お部屋の大人の方全員分を含みます。",
    "ko-KR":
      "아침은 2층 식당에서 드립니다. 하룻밤 말린 생선구이, 온천달걀, 작은 그릇 여섯 가지에 우제 쌀로 지은 죽이나 밥을 곁들입니다. 객실의 성인 전원분이 포함됩니다.",
  },
  contain_meals: ["breakfast"],
  add_price: 900,
  refund_template_id: 3,
  days: 0,
  promo_type: "none",
  allow_coupon: true,
  allow_member_price: false,
};

export const halfBoard: DemoPlan = {
  rate_plan_code: "HB-KAISEKI",
  name: {
    "zh-TW": "一泊二食·會席",
    "zh-CN": "一泊二食·会席晚餐",
    "en-US": "Half board with kaiseki",
    "ja-JP": "一泊二食・会席付き",
    "ko-KR": "1박 2식 · 가이세키",
  },
  introduction: {
    "zh-TW": "九道會席晚餐與和式早餐，含房內全部大人的份。晚餐可選 18:00 或 19:30，請於 19:00 前抵達。",
    "zh-CN": "九道会席晚餐与日式早餐，含房内全部成人的份。晚餐可选 18:00 或 19:30，请于 19:00 前抵达。",
    "en-US":
      "A nine-course kaiseki dinner and a Japanese breakfast for every adult in the room. Dinner is at 18:00 or 19:30; please arrive by 19:00.",
    "ja-JP":
      "九品の会席と和朝食を、お部屋の大人の方全員分ご用意いたします。夕食は18:00または19:30。19:00までにお越しください。",
    "ko-KR":
      "아홉 가지 가이세키 저녁과 일식 아침을 객실의 성인 전원께 드립니다. 저녁은 18:00 또는 19:30 중에서 고르시고 19:00까지 도착해 주시기 바랍니다.",
  },
  contain_meals: ["breakfast", "dinner"],
  add_price: 4400,
  refund_template_id: 3,
  days: 0,
  promo_type: "package",
  allow_coupon: false,
  allow_member_price: false,
};

export const twoNights: DemoPlan = {
  rate_plan_code: "LS2-BB",
  name: {
    "zh-TW": "平日連泊·含早餐",
    "zh-CN": "平日连住·含早餐",
    "en-US": "Two weekday nights, with breakfast",
    "ja-JP": "平日連泊・朝食付き",
    "ko-KR": "평일 연박 · 조식 포함",
  },
  introduction: {
    "zh-TW": "連住兩晚，第二晚房價八折，優惠已平均計入每晚價格。含每日早餐；遇週五、週六則加計假日房價。",
    "zh-CN": "连住两晚，第二晚房费八折，优惠已平均计入每晚价格。含每日早餐；遇周五、周六则加收周末差价。",
    "en-US":
      "Stay two nights and the second room night is 20% less; the saving is spread over both nights. Breakfast daily. Friday and Saturday nights add the weekend rate.",
    "ja-JP":
      "二連泊で二泊目の室料が20％引き。割引は一泊ごとの料金に均等に反映しております。毎朝の朝食付き。金・土曜は休前日料金が加わります。",
    "ko-KR":
      "2박 하시면 둘째 날 객실 요금이 20% 낮아지며, 할인은 1박 요금에 고르게 반영되어 있습니다. 매일 조식이 포함되고, 금·토요일에는 주말 요금이 더해집니다.",
  },
  contain_meals: ["breakfast"],
  add_price: 120,
  refund_template_id: 3,
  days: 2,
  promo_type: "long_stay",
  allow_coupon: false,
  allow_member_price: false,
};

export const twoNightsHalfBoard: DemoPlan = {
  ...twoNights,
  rate_plan_code: "LS2-HB",
  name: {
    "zh-TW": "平日連泊·一泊二食",
    "zh-CN": "平日连住·一泊二食",
    "en-US": "Two weekday nights, half board",
    "ja-JP": "平日連泊・一泊二食",
    "ko-KR": "평일 연박 · 1박 2식",
  },
  introduction: {
    "zh-TW": "第二晚房價八折，優惠平均計入每晚價格。兩晚的會席菜色不同，遇週五、週六則加計假日房價。",
    "zh-CN": "第二晚房费八折，优惠平均计入每晚价格。两晚的会席菜式不同，遇周五、周六则加收周末差价。",
    "en-US":
      "The second room night is 20% less, spread over both nights, and the kaiseki is different each evening. Friday and Saturday nights add the weekend rate.",
    "ja-JP":
      "二泊目の室料が20％引き、割引は一泊ごとに均等に反映しております。会席の献立は二晩で替わります。金・土曜は休前日料金が加わります。",
    "ko-KR":
      "둘째 날 객실 요금이 20% 낮아지며 할인은 1박 요금에 고르게 반영됩니다. 가이세키 차림은 이틀 저녁이 서로 다릅니다. 금·토요일에는 주말 요금이 더해집니다.",
  },
  contain_meals: ["breakfast", "dinner"],
};
