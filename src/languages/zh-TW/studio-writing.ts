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

export const translation = {
  title: "翻譯",
  lead: "一則一則對照翻譯。原文改過，譯文會自動標示出來。",
  languages: "語言",
  states: {
    missing: "還沒翻譯",
    stale: "原文改過",
    draft: "草稿",
    machine: "機器翻譯",
    reviewed: "已校對",
  },
  say: {
    draft: "改回草稿",
    machine: "標為機器翻譯",
    reviewed: "校對完成",
  },
  state_menu: "變更狀態",
  said_by: (name: string, time: string) => `${name}，${time}`,
  made_from: "翻譯時的原文",
  changed_meanwhile: "這段文字剛剛改過。請再看一次，然後標記。",
  marked: "已標記。",
  filter: "要看哪些",
  all: "全部",
  todo: "待處理",
  filtered: (name: string, number: number) => `${name} ${number}`,
  search: "搜尋文字",
  next: "下一則",
  previous: "上一則",
  keys: "Alt＋↓ 與 Alt＋↑ 換到下一則或上一則，Ctrl＋Enter 校對完成並到下一則。",
  place: (number: number, of: number) => `第 ${number} 則，共 ${of} 則`,
  open: (label: string) => `翻譯：${label}`,
  none_title: "這裡沒有要處理的文字",
  none_text: "換一個篩選條件，或換一種語言看看。",
  one_title: "網站目前只有一種語言",
  one_text: "到「基本資料」多選一種語言，就能在這裡翻譯。",
  one_open: "選擇語言",
  counts: (missing: number, to_review: number, stale: number) =>
    [
      ...(missing > 0 ? [`還缺 ${missing} 則`] : []),
      ...(to_review > 0 ? [`待校對 ${to_review} 則`] : []),
      ...(stale > 0 ? [`原文改過 ${stale} 則`] : []),
    ].join("，"),
  to_review: "待校對",
  reviewed_share: (share: number) => `已校對 ${share}%`,
  review_all: (texts: number) => `將這 ${texts} 則標為已校對`,
  review_all_text: "請確定都已經有人讀過。之後仍可逐則改回草稿。",
  complete: "全部完成",
  waiting: "未達門檻，暫不公開",
  threshold: "翻譯寫好多少才公開",
  threshold_hint: "待校對的譯文也算寫好。沒達到的語言，發布時不會公開；達到後，下次發布就會加入。",
  threshold_none: "不限，選了就公開",
  threshold_share: (share: number) => `${share}% 以上`,
  threshold_saved: "已儲存，下次發布生效。",
  threshold_locked: "由負責人或經理決定。",
  held_back: (language: string, share: number, least: number) =>
    `${language}已翻譯 ${share}%，未達 ${least}%，這次發布不會公開。`,
};

export const glossary = {
  title: "詞彙表",
  lead: "館名、房型名、地名等，每種語言該怎麼寫。翻譯時會在旁邊提醒。",
  add: "新增名稱",
  edit: (name: string) => `修改「${name}」`,
  in_language: (language: string) => `${language}的寫法`,
  empty_title: "還沒有名稱",
  empty_text: "先加入館名吧。之後原文出現這個名稱時，翻譯欄位旁會顯示約定的寫法。",
  saved: "已儲存。",
  remove: (name: string) => `移除「${name}」`,
  removed: "已移除。",
  not_agreed: "未定",
  terms: "約定的寫法",
  term: (source: string, target: string) => `${source}：${target}`,
  lacks: (target: string) => `譯文裡沒有「${target}」。`,
};

export const characters_missing = (characters: string) =>
  `這個版型的標題字型沒有：${characters}。網站會改用一般字型顯示這些字。`;

export const editing = {
  title: "預覽與點選修改",
  lead: "在頁面上點文字或照片，就會打開它的欄位。",
  mode: "點一下要做什麼",
  edit: "點選修改",
  browse: "瀏覽網站",
  mark: (label: string) => `修改：${label}`,
  page_language: "頁面語言",
  share: "複製分享連結",
  shared: "已複製。七天內，拿到連結的人都能看，但不能修改。",
  open: "預覽並點選修改",
  links: {
    open: "已分享的預覽",
    title: "已分享的預覽連結",
    lead: "拿到連結的人不必登入，就能看還沒公開的內容，但不能修改。連結七天後失效；建立的人離開團隊，或不再能編輯網站時，也會立即失效。",
    draft: "草稿",
    version: (number: number) => `版本 ${number}`,
    made: (by: string, day: string) => `${by}，${day} 建立`,
    until: (day: string) => `${day} 失效`,
    copy: "複製連結",
    copied: "已複製。",
    end: "停用",
    ended: "連結已停用。",
    reopened: "連結恢復使用。",
    none_title: "目前沒有分享中的預覽",
    none_text: "要給同事或朋友看看還沒公開的網站，請在預覽畫面按「複製分享連結」。",
    back: "回到預覽",
  },
};

export const search_page = {
  page: "哪一頁",
  pages: {
    home: "首頁",
    facilities: "館內設施",
    event: "優惠活動",
    news: "最新消息",
    attractions: "周邊景點",
    about: "關於我們",
    follow: "聯絡我們",
  },
  title: "搜尋結果標題",
  text: "搜尋結果說明",
  hint: "不填就用這一頁的名稱與介紹。",
};
