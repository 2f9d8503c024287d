/** Words of the page that shows e-mails where no mail server sends them. */
export const outbox = {
  title: "寄件匣",
  text: "沒有設定寄信伺服器時，信件會留在這裡，不會寄出。顯示最新的 100 封。",
  empty: "還沒有任何信件。訂一間房，第一封信就會出現在這裡。",
  list: "信件",
  to: "收件人",
  from: "寄件人",
  attachments: "附件",
  as_shown: "信件內容",
  as_text: "純文字內容",
  back: "回到寄件匣",
};

export type OutboxWords = typeof outbox;
