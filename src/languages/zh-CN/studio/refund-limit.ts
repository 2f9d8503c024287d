import type { RefundLimitWords } from "#languages/zh-TW/studio/refund-limit.ts";

export const words: RefundLimitWords = {
  refund_limit: {
    title: "前台退款",
    text: "前台取消订单或标记退款时，一次最多可以退多少钱。超过就要由负责人、经理或会计处理。",
    label: "每笔退款上限",
    any: "不限金额",
    save: "设置",
    saved: "已保存。",
    hint: "不让前台退款，请填 0。",
  },
};
