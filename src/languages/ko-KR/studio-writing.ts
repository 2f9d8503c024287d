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

export const translation: typeof writing.translation = {
  title: "번역",
  lead: "원문과 나란히 보며 하나씩 번역합니다. 원문이 바뀌면 번역문에 자동으로 표시됩니다.",
  languages: "언어",
  states: {
    missing: "번역 없음",
    stale: "원문 바뀜",
    draft: "초안",
    machine: "기계 번역",
    reviewed: "검토 완료",
  },
  say: {
    draft: "초안으로 되돌리기",
    machine: "기계 번역으로 표시",
    reviewed: "검토 완료로 표시",
  },
  state_menu: "상태 바꾸기",
  said_by: (name, time) => `${name}, ${time}`,
  made_from: "번역할 때의 원문",
  changed_meanwhile: "이 글이 방금 바뀌었습니다. 다시 읽고 표시해 주세요.",
  marked: "표시했습니다.",
  filter: "볼 항목",
  all: "전체",
  todo: "할 일",
  filtered: (name, number) => `${name} ${number}`,
  search: "글 검색",
  next: "다음",
  previous: "이전",
  keys: "Alt+↓와 Alt+↑로 다음이나 이전 글로, Ctrl+Enter로 검토 완료하고 다음 글로 갑니다.",
  place: (number, of) => `${of}개 중 ${number}번째`,
  open: (label) => `${label} 번역`,
  none_title: "여기에는 할 일이 없습니다",
  none_text: "다른 조건이나 다른 언어를 골라 보세요.",
  one_title: "사이트 언어가 하나뿐입니다",
  one_text: "‘기본 정보’에서 언어를 추가하면 여기에서 번역할 수 있습니다.",
  one_open: "언어 고르기",
  counts: (missing, to_review, stale) =>
    [
      ...(missing > 0 ? [`번역 없음 ${missing}개`] : []),
      ...(to_review > 0 ? [`검토 필요 ${to_review}개`] : []),
      ...(stale > 0 ? [`원문 바뀜 ${stale}개`] : []),
    ].join(", "),
  to_review: "검토 필요",
  reviewed_share: (share) => `검토 완료 ${share}%`,
  review_all: (texts) => `이 ${texts}개를 검토 완료로 표시`,
  review_all_text: "누군가 모두 읽었는지 확인해 주세요. 나중에 하나씩 초안으로 되돌릴 수 있습니다.",
  complete: "모두 완료",
  waiting: "기준 미달로 아직 비공개",
  threshold: "얼마나 번역되면 공개할까요",
  threshold_hint:
    "검토가 필요한 번역도 번역된 것으로 셉니다. 기준에 못 미친 언어는 발행해도 공개되지 않습니다. 기준을 채우면 다음 발행 때 추가됩니다.",
  threshold_none: "제한 없음: 고른 언어 모두 공개",
  threshold_share: (share) => `${share}% 이상`,
  threshold_saved: "저장했습니다. 다음 발행부터 적용됩니다.",
  threshold_locked: "대표나 매니저가 정합니다.",
  held_back: (language, share, least) =>
    `${language}: ${share}% 번역됨. 기준 ${least}%에 못 미쳐 이번 발행에서는 공개되지 않습니다.`,
};

export const glossary: typeof writing.glossary = {
  title: "용어집",
  lead: "숙소, 객실, 장소 이름을 언어마다 어떻게 쓸지 정해 둡니다. 번역할 때 옆에 알려 드립니다.",
  add: "이름 추가",
  edit: (name) => `‘${name}’ 고치기`,
  in_language: (language) => `${language} 표기`,
  empty_title: "아직 이름이 없습니다",
  empty_text: "숙소 이름부터 넣어 보세요. 원문에 그 이름이 나오면 정해 둔 표기가 번역 칸 옆에 나타납니다.",
  saved: "저장했습니다.",
  remove: (name) => `‘${name}’ 삭제`,
  removed: "삭제했습니다.",
  not_agreed: "미정",
  terms: "정해 둔 표기",
  term: (source, target) => `${source}: ${target}`,
  lacks: (target) => `번역문에 ‘${target}’이(가) 없습니다.`,
};

export const characters_missing: typeof writing.characters_missing = (characters) =>
  `이 레이아웃의 제목 글꼴에 없는 글자: ${characters}. 사이트에서는 일반 글꼴로 표시됩니다.`;

export const editing: typeof writing.editing = {
  title: "미리보기에서 편집",
  lead: "페이지의 글이나 사진을 누르면 해당 입력란이 열립니다.",
  mode: "눌렀을 때 할 일",
  edit: "편집",
  browse: "둘러보기",
  mark: (label) => `편집: ${label}`,
  page_language: "페이지 언어",
  share: "공유 링크 복사",
  shared: "복사했습니다. 링크를 받은 사람은 7일 동안 볼 수 있고, 고칠 수는 없습니다.",
  open: "미리보기에서 편집",
  links: {
    open: "공유 중인 미리보기",
    title: "공유 중인 미리보기 링크",
    lead: "링크를 받은 사람은 로그인하지 않고도 아직 공개되지 않은 내용을 볼 수 있고, 고칠 수는 없습니다. 링크는 7일이 지나거나, 만든 사람이 팀을 떠나거나 웹사이트를 편집할 수 없게 되면 바로 사용할 수 없습니다.",
    draft: "초안",
    version: (number) => `버전 ${number}`,
    made: (by, day) => `${by}, ${day} 생성`,
    until: (day) => `${day}까지`,
    copy: "링크 복사",
    copied: "복사했습니다.",
    end: "링크 중지",
    ended: "링크를 중지했습니다.",
    reopened: "링크를 다시 사용할 수 있습니다.",
    none_title: "공유 중인 미리보기가 없습니다",
    none_text: "공개 전 웹사이트를 보여 주려면 미리보기에서 ‘공유 링크 복사’를 누르세요.",
    back: "미리보기로 돌아가기",
  },
};

export const search_page: typeof writing.search_page = {
  page: "페이지",
  pages: {
    home: "첫 화면",
    facilities: "부대시설",
    event: "프로모션",
    news: "소식",
    attractions: "주변 명소",
    about: "숙소 소개",
    follow: "문의",
  },
  title: "검색 결과 제목",
  text: "검색 결과 설명",
  hint: "비워 두면 이 페이지의 이름과 소개를 씁니다.",
};
