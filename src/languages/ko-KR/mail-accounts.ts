import type { AccountMailWords } from "#languages/zh-TW/mail-accounts.ts";

export const accountMails: AccountMailWords = {
  sign_in_code: {
    subject: (sender) => `[${sender}] 로그인 인증번호`,
    heading: "로그인 인증번호",
    lead: (sender) => `${sender} 로그인 화면에 아래 인증번호를 입력해 주세요.`,
    not_you: "본인이 로그인하지 않았다면 이 메일을 무시하셔도 됩니다. 인증번호는 누구에게도 알려 주지 마세요.",
  },
  new_device: {
    subject: (sender) => `[${sender}] 새 기기에서 로그인`,
    heading: "새 기기에서 로그인했습니다",
    lead: "회원님의 계정이 새 기기에서 로그인되었습니다. 본인이라면 아무것도 하지 않으셔도 됩니다.",
    browser: "기기",
    time: "시간",
    not_you: "본인이 아니라면 즉시 모든 기기에서 로그아웃하고 비밀번호를 변경해 주세요.",
    button: "로그인된 기기 보기",
  },
};
