import type * as writing from "#languages/zh-TW/studio-writing.ts";

export const rich: typeof writing.rich = {
  tools: (label) => `Formatting of ${label}`,
  bold: "Bold",
  italic: "Italic",
  heading: "Heading",
  subheading: "Subheading",
  bullets: "Bullet list",
  numbers: "Numbered list",
  link: "Link",
  unlink: "Remove link",
  link_address: "Where should it lead?",
  new_window: "Opens in a new window",
  same_window: "Opens in the same window",
  undo: "Undo",
  redo: "Redo",
  pasted: "Only the text and simple formatting were pasted. Pictures, tables, styles and code were left out.",
  not_simple: "This text has a table or other formatting the editor can’t show. It stays as it is until you change it.",
  simplify: "Edit with simple formatting",
};

export const language_removal: typeof writing.language_removal = {
  title: (language) => `Take ${language} off your website?`,
  text: (language, texts) =>
    `${texts} texts are written in ${language}. Once published, its pages are no longer public. The texts are kept and come back when you turn it on again.`,
  yes: "Take this language off",
};
