import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "農曆本", idea: "這個月什麼熟了，就決定您來做什麼、吃什麼。", suits: "農場、鄉村民宿" },
  "zh-CN": { name: "农历本", idea: "这个月什么熟了，就决定您来做什么、吃什么。", suits: "农场、乡村民宿" },
  "en-US": {
    name: "Almanac",
    idea: "What is ripe this month decides what you do and what you eat.",
    suits: "Farms and country homestays",
  },
  "ja-JP": { name: "暦", idea: "今月、何が実るか。それで過ごし方も献立も決まります。", suits: "農家民宿、農園の宿" },
  "ko-KR": { name: "달력", idea: "이달에 무엇이 익는지가 할 일과 먹을거리를 정합니다.", suits: "농장, 시골 민박" },
};
