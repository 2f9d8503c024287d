import type { VersionsWords } from "#languages/zh-TW/studio/versions.ts";

export const words: VersionsWords = {
  older: "更早的版本",
  look: { label: "显示方式", changes: "更改内容", pages: "网页样貌" },
  compare: {
    label: "与另一版比较",
    none: "没有这一版",
    stop: "不再比较",
    with: (version) => `第 ${version} 版`,
    title: (from, to) => `第 ${from} 版与第 ${to} 版的差异`,
  },
};
