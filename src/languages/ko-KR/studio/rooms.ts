import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";

export const words: RoomsWords = {
  units: {
    title: "객실 수와 객실 번호",
    hint: "여기서 바꾼 내용은 바로 적용됩니다. 오늘부터 예약할 수 있는 객실 수가 됩니다.",
    units: "객실 수",
    numbers: "객실 번호",
    numbers_hint: "쉼표로 구분하고, 이어지는 번호는 101-104처럼 쓸 수 있습니다. 번호가 없으면 객실 수만 입력하세요.",
    read: (count, numbers) => (count === 0 ? "아직 객실 번호가 없습니다" : `객실 번호 ${count}개: ${numbers}`),
    save: "객실 저장",
    saved: (units) => `저장했습니다. 모두 ${units}실입니다`,
    may_not: "현재 역할로는 객실 수를 바꿀 수 없습니다.",
    not_yet: "이 객실을 공개하면 판매가 시작됩니다.",
    note: (units, numbers) => (numbers === "" ? `${units}실` : `${units}실 · ${numbers}`),
    none: "객실 수가 입력되지 않았습니다",
  },
  tags: {
    title: "특징 태그",
    hint: "전망이나 층처럼 먼저 보여 주고 싶은 특징입니다. 예: ‘바다 전망’, ‘5층 이상’",
    one: (nth) => `${nth}번째 태그`,
    add: "태그 추가",
    remove: (nth) => `${nth}번째 태그 삭제`,
  },
};
