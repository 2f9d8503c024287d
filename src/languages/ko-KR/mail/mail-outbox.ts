import type { OutboxWords } from "#languages/zh-TW/mail/mail-outbox.ts";

export const outbox: OutboxWords = {
  title: "보낸 편지함",
  text: "메일 서버가 설정되어 있지 않으면 메일은 발송되지 않고 여기에 보관됩니다. 최근 100통을 표시합니다.",
  empty: "아직 메일이 없습니다. 객실을 예약하면 첫 번째 메일이 여기에 나타납니다.",
  list: "메일 목록",
  to: "받는 사람",
  from: "보낸 사람",
  attachments: "첨부 파일",
  as_shown: "메일 내용",
  as_text: "텍스트 버전",
  back: "보낸 편지함으로 돌아가기",
};
