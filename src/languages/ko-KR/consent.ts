import type { ConsentWords } from "#languages/zh-TW/consent.ts";

export const consent: ConsentWords = {
  settings: "쿠키 설정",
  text: (services) =>
    `웹사이트와 광고를 개선하기 위해 ${services}의 쿠키를 사용해도 될까요? 동의하지 않으셔도 예약하실 수 있습니다.`,
  services: {
    google: "Google Analytics",
    meta: "Meta Pixel",
    both: "Google Analytics와 Meta Pixel",
  },
  refuse: "동의 안 함",
  accept: "동의",
};
