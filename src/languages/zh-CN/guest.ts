import type { GuestWords } from "#languages/zh-TW/guest.ts";

export const guest: GuestWords = {
  phone: {
    country: (name, code) => `国家或地区：${name} +${code}`,
    title: "选择国家或地区",
    search: "搜索国家、地区或区号",
    none: "没有符合的国家或地区。",
    close: "关闭",
    short: (country) => `${country}的电话号码没有这么短，请再确认一次。`,
    long: (country) => `${country}的电话号码没有这么长，请再确认一次。`,
    wrong: (country) => `这不像${country}的电话号码，请核对号码，或改选国家或地区。`,
  },
  questions: {
    residence: "居住国家或地区",
    choose: "请选择",
    residence_needed: "请选择您居住的国家或地区。",
    arrival_time: "预计抵达时间",
    arrival_unknown: "还不确定",
  },
  currency: {
    label: "参考币种",
    only: (sign) => `只显示 ${sign}`,
    about: (amount) => `约 ${amount}`,
    note: (sign, date, source, own) => `${sign} 金额仅供参考（${date}汇率，来源：${source}），实际以 ${own} 收费。`,
  },
  offer: {
    text: "用简体中文浏览本页",
    close: "关闭",
  },
  cot: "婴儿床",
  meals: { breakfast: "早餐", lunch: "午餐", dinner: "晚餐" },
  with_meals: (label, meals) => `${label}、含${meals}`,
  rate_meal: (name, amount) => `${name}＋${amount}`,
  rate_on_request: "须先与我们确认",
  /** Who sleeps in one room, one after another. */
  room_adults: (count) => `${count} 位成人`,
  room_child: (age) => (age === 0 ? "未满 1 岁的孩子" : `${age} 岁的孩子`),
  room_cots: (count) => `婴儿床 ${count} 张`,
  room_and: (one, other) => `${one}、${other}`,
};
