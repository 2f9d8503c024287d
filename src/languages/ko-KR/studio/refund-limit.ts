import type { RefundLimitWords } from "#languages/zh-TW/studio/refund-limit.ts";

export const words: RefundLimitWords = {
  refund_limit: {
    title: "프런트 환불",
    text: "프런트가 예약을 취소하거나 환불을 기록할 때 한 번에 돌려줄 수 있는 최대 금액입니다. 넘으면 소유자, 매니저 또는 회계 담당자가 처리해야 합니다.",
    label: "환불 건당 한도",
    any: "제한 없음",
    save: "저장",
    saved: "저장했습니다.",
    hint: "프런트에서 환불하지 못하게 하려면 0을 입력하세요.",
  },
};
