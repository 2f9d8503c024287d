import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "天井", idea: "一扇素淨的門，進去以後，一切繞著中庭展開。", suits: "院落老宅、古蹟旅宿" },
  "zh-CN": { name: "天井", idea: "一扇素净的门，进去以后，一切绕着中庭展开。", suits: "院落老宅、古迹旅宿" },
  "en-US": {
    name: "Courtyard",
    idea: "A plain door, and then everything opens round the centre.",
    suits: "Courtyard houses and heritage mansions",
  },
  "ja-JP": {
    name: "中庭",
    idea: "飾りのない扉の向こうで、すべてが中庭を囲んでひらきます。",
    suits: "中庭のある古民家、歴史ある邸宅",
  },
  "ko-KR": {
    name: "안뜰",
    idea: "소박한 문을 열면 모든 것이 가운데 뜰을 둘러 펼쳐집니다.",
    suits: "안뜰이 있는 고택, 유서 깊은 저택",
  },
};
