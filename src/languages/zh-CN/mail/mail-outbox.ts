import type { OutboxWords } from "#languages/zh-TW/mail/mail-outbox.ts";

export const outbox: OutboxWords = {
  title: "发件箱",
  text: "没有设置邮件服务器时，邮件会留在这里，不会发出。显示最新的 100 封。",
  empty: "还没有任何邮件。预订一间房，第一封邮件就会出现在这里。",
  list: "邮件",
  to: "收件人",
  from: "发件人",
  attachments: "附件",
  as_shown: "邮件内容",
  as_text: "纯文本内容",
  back: "回到发件箱",
};
