/** What the studio refuses: rates, orders, then pictures. */
export const studioRefusals = {
  RATES_CHANGED: "다른 사람이 방금 요금 설정을 바꾸었습니다. 최신 내용을 확인한 뒤 다시 저장해 주세요.",
  UNDO_OVER: "되돌릴 변경이 없습니다. 마지막 변경만 10분 안에 되돌릴 수 있습니다.",
  UNITS_IN_USE: "이보다 많은 객실이 이미 판매, 보류 또는 사용 중지된 날이 있습니다.",
  PLAN_PARENT_INVALID: "연동 요금제는 자체 요금이 있는 요금제만 따를 수 있습니다.",
  PLAN_HAS_DERIVED: "이 요금제의 요금을 따르는 다른 요금제가 있습니다. 먼저 그 요금제에 자체 요금을 정해 주세요.",
  PRICE_TOO_LOW: "요금이 0 이하가 되는 날이 있습니다. 금액을 올려 주세요.",
  REFUND_CHANGED: "환불 금액이 방금 바뀌었습니다. 다시 확인한 뒤 취소해 주세요.",
  PICTURE_EMPTY: "빈 파일입니다. 사진을 다시 선택해 주세요.",
  PICTURE_TOO_LARGE: "사진이 25MB를 넘습니다. 크기를 줄여 다시 올려 주세요.",
  PICTURE_TOO_MANY_PIXELS: "사진이 1억 화소를 넘습니다. 크기를 줄여 다시 올려 주세요.",
  PICTURE_TYPE: "JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다. iPhone의 HEIC 사진은 먼저 JPEG로 저장해 주세요.",
  PICTURE_BROKEN: "사진이 중간에 끊겼거나 손상되었습니다. 카메라나 휴대폰에서 다시 내보내 주세요.",
  PICTURE_MIXED: "사진 외에 다른 내용이 들어 있어 안전을 위해 올릴 수 없습니다. 사진을 다시 내보내 주세요.",
  PICTURE_SPACE: "사진을 저장할 공간이 없습니다. 사용하지 않는 사진을 정리하거나 플랫폼에 문의해 주세요.",
  PICTURE_IN_USE: "사이트에서 사용 중인 사진입니다. 먼저 다른 사진으로 바꿔 주세요.",
  UPLOAD_INCOMPLETE: "사진을 아직 다 올리지 못했습니다. 계속 올려 주세요.",
  GATEWAY_NOT_TESTED: "이 결제 서비스는 아직 테스트를 통과하지 못했습니다. 먼저 테스트 결제를 해 주세요.",
  GATEWAY_REFUSED:
    "결제 서비스가 테스트를 받아들이지 않았습니다. 키와 환경(실제 또는 테스트)을 확인한 뒤 다시 시도해 주세요.",
  REFUND_STEPS_OVERLAP: "이 날짜에는 이미 다른 단계가 있습니다. 일수를 바꾸거나 둘 중 하나를 삭제해 주세요.",
  REFUND_STEPS_FALL: "체크인에 가까울수록 수수료 비율이 높아야 합니다. 이 단계를 조정해 주세요.",
  TOO_MANY_POLICIES: "취소 규정은 20개까지 만들 수 있습니다. 쓰지 않는 규정을 먼저 삭제해 주세요.",
  POLICY_IN_USE: "아직 이 규정을 쓰는 요금제나 기본 설정이 있습니다. 먼저 다른 규정으로 바꿔 주세요.",
  PLAN_NEEDS_ROOMS: "객실 유형을 하나 이상 선택해 주세요. 그렇지 않으면 이 요금제는 예약할 수 없습니다.",
  DEPOSIT_INVALID:
    "예약금은 1%에서 99% 사이여야 합니다. 받지 않으려면 선택을 해제하고, 전액을 받으려면 ‘예약할 때 전액 결제 가능’를 선택해 주세요.",
  CURRENCY_IN_USE:
    "장부에 주문이나 회원 포인트가 있고 금액이 현재 통화로 기록되어 있어 통화를 바꿀 수 없습니다. 다른 통화로 판매하려면 새 숙소를 여세요.",
};
