import { setupSteps } from "#languages/ko-KR/setup-steps.ts";
import type { GoLiveWords } from "#languages/zh-TW/studio/go-live.ts";

export const words: GoLiveWords = {
  ...setupSteps,
  lead: "마지막으로 확인하고 문을 열어 보세요.",
  blocked: (text) => `꼭 필요한 항목이 ${text}개 남았습니다`,
  blocked_text: "모두 채우면 공개할 수 있습니다.",
  ready: "준비가 끝났습니다",
  ready_text: "공개하면 누구나 웹사이트를 열고 예약할 수 있습니다. 이후의 변경은 발행해야 사이트에 나타납니다.",
  enough: "공개할 수 있습니다",
  enough_text: "필요한 항목은 모두 갖췄습니다. 나머지는 공개한 뒤에 채워도 됩니다.",
  publish: "웹사이트 공개",
  confirm_title: "웹사이트를 공개할까요?",
  confirm_text: (text) => `누구나 ${text}에 들어와 예약할 수 있게 됩니다. 지금의 초안도 함께 발행됩니다.`,
  published: "웹사이트를 공개했습니다",
  live: "웹사이트가 공개되어 있습니다",
  live_text: "이제 널리 알려 보세요.",
  rehearse_text:
    "예약부터 결제, 취소까지 실제 흐름대로 해 보고 고객과 숙소에 무엇이 도착하는지 확인하세요. 기록은 남지 않습니다.",
  rehearse: "예약 연습하기",
  checks: "점검 목록",
  share: "공유",
  open: "웹사이트 열기",
  copy: "주소 복사",
  copied: "복사했습니다",
  line: "LINE으로 공유",
  qr: "QR 코드",
  qr_text: "명함이나 프런트, 메뉴판에 인쇄하면 한 번만 찍어도 바로 들어옵니다.",
  qr_save: "QR 코드 내려받기",
  poster: "포스터 내려받기(PDF)",
};
