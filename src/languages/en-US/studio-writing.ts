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

export const translation: typeof writing.translation = {
  title: "Translations",
  lead: "Translate text by text, side by side. When the original changes, its translations are flagged automatically.",
  languages: "Languages",
  states: {
    missing: "Missing",
    stale: "Original changed",
    draft: "Draft",
    machine: "Machine",
    reviewed: "Reviewed",
  },
  say: {
    draft: "Back to draft",
    machine: "Mark as machine translation",
    reviewed: "Mark as reviewed",
  },
  state_menu: "Change status",
  said_by: (name, time) => `${name}, ${time}`,
  made_from: "Original it was translated from",
  changed_meanwhile: "This text has just changed. Please read it again, then mark it.",
  marked: "Marked.",
  filter: "Show",
  all: "All",
  todo: "To do",
  filtered: (name, number) => `${name} ${number}`,
  search: "Search texts",
  next: "Next",
  previous: "Previous",
  keys: "Alt+↓ and Alt+↑ go to the next or previous text. Ctrl+Enter marks it as reviewed and goes on.",
  place: (number, of) => `${number} of ${of}`,
  open: (label) => `Translate ${label}`,
  none_title: "Nothing to do here",
  none_text: "Choose another filter or another language.",
  one_title: "Your website has one language",
  one_text: "Add a language under Basics, then translate it here.",
  one_open: "Choose languages",
  counts: (missing, to_review, stale) =>
    [
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(to_review > 0 ? [`${to_review} to review`] : []),
      ...(stale > 0 ? [`${stale} with a changed original`] : []),
    ].join(", "),
  to_review: "To review",
  reviewed_share: (share) => `${share}% reviewed`,
  review_all: (texts) => `Mark these ${texts} as reviewed`,
  review_all_text: "Make sure somebody has read them. Each can still be set back to draft.",
  complete: "Complete",
  waiting: "Below your threshold: not public yet",
  threshold: "How much must be translated before a language goes live",
  threshold_hint:
    "Translations to review count as translated. A publish leaves out languages below it. They join with the next publish once enough is translated.",
  threshold_none: "No limit: every language you chose",
  threshold_share: (share) => `At least ${share}%`,
  threshold_saved: "Saved. It applies to the next publish.",
  threshold_locked: "The owner or a manager decides this.",
  held_back: (language, share, least) =>
    `${language} is ${share}% translated and needs ${least}%: it won’t go live with this publish.`,
};

export const glossary: typeof writing.glossary = {
  title: "Glossary",
  lead: "How each language writes your own names: the house, its rooms, places. You are reminded while translating.",
  add: "Add a name",
  edit: (name) => `Change “${name}”`,
  in_language: (language) => `In ${language}`,
  empty_title: "No names yet",
  empty_text:
    "Start with the name of your house. Wherever the original has it, the agreed word is shown beside the translation.",
  saved: "Saved.",
  remove: (name) => `Remove “${name}”`,
  removed: "Removed.",
  not_agreed: "Open",
  terms: "Agreed words",
  term: (source, target) => `${source}: ${target}`,
  lacks: (target) => `The translation lacks “${target}”.`,
};

export const characters_missing: typeof writing.characters_missing = (characters) =>
  `The heading font of your layout lacks ${characters}. Your website shows them in a plain font instead.`;

export const editing: typeof writing.editing = {
  title: "Preview and edit",
  lead: "Press a text or a picture on the page to open its field.",
  mode: "What a press does",
  edit: "Edit",
  browse: "Browse",
  mark: (label) => `Edit: ${label}`,
  page_language: "Language of the page",
  share: "Copy link to share",
  shared: "Copied. Whoever has the link can look for seven days, and change nothing.",
  open: "Preview and edit",
  links: {
    open: "Shared previews",
    title: "Shared preview links",
    lead: "Whoever has one of these links can look at what isn’t public yet, without signing in, and change nothing. A link ends after seven days, or as soon as whoever made it leaves the team or may no longer edit the website.",
    draft: "Draft",
    version: (number) => `Version ${number}`,
    made: (by, day) => `By ${by}, ${day}`,
    until: (day) => `Ends ${day}`,
    copy: "Copy link",
    copied: "Copied.",
    end: "End link",
    ended: "The link no longer works.",
    reopened: "The link works again.",
    none_title: "No preview is shared",
    none_text: "To show someone the website before it’s public, choose “Copy link to share” in the preview.",
    back: "Back to the preview",
  },
};

export const search_page: typeof writing.search_page = {
  page: "Page",
  pages: {
    home: "Home page",
    facilities: "Facilities",
    event: "Promotions",
    news: "News",
    attractions: "Nearby",
    about: "About us",
    follow: "Contact",
  },
  title: "Title in search results",
  text: "Description in search results",
  hint: "Left empty, the page’s name and introduction are used.",
};
