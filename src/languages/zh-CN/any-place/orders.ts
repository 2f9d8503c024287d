/** What the pages, e-mails and papers of an order say differently where there are no rooms. */
import type { Variation } from "#languages/vary.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import type { MemberWords } from "#languages/zh-TW/members.ts";
import type { OrderWords } from "#languages/zh-TW/orders.ts";
import type { ProofWords } from "#languages/zh-TW/proof.ts";

export const orders: Variation<OrderWords> = {
  status: {
    checked_out: "已离营",
  },
  outcome: {
    paid: {
      text: "款项已付清，营位已为您保留。确认邮件会发到您的邮箱。",
    },
    part_paid: {
      text: "已收到定金，营位已为您保留。确认邮件会发到您的邮箱。",
    },
    rest_due: {
      text: "已收到部分款项，营位已为您保留。确认邮件会发到您的邮箱。",
    },
    on_arrival: {
      text: "营位已为您保留，抵达时再付款。确认邮件会发到您的邮箱。",
    },
    waiting: {
      text: "支付服务还没有答复，通常只要几秒钟。您的营位仍然保留着。",
    },
    unpaid: {
      text: "还没有收到款项。您的订单与营位都还保留着，付款后预订才算完成。",
    },
    failed: {
      text: "这次没有扣款。您的营位仍然保留着，请再试一次，或改用其他方式付款。",
    },
    remit: {
      text: "营位已为您保留。请在期限前转账，收到款项后我们会发确认邮件给您。",
    },
    reported: {
      text: "我们正在核对款项，到账后会发确认邮件给您。您的营位仍然保留着。",
    },
    transfer: {
      text: "营位已为您保留。请在期限前转账到这组专属账号，到账后预订就完成了。",
    },
    cancelled: {
      text: "这笔订单已经取消，营位已不再保留。",
    },
    expired: {
      text: "期限内没有收到款项，营位已不再保留。款项若稍后到账，还有空位就为您重新保留，否则全额退还。",
    },
  },
  kept_until: (moment) => `营位保留至 ${moment}`,
  after_deadline: "逾期未付款，订单会自动失效，营位也不再保留。",
  due_on_arrival: "现场付款",
  rooms: "营位",
  cancel: {
    lead: "取消后营位将立即释放，无法恢复。",
  },
  staff: {
    order_over: "这笔订单已不在等待付款。若确实收到转账，登记后系统会安排保留营位或退款。",
  },
};

export const mail: Variation<MailWords> = {
  order_received: {
    lead: (amount, deadline) => `我们已为您保留营位。请在 ${deadline}前支付 ${amount}，收到款项后预订即告成立。`,
    after: "逾期未付款，订单将自动失效，营位也不再保留。",
  },
  reminder: {
    lead: (amount, deadline) => `营位仍为您保留着。请在 ${deadline}前支付 ${amount}，收到款项后预订即告成立。`,
  },
  refund: {
    late: "您的款项在付款期限之后才到账，很抱歉，营位已经无法保留。",
  },
  expired: {
    lead: "我们在期限内没有收到足额的款项，因此订单已失效，营位也不再保留。",
    again: "如果您仍想入住，欢迎重新预订，营位与价格以届时为准。",
  },
  extras_added: {
    held: (amount, moment) =>
      `加购的项目为您保留至 ${moment}，请在此之前支付 ${amount}。超时未付款会自动取消加购，营位不受影响。`,
  },
  extras_lapsed: {
    lead: "加购的项目超时未付款，已自动取消。营位不受影响；如果仍然需要，可以在订单页面重新加购。",
  },
  staff: {
    new_order: {
      confirmed: "这笔订单已经确认，营位已售出。",
    },
    cancelled: {
      lead: "这笔订单已经取消，营位已重新开放销售。",
    },
  },
  pay_ways: {
    cash: "现场付现金",
    pay_arrival: "现场付款",
  },
  labels: {
    check_out: "离营",
    rooms: "营位",
  },
  stays: {
    after_stay: {
      feedback: "如果有不周到的地方，或有物品遗忘在营地，请直接回复这封邮件告诉我们。",
      again: "期待再次与您在营地相见。",
    },
    kinds: {
      after_stay: "离营后致谢",
    },
  },
  kinds: {
    after_stay: "离营后致谢",
  },
  outbox: {
    empty: "还没有任何邮件。预订一个营位，第一封邮件就会出现在这里。",
  },
};

export const proof: Variation<ProofWords> = {
  status: {
    checked_out: "已离营",
  },
  paid_on_arrival: (left, day) => `住宿费用 ${left}，请于 ${day}抵达时支付。`,
  nights_and_rooms: (nights, rooms) => `${nights} 晚，${rooms} 个营位`,
  room_and_plan: "营位与方案",
  room_quantity: "营位数",
  price_per_room: "每个营位金额",
  lodging: "营地信息",
};

export const members: Variation<MemberWords> = {
  consent: {
    news: "我想收到本营地的优惠与消息",
  },
  failed: {
    away: "登录服务暂时无法连接。您选好的营位还在，请稍后再试。",
  },
};
