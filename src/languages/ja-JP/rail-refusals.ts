import type { RailRefusals } from "#languages/zh-TW/rail-refusals.ts";

export const railRefusals: RailRefusals = {
  RAIL_UNAVAILABLE: "この列車の予約が見つかりません。",
  RAIL_NOT_OFFERED: "高速鉄道のきっぷは取り扱っておりません。",
  RAIL_STATION: "行きは宿の最寄り駅に着く列車、帰りは同じ駅を出る列車をお選びください。",
  RAIL_DATES: "行きはチェックイン当日か前日、帰りはチェックアウト当日か翌日の列車に限ります。",
  RAIL_RETURN_FIRST: "帰りの列車は、行きの列車が着いた後のものをお選びください。",
  RAIL_ROUND_TRIP: "ご宿泊とセットのきっぷは、往復のみの販売です。",
  RAIL_PASSENGERS: "きっぷの枚数と宿泊人数が合っていません。どちらかを変更してください。",
  RAIL_NOT_ON_SALE: "この日のきっぷは現在販売していません。",
  RAIL_TRAIN_GONE: "この列車は販売を終了したか、ご希望の駅に停まりません。別の列車をお選びください。",
  RAIL_NO_SEATS: "この列車の空席が足りません。別の列車をお選びください。",
  RAIL_NEEDS_PAYMENT: "きっぷ付きのご予約は、カードまたは銀行振込での全額前払いをお願いしております。",
  RAIL_BUSY: "鉄道会社が手続き中です。1分ほどしてから、もう一度お試しください。",
  RAIL_OVER: "このきっぷの予約は無効になりました。列車を選び直してください。",
  RAIL_PRICE_DIFFERS: "この列車は運賃が異なります。別の列車をお選びいただくか、払い戻しのうえ改めてご購入ください。",
  RAIL_PICKED_UP: "きっぷは受け取り済みです。発車の30分前までに駅の窓口でお手続きください。",
  RAIL_REFUSED: "鉄道会社がこのきっぷを受け付けられませんでした。別の列車をお選びください。",
  RAIL_SILENT: "鉄道会社のシステムにつながりません。しばらくしてから、もう一度お試しください。",
};
