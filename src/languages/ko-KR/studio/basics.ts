import { signUp } from "#languages/ko-KR/sign-up.ts";
import type { BasicsWords } from "#languages/zh-TW/studio/basics.ts";

export const words: BasicsWords = {
  lodging_facts: {
    kinds: signUp.kinds,
    regions: {
      Asia: "아시아",
      Europe: "유럽",
      America: "아메리카",
      Australia: "호주",
      Pacific: "태평양",
      Africa: "아프리카",
      Atlantic: "대서양",
      Indian: "인도양",
    },
    title: "유형, 국가, 시간대",
    hint: "여기서 바꾸면 게시하지 않아도 바로 적용됩니다. 10분 안에 되돌릴 수 있습니다.",
    kind: "숙소 유형",
    country: "국가 또는 지역",
    timezone: "시간대",
    zone_hint: "도시나 시간대 이름으로 찾을 수 있습니다.",
    nothing_found: "해당하는 시간대가 없습니다",
    choose: "선택해 주세요",
    currency: (currency) => `통화: ${currency}`,
    to_payment: "‘결제와 규정’에서 바꾸기",
    colours: "로고 색을 쓰려면 ‘디자인’에서 고르세요",
    preview: "이렇게 바꿀까요?",
    from_to: (before, after) => `${before} → ${after}`,
    not_said: "미설정",
    kind_means:
      "웹사이트가 새 유형으로 소개되고 ‘디자인’에서 어울리는 레이아웃을 추천합니다. 지금 레이아웃은 그대로입니다.",
    country_means: "예약 양식의 기본 국가와 전화 국가 번호가 바뀝니다. 통화와 시간대는 그대로입니다.",
    zone_means: "‘오늘’, 운영 시간, 예약 게시, 알림 메일이 새 시간대를 따릅니다.",
    zone_today: (before, after) => `숙소의 ‘오늘’이 ${before}에서 ${after}(으)로 바뀝니다.`,
    zone_orders: (orders) =>
      `앞으로의 예약이 ${orders}건 있습니다. 숙박 날짜는 그대로지만 무료 취소 기한은 새 시간대로 계산됩니다.`,
    save: "저장",
    saved: "저장했습니다. 바로 적용됩니다.",
    last: "유형, 국가 또는 시간대를 변경했습니다",
    may_not: "책임자나 매니저가 바꿀 수 있습니다.",
  },
  rail: {
    title: "고속철도 승차권",
    hint: "고객이 객실을 예약하면서 고속철도 승차권을 함께 구매할 수 있습니다. 요금이 대만 달러이고 카드나 계좌 이체로 전액 결제할 수 있을 때 표시됩니다.",
    sells: "객실과 함께 승차권 판매",
    none: "선택 안 함",
    round_trip_only: "왕복만 판매",
    as_guests: "고객 모두 한 장씩 구매",
  },
};
