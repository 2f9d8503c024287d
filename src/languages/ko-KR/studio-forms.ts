import type { forms as master } from "#languages/zh-TW/studio-forms.ts";

export const forms: typeof master = {
  amenities: "숙소 전체의 시설과 서비스",
  amenities_hint:
    "모든 고객이 이용할 수 있는 것입니다. 시설 페이지에 나오고 검색 엔진도 읽습니다. 특정 객실에만 있는 것은 그 객실에 적어 주세요.",
  amenity_search: "시설 검색(예: Wi-Fi, 세탁)",
  amenity_none: "목록에 없는 시설입니다. ‘시설 추가’에서 직접 소개할 수 있습니다.",
  amenities_chosen: (count) => `${count}개 선택됨`,
  page_pictures: "페이지 맨 위의 사진",
  page_pictures_hint: "페이지를 큰 사진으로 시작하는 레이아웃이 있습니다. 고르지 않으면 레이아웃이 정합니다.",
  page_picture: { about: "소개", facility: "시설", promotion: "프로모션", room: "객실" },
  analytics: "방문 통계",
  analytics_hint: "고객이 동의한 뒤에만 불러옵니다. 미리보기와 편집은 세지 않습니다.",
  ga_hint: "G-로 시작하는 측정 ID",
  pixel_hint: "숫자로만 된 픽셀 ID",
  terms: "적용되는 숙박",
  terms_hint: "고객에게 보이는 적용 기간과 객실입니다. 날짜를 비우면 기간 제한이 없습니다.",
  rooms_hint: "고르지 않으면 모든 객실에 적용됩니다.",
  no_type: "분류 없음",
  topics: {
    edit: "분류 관리",
    first: "분류 추가",
    title: "프로모션 분류",
    text: "프로모션 페이지는 분류별로 정리됩니다. 프로모션이 없는 분류는 보이지 않습니다. 이름을 바꾸면 바로 반영됩니다.",
    add: "분류 추가",
    saved: "분류를 저장했습니다",
    remove: "분류 삭제",
    remove_text: "프로모션은 분류 없이 그대로 남습니다.",
    remove_title: (name) => `‘${name}’을(를) 삭제할까요?`,
  },
  empty_archive: {
    title: (count) => `${count}개를 영구 삭제할까요?`,
    text: "되돌릴 수 없습니다. 이전 버전으로 되돌리면 그때의 내용은 다시 나타납니다.",
    yes: "영구 삭제",
    done: (count) => `${count}개를 삭제했습니다.`,
  },
};
