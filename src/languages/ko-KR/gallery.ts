import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  title: "열세 가지 레이아웃, 마흔 가지 색",
  lead: "모두 온전한 예약 사이트입니다. 홈, 객실, 프로모션, 검색에서 영수증까지 다섯 언어로, 휴대폰과 컴퓨터에서. 아래 화면은 모두 실제 페이지입니다. 색을 바꿔 보고 안으로 들어가 보세요.",
  facts: (layouts, themes, languages) => `레이아웃 ${layouts}종 · 색 ${themes}종 · 언어 ${languages}개`,
  all_themes: "모든 레이아웃과 색",
  suits: "어울리는 곳",
  themes: "색",
  shown_with: "보기로 쓴 숙소",
  open: "이 레이아웃 열기",
  on_desk: (name) => `${name}, 컴퓨터 화면`,
  on_phone: (name) => `${name}, 휴대폰 화면`,
  back: "첫 페이지",
  see_layouts: "모든 레이아웃과 색 보기",
  layouts: {
    layout_100: {
      name: "로비",
      idea: "프런트를 그대로 옮긴 페이지. 어떤 곳인지, 오늘 밤 요금과 예약이 첫눈에 보입니다.",
      suits: "호텔, 아파트먼트 호텔",
    },
    layout_200: {
      name: "툇마루",
      idea: "족자처럼 한 문장과 넉넉한 여백. 잠자리보다 온천과 상차림을 먼저 보여 줍니다.",
      suits: "료칸, 온천 여관",
    },
    layout_300: {
      name: "현관",
      idea: "집보다 주인을 먼저 만납니다. 둥근 글자와 따뜻한 색의 페이지.",
      suits: "민박, 게스트하우스",
    },
    layout_400: {
      name: "숲 지붕",
      idea: "예약할 수 있는 등산 지도. 등고선과 계절, 그리고 표 한 장.",
      suits: "캠핑장, 오두막, 글램핑",
    },
    layout_500: {
      name: "저널",
      idea: "호텔이 동네 신문을 찍고, 객실은 안내 광고란에 실립니다.",
      suits: "디자인 호텔, 부티크 호텔",
    },
    layout_501: {
      name: "밀착 인화",
      idea: "같은 신문의 사진 특집호. 읽기보다 한 컷씩 넘겨 봅니다.",
      suits: "아트 호텔, 사진을 테마로 한 숙소",
    },
    layout_600: {
      name: "모듈",
      idea: "건물의 안내 표지가 곧 사이트입니다. 숫자와 그림 문자, 시각.",
      suits: "캡슐 호텔, 호스텔",
    },
    layout_700: {
      name: "수평선",
      idea: "하나의 풍경, 그리고 고요. 이름은 선 위에, 나머지는 모두 선 아래에.",
      suits: "리조트, 전망 좋은 호텔",
    },
    layout_701: {
      name: "테라스",
      idea: "차분한 첫 화면 아래 북적이는 테라스. 오늘 할 일을 먼저, 방은 그다음에.",
      suits: "가족 리조트, 시설이 많은 호텔",
    },
    layout_702: {
      name: "빌라",
      idea: "집 한 채, 요금 하나, 달력 한 장. 집을 있는 그대로 소개합니다.",
      suits: "전원 별장, 독채 숙소",
    },
    layout_800: {
      name: "네온 나이트",
      idea: "로비에 불 켜진 객실 판을 휴대폰으로. 불빛을 보고 고르면 요금이 바로 보입니다.",
      suits: "모텔, 커플 호텔",
    },
    layout_900: {
      name: "달력",
      idea: "이달에 무엇이 익는지가 할 일과 먹을거리를 정합니다.",
      suits: "농장, 시골 민박",
    },
    layout_1000: {
      name: "안뜰",
      idea: "소박한 문을 열면 모든 것이 가운데 뜰을 둘러 펼쳐집니다.",
      suits: "안뜰이 있는 고택, 유서 깊은 저택",
    },
  },
};
