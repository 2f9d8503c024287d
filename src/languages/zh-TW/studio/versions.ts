/** Words of the versions: looking at one, and comparing two. */
export const words = {
  older: "較早的版本",
  look: { label: "顯示方式", changes: "變更內容", pages: "網頁樣貌" },
  compare: {
    label: "與另一版比較",
    none: "沒有這一版",
    stop: "不再比較",
    with: (version: number) => `第 ${version} 版`,
    title: (from: number, to: number) => `第 ${from} 版與第 ${to} 版的差異`,
  },
};

export type VersionsWords = typeof words;
