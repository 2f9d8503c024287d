/** Why someone can’t be on a lodging’s staff, and why a lodging can’t be opened or have a domain. */
export const lodgingRefusals = {
  ALREADY_STAFF: "이미 팀에 속한 이메일입니다.",
  LAST_OWNER: "숙소에는 책임자가 한 명 이상 있어야 합니다. 먼저 다른 사람을 책임자로 지정해 주세요.",
  INVITATION_OVER: "더 이상 유효하지 않은 초대입니다. 숙소 책임자에게 다시 보내 달라고 요청해 주세요.",
  INVITATION_FOR_OTHER: "이 초대는 다른 이메일로 보낸 것입니다. 초대받은 이메일로 로그인해 주세요.",
  SLUG_TAKEN: "방금 다른 분이 이 주소를 사용했습니다. 다른 이름을 골라 주세요.",
  SLUG_RESERVED: "예약된 이름이거나 오해를 부를 수 있는 이름입니다. 다른 이름을 골라 주세요.",
  SLUG_MALFORMED: "영문 소문자, 숫자, 하이픈으로 3~40자, 첫 글자는 영문자로 입력해 주세요.",
  TOO_MANY_LODGINGS:
    "아직 공개하지 않은 숙소가 너무 많거나 오늘 개설 횟수를 넘었습니다. 먼저 한 곳을 완성하거나 내일 다시 시도해 주세요.",
  DOMAIN_MALFORMED: "도메인으로 사용할 수 없습니다. www.example.com 같은 이름을 입력해 주세요.",
  DOMAIN_OF_PLATFORM: "플랫폼 자체 주소이므로 추가할 필요가 없습니다.",
  DOMAIN_TAKEN:
    "다른 숙소가 사용 중인 도메인입니다. 지금 소유자라면 도메인 업체에서 예전 _yado TXT 레코드를 지운 뒤 다시 시도해 주세요.",
  DOMAIN_NOT_READY: "아직 준비되지 않은 도메인입니다. 도메인 업체에서 아래 두 레코드를 추가한 뒤 다시 확인해 주세요.",
  TOO_MANY_DOMAINS: "도메인은 10개까지 가능합니다. 쓰지 않는 도메인을 먼저 빼 주세요.",
  NOT_READY_TO_PUBLISH: "꼭 필요한 단계가 남아 있어 아직 공개할 수 없습니다. ‘필수’로 표시된 항목을 먼저 마쳐 주세요.",
};
