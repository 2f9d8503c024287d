/** What the pages, e-mails and papers of an order say differently where there are no rooms. */
import { asOne } from "#rules/text/as-one.ts";
import type { Variation } from "#languages/vary.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import type { MemberWords } from "#languages/zh-TW/members.ts";
import type { OrderWords } from "#languages/zh-TW/orders.ts";
import type { ProofWords } from "#languages/zh-TW/proof.ts";

export const orders: Variation<OrderWords> = {
  lookup: {
    lead: "查看訂單、付款、下載預訂確認單，或取消預訂。",
    old_link: "這個連結已經不能使用。請輸入預訂時留下的電子信箱或手機號碼。",
    unopened: (number: string) =>
      `無法直接開啟訂單「${number}」。請確認訂單代碼或編號，再輸入預訂時留下的電子信箱或手機號碼。`,
    order_number_hint: `寫在預訂通知信的最上方。輸入 ${asOne("ABCD-EFGH")} 這樣的八碼訂單代碼就可以，${asOne("HXA 開頭")}的訂單編號也可以。`,
    contact_hint: "預訂時留下的那一個。",
    without_number_text: "我們會寄一組驗證碼到您預訂時留下的電子信箱或手機，確認後列出您的所有訂單。",
  },
  wrong: {
    contact: "請輸入預訂時的電子信箱或手機號碼。",
    phone_code: "驗證碼只能寄到電子信箱，請改填預訂時的電子信箱。",
  },
  status: {
    confirmed: "預訂成功",
    checked_out: "已離營",
  },
  outcome: {
    paid: {
      title: "預訂成功",
      text: "款項已付清，營位已為您保留。確認信會寄到您的信箱。",
    },
    part_paid: {
      title: "預訂成功",
      text: "已收到訂金，營位已為您保留。確認信會寄到您的信箱。",
    },
    rest_due: {
      title: "預訂成功",
      text: "已收到部分款項，營位已為您保留。確認信會寄到您的信箱。",
    },
    on_arrival: {
      title: "預訂成功",
      text: "營位已為您保留，抵達時再付款。確認信會寄到您的信箱。",
    },
    waiting: {
      text: "付款服務還沒有回覆，通常只要幾秒鐘。您的營位仍然保留著。",
    },
    unpaid: {
      text: "還沒有收到款項。您的訂單與營位都還保留著，付款後預訂才算完成。",
    },
    failed: {
      text: "這次沒有扣款。您的營位仍然保留著，請再試一次，或改用其他方式付款。",
    },
    remit: {
      text: "營位已為您保留。請在期限前匯款，收到款項後我們會寄確認信給您。",
    },
    reported: {
      text: "我們正在查收款項，入帳後會寄確認信給您。您的營位仍然保留著。",
    },
    transfer: {
      text: "營位已為您保留。請在期限前轉帳到這組專屬帳號，入帳後預訂就完成了。",
    },
    cancelled: {
      text: "這筆訂單已經取消，營位已釋出。",
    },
    expired: {
      text: "期限內沒有收到款項，營位已釋出。款項若稍後入帳，還有空位就為您重新保留，否則全額退還。",
    },
  },
  too_late: "付款期限將至，已來不及完成付款。訂單失效後，歡迎重新預訂。",
  rest_failed: "剛才的付款沒有成功，沒有扣款。您的預訂不受影響，可以再試一次。",
  kept_until: (moment: string) => `營位保留到 ${moment}`,
  after_deadline: "逾期未付款，訂單會自動失效，營位也會釋出。",
  confirmation: "下載預訂確認單",
  book_again: "重新預訂",
  booker: "預訂人",
  due_on_arrival: "現場付款",
  rooms: "營位",
  cancel: {
    title: "取消預訂",
    lead: "取消後營位會立即釋出，這個動作無法復原。",
    confirm: "確認取消預訂",
  },
  repay: {
    expired: "付款期限已過，這筆訂單已失效。歡迎重新預訂。",
  },
  staff: {
    remittance_text: "請查看收款帳戶。這筆匯款入帳了嗎？確認後訂單會成立，並寄確認信給客人。",
    refund_text: "付款業者無法自動退款，請由您匯還給客人，完成後在這裡登記。",
    done_received: (amount: string) => `已登記入帳 ${amount}。款項已足額，確認信會寄給客人。`,
    last_five: "客人匯出帳號末五碼",
    unknown: "客人尚未提供",
    order_over: "這筆訂單已不在等待付款。若確實收到匯款，登記後系統會安排保留營位或退款。",
    card_text: "這筆訂單使用了限定信用卡的優惠代碼。客人是用這些卡付款的嗎？",
    card_void: "不是，向客人收取差額",
    card_now: {
      holds: "優惠有效，客人不必補差額。",
      void: "優惠不適用，系統已請客人補差額。",
    },
  },
};

