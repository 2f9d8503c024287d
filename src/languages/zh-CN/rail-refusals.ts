import type { RailRefusals } from "#languages/zh-TW/rail-refusals.ts";

export const railRefusals: RailRefusals = {
  RAIL_UNAVAILABLE: "找不到该车票预订。",
  RAIL_NOT_OFFERED: "这家住宿目前不提供高铁车票。",
  RAIL_STATION: "去程请坐到离住宿最近的车站，回程也从该站出发。",
  RAIL_DATES: "去程仅限入住当天或前一天，回程仅限退房当天或次日。",
  RAIL_RETURN_FIRST: "回程须在去程到达之后，请重新选择车次。",
  RAIL_ROUND_TRIP: "这家住宿的高铁车票只售往返票。",
  RAIL_PASSENGERS: "车票张数与入住人数不符，请修改其中一项。",
  RAIL_NOT_ON_SALE: "该日车票尚未开售或已停售。",
  RAIL_TRAIN_GONE: "该车次已停止售票，或不停靠您选择的车站，请改选其他车次。",
  RAIL_NO_SEATS: "该车次余票不足，请改选其他车次。",
  RAIL_NEEDS_PAYMENT: "含高铁车票的订单须在线付款或银行转账一次付清。",
  RAIL_BUSY: "高铁正在处理这笔车票，请一分钟后再试。",
  RAIL_OVER: "这笔车票已失效，请重新选择车次。",
  RAIL_PRICE_DIFFERS: "换成该车次后票价会有变化，请改选其他车次，或退票后重新订购。",
  RAIL_PICKED_UP: "车票已取，请于发车 30 分钟前到高铁车站窗口办理。",
  RAIL_REFUSED: "高铁无法受理这笔车票，请改选其他车次。",
  RAIL_SILENT: "暂时无法连接高铁系统，请稍后再试。",
};
