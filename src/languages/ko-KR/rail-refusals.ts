import type { RailRefusals } from "#languages/zh-TW/rail-refusals.ts";

export const railRefusals: RailRefusals = {
  RAIL_UNAVAILABLE: "해당 열차 예약을 찾을 수 없습니다.",
  RAIL_NOT_OFFERED: "고속철도 승차권은 판매하지 않습니다.",
  RAIL_STATION: "가는 열차는 숙소에서 가장 가까운 역에 도착하고, 오는 열차는 그 역에서 출발해야 합니다.",
  RAIL_DATES: "가는 열차는 체크인 당일이나 전날, 오는 열차는 체크아웃 당일이나 다음 날만 선택할 수 있습니다.",
  RAIL_RETURN_FIRST: "오는 열차는 가는 열차가 도착한 뒤에 출발해야 합니다. 다시 선택해 주세요.",
  RAIL_ROUND_TRIP: "숙박과 함께 구매하는 승차권은 왕복으로만 판매합니다.",
  RAIL_PASSENGERS: "승차권 장수와 투숙 인원이 다릅니다. 둘 중 하나를 변경해 주세요.",
  RAIL_NOT_ON_SALE: "해당 날짜의 승차권은 현재 판매하지 않습니다.",
  RAIL_TRAIN_GONE: "판매가 끝났거나 선택한 역에 서지 않는 열차입니다. 다른 열차를 선택해 주세요.",
  RAIL_NO_SEATS: "이 열차에는 남은 좌석이 부족합니다. 다른 열차를 선택해 주세요.",
  RAIL_NEEDS_PAYMENT: "승차권이 포함된 예약은 카드나 계좌이체로 전액을 미리 결제해야 합니다.",
  RAIL_BUSY: "철도 회사에서 처리 중입니다. 1분 뒤에 다시 시도해 주세요.",
  RAIL_OVER: "더 이상 유효하지 않은 열차 예약입니다. 열차를 다시 선택해 주세요.",
  RAIL_PRICE_DIFFERS: "이 열차는 운임이 다릅니다. 다른 열차를 선택하거나 환불 후 다시 구매해 주세요.",
  RAIL_PICKED_UP: "이미 수령한 승차권입니다. 출발 30분 전까지 역 창구를 이용해 주세요.",
  RAIL_REFUSED: "철도 회사에서 이 승차권을 처리할 수 없습니다. 다른 열차를 선택해 주세요.",
  RAIL_SILENT: "철도 회사의 시스템에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.",
};