export const mail: Variation<MailWords> = {
  order_received: {
    lead: (amount: string, deadline: string) =>
      `我們已為您保留營位。請在 ${deadline}前支付 ${amount}，收到款項後預訂就會成立。`,
    after: "逾期未付款，訂單會自動失效，營位也會釋出。",
  },
  number_issued: {
    lead: (amount: string, deadline: string) => `請在 ${deadline}前轉帳 ${amount} 到以下帳號，入帳後預訂就會成立。`,
  },
  confirmed: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】預訂成功，訂單編號 ${order_doc}`,
    heading: "預訂成功",
    lead: (lodging: string) => `感謝您選擇${lodging}，您的預訂已經確認，期待您的光臨。`,
  },
  paid: {
    in_part: (left: string, deadline: string) => `還差 ${left}，請在 ${deadline}前付清，收到款項後預訂就會成立。`,
  },
  reminder: {
    lead: (amount: string, deadline: string) =>
      `營位仍為您保留著。請在 ${deadline}前支付 ${amount}，收到款項後預訂就會成立。`,
  },
  refund: {
    late: "您的款項在付款期限之後才送達，很抱歉，營位已經無法保留。",
  },
  expired: {
    lead: "我們在期限內沒有收到足額的款項，因此訂單已失效，營位也已釋出。",
    again: "如果您仍想入住，歡迎重新預訂，營位與價格以當時為準。",
  },
  card_differs: {
    lead: (codes: string, cards: string, amount: string) =>
      `優惠代碼 ${codes} 限卡號開頭為 ${cards} 的信用卡使用。這筆款項不是用這些卡支付，因此 ${amount} 的優惠不適用。您的預訂仍然有效。`,
  },
  staff_card: {
    differs: (amount: string) =>
      `付款的卡不是優惠代碼限定的信用卡，系統已請客人補 ${amount}。如果您仍願意給予優惠，請用下面的連結更改。`,
  },
  extras_added: {
    held: (amount: string, moment: string) =>
      `加購的項目為您保留到 ${moment}，請在這之前支付 ${amount}。逾時未付款會自動取消加購，營位不受影響。`,
  },
  extras_lapsed: {
    lead: "加購的項目逾時未付款，已經自動取消。營位不受影響；如果仍然需要，可以在訂單頁面重新加購。",
  },
  staff_extras: {
    heading: "客人更改了加購項目",
  },
  staff: {
    new_order: {
      confirmed: "這筆訂單已經確認，營位已售出。",
      waiting: (amount: string, deadline: string) =>
        `客人選擇匯款，應付 ${amount}，期限為 ${deadline}。客人回報末五碼後，您會再收到一封信。`,
    },
    cancelled: {
      lead: "這筆訂單已經取消，營位已重新開放銷售。",
    },
    cancel_applied: {
      heading: "客人申請取消",
      lead: "客人無法自行取消這筆訂單，因此提出申請。請與客人聯絡，並決定是否同意。",
      no_reason: "客人沒有填寫原因。",
    },
    remittance: {
      heading: "客人回報已匯款",
      lead: (amount: string) => `請在您的帳戶中核對 ${amount}，確認入帳後點選下方連結登記，系統就會寄確認信給客人。`,
    },
    refund: {
      lead: (amount: string) => `系統無法自動退回這筆款項。請將 ${amount} 退還給客人，完成後點選下方連結登記。`,
    },
    footer: (lodging: string) => `這是預訂系統寄給${lodging}的通知。`,
  },
  pay_ways: {
    cash: "現場付現",
    pay_arrival: "現場付款",
  },
  labels: {
    check_out: "離營",
    rooms: "營位",
    booker: "預訂人",
  },
  buttons: {
    confirmation: "下載預訂確認單",
    cancel: "取消預訂",
    again: "重新預訂",
  },
  footer: {
    why: (lodging: string) => `您收到這封信，是因為有人在${lodging}預訂時留下了這個信箱。`,
  },
  stays: {
    after_stay: {
      feedback: "如果有不周到的地方，或有東西忘在營地，請直接回覆這封信告訴我們。",
      again: "期待再次與您在營地相見。",
    },
    kinds: {
      after_stay: "離營後致謝",
    },
  },
  points_expire: {
    balance: (points: string, one: string) =>
      `您目前共有 ${points} 點。預訂時每 1 點可折抵 ${one}，會從最快到期的點數開始使用。`,
  },
  kinds: {
    after_stay: "離營後致謝",
    confirmed: "預訂成功",
  },
  outbox: {
    empty: "還沒有任何信件。訂一個營位，第一封信就會出現在這裡。",
  },
};

export const proof: Variation<ProofWords> = {
  title: "預訂確認單",
  file_name: (order_doc: string) => `預訂確認單-${order_doc}.pdf`,
  document_title: (lodging: string, order_doc: string) => `預訂確認單 ${order_doc} ${lodging}`,
  status: {
    confirmed: "預訂已確認",
    checked_out: "已離營",
  },
  paid_on_arrival: (left: string, day: string) => `住宿費用 ${left}，請於 ${day}抵達時支付。`,
  nights_and_rooms: (nights: number, rooms: number) => `${nights} 晚，${rooms} 個營位`,
  booker: "預訂人",
  room_and_plan: "營位與方案",
  room_quantity: "營位數",
  price_per_room: "每個營位金額",
  lodging: "營地資訊",
};

export const members: Variation<MemberWords> = {
  consent: {
    news: "我想收到這個營地的優惠與消息",
  },
  door: {
    lead: "登入後可用會員價預訂、折抵點數，並查看您的訂單。",
  },
  profile: {
    text: "預訂時會自動帶入這些資料。",
  },
  orders: {
    book: "去預訂",
  },
  credit: {
    kinds: {
      spend: "預訂折抵",
    },
  },
  account: {
    text: "同一個帳號可以登入所有使用這個預訂系統的旅宿。",
  },
  failed: {
    denied: "您取消了登入。沒關係，可以繼續以訪客身分預訂。",
    away: "登入服務暫時連不上。您選好的營位還在，請稍後再試。",
  },
};
