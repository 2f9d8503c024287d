import { theme_names } from "#languages/ko-KR/site/theme-names.ts";
import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  lead: "모두 온전한 예약 사이트입니다. 홈, 객실, 프로모션, 검색에서 영수증까지 여러 언어로, 휴대폰과 컴퓨터에서. 아래 화면은 모두 실제 페이지입니다. 색을 바꿔 보고 안으로 들어가 보세요.",
  lead_pictures:
    "모두 온전한 예약 사이트입니다. 홈, 객실, 프로모션, 검색에서 영수증까지 여러 언어로, 휴대폰과 컴퓨터에서. 아래 그림은 예시 숙소로 각 레이아웃의 첫 번째 색을 보여 줍니다. 가입하면 내 내용으로 모든 색을 바로 볼 수 있습니다.",
  pictures_note: "그림 속 숙소는 가상의 곳이며, 사진은 컴퓨터로 생성했습니다.",
  facts: (layouts, themes, languages) => `레이아웃 ${layouts}종 · 색 ${themes}종 · 언어 ${languages}개`,
  all_themes: "모든 레이아웃과 색",
  suits: "어울리는 곳",
  themes: "색",
  theme_names,
  shown_with: "보기로 쓴 숙소",
  open: "이 레이아웃 열기",
  on_desktop: (name) => `${name}, 컴퓨터 화면`,
  on_phone: (name) => `${name}, 휴대폰 화면`,
  back: "첫 페이지",
  see_layouts: "모든 레이아웃과 색 보기",
};
