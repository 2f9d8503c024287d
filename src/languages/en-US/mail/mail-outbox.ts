import type { OutboxWords } from "#languages/zh-TW/mail/mail-outbox.ts";

export const outbox: OutboxWords = {
  title: "Outbox",
  text: "Without a mail server, emails are kept here instead of being sent. These are the latest 100.",
  empty: "No emails yet. Book a room, and the first one will appear here.",
  list: "Emails",
  to: "To",
  from: "From",
  attachments: "Attachments",
  as_shown: "The email",
  as_text: "Plain text",
  back: "Back to the outbox",
};
