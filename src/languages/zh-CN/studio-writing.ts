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

export const translation: typeof writing.translation = {
  title: "翻译",
  lead: "一则一则对照翻译。原文改过，译文会自动标示出来。",
  languages: "语言",
  states: {
    missing: "还没翻译",
    stale: "原文改过",
    draft: "草稿",
    machine: "机器翻译",
    reviewed: "已校对",
  },
  say: {
    draft: "改回草稿",
    machine: "标为机器翻译",
    reviewed: "校对完成",
  },
  state_menu: "更改状态",
  said_by: (name, time) => `${name}，${time}`,
  made_from: "翻译时的原文",
  changed_meanwhile: "这段文字刚刚改过。请再看一次，然后标记。",
  marked: "已标记。",
  filter: "要看哪些",
  all: "全部",
  todo: "待处理",
  filtered: (name, number) => `${name} ${number}`,
  search: "搜索文字",
  next: "下一则",
  previous: "上一则",
  keys: "Alt＋↓ 和 Alt＋↑ 换到下一则或上一则，Ctrl＋Enter 校对完成并到下一则。",
  place: (number, of) => `第 ${number} 则，共 ${of} 则`,
  open: (label) => `翻译：${label}`,
  none_title: "这里没有要处理的文字",
  none_text: "换一个筛选条件，或换一种语言看看。",
  one_title: "网站目前只有一种语言",
  one_text: "到“基本资料”多选一种语言，就能在这里翻译。",
  one_open: "选择语言",
  counts: (missing, to_review, stale) =>
    [
      ...(missing > 0 ? [`还缺 ${missing} 则`] : []),
      ...(to_review > 0 ? [`待校对 ${to_review} 则`] : []),
      ...(stale > 0 ? [`原文改过 ${stale} 则`] : []),
    ].join("，"),
  to_review: "待校对",
  reviewed_share: (share) => `已校对 ${share}%`,
  review_all: (texts) => `将这 ${texts} 则标为已校对`,
  review_all_text: "请确定都已经有人读过。之后仍可逐则改回草稿。",
  complete: "全部完成",
  waiting: "未达门槛，暂不公开",
  threshold: "翻译写好多少才公开",
  threshold_hint: "待校对的译文也算写好。没达到的语言，发布时不会公开；达到后，下次发布就会加入。",
  threshold_none: "不限，选了就公开",
  threshold_share: (share) => `${share}% 以上`,
  threshold_saved: "已保存，下次发布生效。",
  threshold_locked: "由负责人或经理决定。",
  held_back: (language, share, least) => `${language}已翻译 ${share}%，未达 ${least}%，这次发布不会公开。`,
};

export const glossary: typeof writing.glossary = {
  title: "词汇表",
  lead: "馆名、房型名、地名等，每种语言该怎么写。翻译时会在旁边提醒。",
  add: "新增名称",
  edit: (name) => `修改“${name}”`,
  in_language: (language) => `${language}的写法`,
  empty_title: "还没有名称",
  empty_text: "先加入馆名吧。之后原文出现这个名称时，翻译栏位旁会显示约定的写法。",
  saved: "已保存。",
  remove: (name) => `移除“${name}”`,
  removed: "已移除。",
  not_agreed: "未定",
  terms: "约定的写法",
  term: (source, target) => `${source}：${target}`,
  lacks: (target) => `译文里没有“${target}”。`,
};

export const characters_missing: typeof writing.characters_missing = (characters) =>
  `这个版型的标题字体没有：${characters}。网站会改用普通字体显示这些字。`;

export const editing: typeof writing.editing = {
  title: "预览与点选修改",
  lead: "在页面上点文字或照片，就会打开它的栏位。",
  mode: "点一下要做什么",
  edit: "点选修改",
  browse: "浏览网站",
  mark: (label) => `修改：${label}`,
  page_language: "页面语言",
  share: "复制分享链接",
  shared: "已复制。七天内，拿到链接的人都能看，但不能修改。",
  open: "预览并点选修改",
};

export const search_page: typeof writing.search_page = {
  page: "哪一页",
  pages: {
    home: "首页",
    facilities: "馆内设施",
    event: "优惠活动",
    news: "最新消息",
    attractions: "周边景点",
    about: "关于我们",
    follow: "联系我们",
  },
  title: "搜索结果标题",
  text: "搜索结果说明",
  hint: "不填就用这一页的名称与介绍。",
};
