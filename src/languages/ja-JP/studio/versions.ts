import type { VersionsWords } from "#languages/zh-TW/studio/versions.ts";

export const words: VersionsWords = {
  older: "以前の版を表示",
  look: { label: "表示の切り替え", changes: "変更点", pages: "ページの見た目" },
  compare: {
    label: "別の版と比べる",
    none: "その版はありません",
    stop: "比較をやめる",
    with: (version) => `第${version}版`,
    title: (from, to) => `第${from}版と第${to}版の違い`,
  },
};
