import type * as writing from "#languages/zh-TW/studio-writing.ts";

export const rich: typeof writing.rich = {
  tools: (label) => `${label} 서식`,
  bold: "굵게",
  italic: "기울임",
  heading: "제목",
  subheading: "소제목",
  bullets: "글머리표",
  numbers: "번호 매기기",
  link: "링크",
  unlink: "링크 제거",
  link_address: "어디로 연결할까요?",
  new_window: "새 창에서 열기",
  same_window: "같은 창에서 열기",
  undo: "실행 취소",
  redo: "다시 실행",
  pasted: "글과 간단한 서식만 붙여 넣었습니다. 사진, 표, 스타일, 코드는 가져오지 않았습니다.",
  not_simple: "이 글에는 편집기가 표시할 수 없는 표나 서식이 있습니다. 고치지 않으면 그대로 유지됩니다.",
  simplify: "간단한 서식으로 바꿔 편집",
};

export const language_removal: typeof writing.language_removal = {
  title: (language) => `${language} 페이지를 내릴까요?`,
  text: (language, texts) =>
    `${language}로 쓴 글이 ${texts}개 있습니다. 발행하면 ${language} 페이지는 더 이상 공개되지 않습니다. 글은 남아 있으며, 다시 켜면 돌아옵니다.`,
  yes: "이 언어 내리기",
};
