import type * as writing from "#languages/zh-TW/studio-writing.ts";

export const rich: typeof writing.rich = {
  tools: (label) => `${label}的格式`,
  bold: "粗体",
  italic: "斜体",
  heading: "标题",
  subheading: "小标题",
  bullets: "项目符号",
  numbers: "编号",
  link: "链接",
  unlink: "移除链接",
  link_address: "要链接到哪里？",
  new_window: "打开新窗口",
  same_window: "在同一窗口打开",
  undo: "撤销",
  redo: "重做",
  pasted: "粘贴时只保留了文字和简单格式，图片、表格、样式和代码都没有带进来。",
  not_simple: "这段文字有表格或其他格式，编辑器无法呈现。不动它就会保持原样。",
  simplify: "改成简单格式再编辑",
};

export const language_removal: typeof writing.language_removal = {
  title: (language) => `要把${language}从网站拿掉吗？`,
  text: (language, texts) =>
    `${language}已经写了 ${texts} 则文字。发布后，${language}的页面就不再公开；文字会保留，重新打开就会回来。`,
  yes: "拿掉这个语言",
};
