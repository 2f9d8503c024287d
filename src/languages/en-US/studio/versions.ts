import type { VersionsWords } from "#languages/zh-TW/studio/versions.ts";

export const words: VersionsWords = {
  older: "Older versions",
  look: { label: "What to show", changes: "Changes", pages: "Pages" },
  compare: {
    label: "Compare with another version",
    none: "No such version",
    stop: "Stop comparing",
    with: (version) => `Version ${version}`,
    title: (from, to) => `How version ${to} differs from version ${from}`,
  },
};
