import type { FinderWords } from "#languages/zh-TW/studio/finder.ts";

export const words: FinderWords = {
  label: "搜索或前往",
  with_orders: "订单编号、姓名、电话、房型或页面",
  without_orders: "房型、优惠、消息或页面",
  screens: "页面",
  orders: "订单",
  content: "内容与方案",
  nothing: (text) => `找不到“${text}”`,
  hint: "↑ ↓ 选择，Enter 打开，Esc 关闭",
  count: (count) => `${count} 个结果`,
  arriving: (day) => `${day} 入住`,
  kinds: {
    room: "房型",
    facility: "设施",
    promotion: "优惠",
    announcement: "最新消息",
    attraction: "周边景点",
    plan: "房价方案",
  },
};
