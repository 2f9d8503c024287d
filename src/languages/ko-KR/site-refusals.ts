import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  ACCOUNT_IS_STAFF:
    "이 계정은 숙소 직원 계정이기도 합니다. 먼저 숙소 소유자에게 팀에서 제외해 달라고 요청한 뒤 계정을 삭제해 주세요.",
  PASSKEY_NEEDED:
    "이 계정에는 패스키가 있어 인증번호로 비밀번호를 재설정할 수 없습니다. 패스키로 로그인한 뒤 ‘계정과 보안’에서 변경해 주세요.",
  TWO_STEPS_NEEDED:
    "이 계정은 관리 화면에 들어갈 수 있습니다. 먼저 관리 화면에 로그인한 뒤 여기에서 로그인 방법을 변경해 주세요.",
  NOT_STAFF: "이 계정으로 관리할 수 있는 숙소가 없습니다. 초대 메일의 링크를 열거나 숙소 책임자에게 문의해 주세요.",
  NOTHING_TO_PUBLISH: "게시할 변경 사항이 없습니다. 사이트는 이미 최신 상태입니다.",
  TEXTS_MISSING: "필수 문구가 아직 비어 있습니다. 기본 언어로 입력한 뒤 게시해 주세요.",
  TERM_TAKEN: "이 이름은 이미 용어집에 있습니다. 그 항목을 고쳐 주세요.",
};
