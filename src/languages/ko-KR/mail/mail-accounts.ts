import type { AccountMailWords } from "#languages/zh-TW/mail/mail-accounts.ts";

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
  publish_failed: {
    subject: (lodging) => `[${lodging}] 예약한 게시가 완료되지 않았습니다`,
    heading: "사이트가 예정대로 게시되지 않았습니다",
    lead: (at) => `${at}에 게시하기로 한 초안을 게시하지 못했습니다. 사이트는 그대로이며 초안도 남아 있습니다.`,
    why: "이유",
    button: "관리 화면 열기",
  },
  lodging_untouched: {
    subject: (lodging) => `${lodging}: 웹사이트가 아직 공개되지 않았습니다`,
    heading: "웹사이트가 기다리고 있습니다",
    lead: (lodging) => `${lodging}에 오랫동안 변경이 없었고 아직 공개되지 않았습니다.`,
    archived: (day) => `변경이 없으면 ${day}에 보관 처리되고 주소는 다른 분이 쓸 수 있게 됩니다.`,
    button: "이어서 설정하기",
    keep: "관리 화면에서 한 가지만 바꿔도 그대로 유지됩니다.",
  },
  staff_invitation: {
    subject: (lodging) => `[${lodging}] 팀 초대`,
    heading: (lodging) => `${lodging} 팀에 초대합니다`,
    lead: (lodging) => `${lodging}에서 웹사이트와 예약을 함께 관리하도록 초대했습니다.`,
    role: "역할",
    may: "할 수 있는 일",
    address: "로그인할 이메일",
    button: "초대 확인하기",
    days: (days) => `이 초대는 ${days}일 동안 유효하며, 위의 이메일로만 수락할 수 있습니다.`,
    not_you: "이 숙소를 모르신다면 이 메일을 무시하셔도 됩니다. 아무 변화도 없습니다.",
  },
  kinds: {
    sign_in_code: "로그인 인증번호",
    new_device: "새 기기 로그인",
    publish_failed: "예약 게시 실패",
    staff_invitation: "팀 초대",
    lodging_untouched: "변경이 없는 숙소",
  },
};
