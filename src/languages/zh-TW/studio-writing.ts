/** Words of writing the site's texts: the editor of rich text, languages, translations. */

export const rich = {
  tools: (label: string) => `${label}的格式`,
  bold: "粗體",
  italic: "斜體",
  heading: "標題",
  subheading: "小標題",
  bullets: "項目符號",
  numbers: "編號",
  link: "連結",
  unlink: "移除連結",
  link_address: "要連到哪裡？",
  new_window: "開新視窗",
  same_window: "在同一個視窗開啟",
  undo: "復原",
  redo: "重做",
  pasted: "貼上時只保留了文字與簡單格式，圖片、表格、樣式和程式碼都沒有帶進來。",
  not_simple: "這段文字有表格或其他格式，編輯器無法呈現。不動它就會維持原樣。",
  simplify: "改成簡單格式再編輯",
};

export const language_removal = {
  title: (language: string) => `要把${language}從網站拿掉嗎？`,
  text: (language: string, texts: number) =>
    `${language}已經寫了 ${texts} 則文字。發布後，${language}的頁面就不再公開；文字會保留，重新打開就會回來。`,
  yes: "拿掉這個語言",
};
