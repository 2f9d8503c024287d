/** Why train tickets with a room can’t be had, changed or given back. */
export const railRefusals = {
  RAIL_UNAVAILABLE: "找不到這筆車票預訂。",
  RAIL_NOT_OFFERED: "這家旅宿目前不提供高鐵車票。",
  RAIL_STATION: "去程請搭到離旅宿最近的車站，回程也從這一站出發。",
  RAIL_DATES: "去程限入住當天或前一天，回程限退房當天或隔天。",
  RAIL_RETURN_FIRST: "回程必須在去程抵達之後，請重新選擇車次。",
  RAIL_ROUND_TRIP: "這家旅宿的高鐵車票只賣來回票。",
  RAIL_PASSENGERS: "車票張數與入住人數不符，請修改其中一項。",
  RAIL_NOT_ON_SALE: "這一天的車票還沒開賣，或已經停售。",
  RAIL_TRAIN_GONE: "這班車已停止售票，或不停靠您選的車站。請改選其他車次。",
  RAIL_NO_SEATS: "這班車的座位不夠了，請改選其他車次。",
  RAIL_NEEDS_PAYMENT: "含高鐵車票的訂單，須線上付款或匯款一次付清。",
  RAIL_BUSY: "高鐵正在處理這筆車票，請過一分鐘再試。",
  RAIL_OVER: "這筆車票已經失效，請重新選擇車次。",
  RAIL_PRICE_DIFFERS: "換成這班車後票價會不同，請改選其他車次，或退票後重新訂購。",
  RAIL_PICKED_UP: "車票已經取票，請於開車前 30 分鐘到高鐵車站窗口辦理。",
  RAIL_REFUSED: "高鐵無法受理這筆車票，請改選其他車次。",
  RAIL_SILENT: "暫時連不上高鐵系統，請稍後再試。",
};

export type RailRefusals = typeof railRefusals;
