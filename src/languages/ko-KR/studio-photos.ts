import type { photos as master } from "#languages/zh-TW/studio-photos.ts";

export const photos: typeof master = {
  add: "사진 선택",
  replace: "다른 사진 선택",
  no_picture: "아직 사진이 없습니다",
  library: "내 사진",
  none: "사진 보관함에 다른 사진이 아직 없습니다.",
  drop: "사진을 여기에 끌어다 놓거나 이 기기에서 선택하세요",
  limits: "JPEG, PNG, WebP, AVIF. 한 장에 25 MB까지. 올리고 나면 바로 여기에 쓰입니다.",
  choose: "이 기기에서 선택",
  uploading: (done, all) => `올리는 중입니다. ${all}장 중 ${done}장 완료`,
  stopped: "업로드가 멈췄습니다. 다시 시도해 주세요.",
  alt_placeholder: "무엇이 보이나요?",
  nth: (number) => `${number}번째 사진`,
  alt: (number) => `${number}번째 사진 설명`,
  forward: (number) => `${number}번째 사진을 앞으로`,
  back: (number) => `${number}번째 사진을 뒤로`,
  remove: (number) => `${number}번째 사진 빼기`,
  use: (name) => `${name} 사용`,
};
