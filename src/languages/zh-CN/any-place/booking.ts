/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import { partyOf } from "#languages/zh-CN/booking-search.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "选择营位",
  },
  stage: {
    rooms: "营位",
  },
  search: {
    departure: "离营",
    go: "查询空位",
    room: "营位",
  },
  rooms: (count) => asOne(`${count} 个营位营位`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`${room} 个营位营位`)}，${asOne(`${adults} 位成人`)}、${asOne(`${children} 位儿童`)}`
      : `${asOne(`${room} 个营位营位`)}，${asOne(`${adults} 位成人`)}`,
  results: {
    found: (rooms) => `有 ${rooms} 种营位种类可订`,
    narrowed: (rooms, of) => `符合条件的营位种类 ${rooms} 种，共 ${of} 种`,
    whole_house: "包场",
    none_left: "没有营位符合这些筛选条件。",
    no_answer: "暂时无法查询空位，您的选择都已保留，请稍后再试。",
  },
  room: {
    looked_at: "您刚才看的营位",
    all_rooms: "所有营位",
    amenities: "设备",
    more_rooms: "继续选营位",
  },
  plan: {
    fee_now: (percent) => `取消收取住宿费的 ${percent}%`,
    total_each: (nights) => `每个营位 ${nights} 晚总价`,
    count_of: (room, plan) => `${room}，${plan}：数量`,
    fewer: "减一个",
    more: "加一个",
    left: (count) => `官网剩余 ${count} 个营位`,
    no_more: "已达可订数量上限",
    remove_rooms_first: "如需包场，请先移除已选的营位",
    remove_house_first: "您已选择包场；如需单独预订营位，请先移除包场",
    whole_house: "包场，含所有营位",
  },
  nothing: {
    nothing_near: "前后三十天内都没有空位。请来电，我们会为您想办法。",
  },
  join: {
    text: "输入邮箱，我们会发送一组验证码给您。您选好的营位都会保留。",
  },
  matrix: {
    title: "选择日期与营位",
    text: "在想住的营位那一行，先点入住日期，再点离营日期。",
    night_leave: (room, day) => `${room}，${day}，可离营`,
    chosen_arrival: (day) => `入住 ${day}，请再选择离营日期`,
    chosen: (room, from, to, nights) => `${room}：${from}入住，${to}离营，共 ${nights} 晚`,
    departure: (night) => `${night}，您的离营日期`,
    rest: (shown, of) => `这里列出 ${of} 种营位中的 ${shown} 种，其余在下方的列表里。`,
    loading: "正在加载价格",
    failed: "价格暂时无法显示，您仍然可以选择日期。",
  },
  stay_changed: {
    reversed: (from, to) => `离营日须在入住日之后，这里改为显示 ${from} 至 ${to}。`,
    guests: (guests, rooms, adults, children) =>
      `可查询 1–${rooms} 个营位营位、1–${adults} 位成人、0–${children} 位儿童，这里改按“${guests}”查询。`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "空位住不下所有人",
      ANOTHER_MIX: "换个营位搭配就住得下",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `所选日期没有一间空位住得下 ${partyOf(adults, children)}。`
        : `所选日期没有一种营位种类有 ${rooms} 个营位空位，能一起住下 ${partyOf(adults, children)}。`,
    sold_out: (from, to) => `${from} 至 ${to} 的营位已全部订完。`,
    other_stay: (from, to) => `${from} 至 ${to} 还有空位，但需更换晚数或入住日才能预订。`,
    no_cots: (count) => `这段日期无法在您的营位准备 ${count} 张婴儿床。`,
    without_cots: "不要婴儿床，重新看营位",
    rooms_for: (guests) => `查看 ${guests} 位的营位`,
    accessible: "含无障碍营位：其他空位住不下所有人。",
  },
  families: {
    room_of: (child) => `第 ${child} 位儿童的营位`,
    in_room: (room) => `第 ${room} 个营位`,
    party: (total, rooms) => `${rooms} 个营位、所有人共 ${total}`,
    included: (ages) => `${ages.join("、")}：已含在价格内`,
    adults_few: (rooms, adults) =>
      `您选了 ${rooms} 个营位，但只有 ${adults} 位成人，每个营位至少要有一位成人。请增加成人，或减少营位。`,
    rooms_differ: (searched, chosen) => `您查询 ${searched} 个营位，现在选了 ${chosen} 个营位。`,
    keep_rooms: (rooms) => `就订 ${rooms} 个营位`,
  },
  nearby: {
    none: "无空位",
  },
  capacity: {
    each: (capacity) => `每个营位${capacity}，人数较多时请增加营位或选择更大的营位种类。`,
    too_few: (party, capacity) => `您共 ${party}；已选营位：${capacity}。`,
    too_few_stop: (party, capacity) => `您共 ${party}；已选营位：${capacity}。请加预订间或调整人数后再继续。`,
    too_many: (party, capacity) => `所选日期还有空位，但全部加起来：${capacity}。您共 ${party}。`,
    room: (nth, party) => `第 ${nth} 个营位：${party}`,
    divide: "调整每个营位营位的成人人数",
    adults_of: (nth, room) => `第 ${nth} 个营位（${room}）的成人`,
    fewer_adults: (nth) => `第 ${nth} 个营位减少一位成人`,
    more_adults: (nth) => `第 ${nth} 个营位增加一位成人`,
    choose: (count) => `选择 ${count} 个营位`,
    choose_named: (count, room, plan) => `选择 ${count} 个营位 ${room}，${plan}`,
  },
  details: {
    other_guest: (number, room) => `第 ${number} 个营位“${room}”由他人入住`,
  },
  pay: {
    placed_before: (order_doc) => `您已提交这笔订单（${order_doc}），营位已为您保留。`,
    offline: "目前没有网络连接。您选的营位和填写的内容都会保留，恢复连接后即可继续。",
  },
  cancel: {
    amount: (amount, percent) => `${amount}（住宿费的 ${percent}%）`,
  },
  price: {
    changed_because: {
      price: "这段日期的价格刚刚调整了。",
    },
  },
  rail: {
    without: "不买车票，继续预订",
  },
};

export const calendar: Variation<CalendarWords> = {
  title: "选择入住与离营日期",
  next_available: "下一个有营位日",
  none_available: "往后到本日历的最后一天，都没有查到空位。",
  loading: "正在加载价格…",
  failed: "价格暂时无法显示，您仍然可以选择日期。",
  day: {
    leave_only: (day) => `${day}，只能离营`,
    departure: (day) => `${day}，您的离营日`,
  },
  choose_departure: "请选择离营日期",
  guests: {
    title: "营位与人数",
    rooms: {
      label: "营位",
      less: "减少一个营位",
      more: "增加一个营位",
    },
    needs_rooms: (most, adults, rooms) =>
      `本店一个营位最多住 ${most} 位成人，${adults} 位成人至少需要 ${rooms} 个营位。`,
    done: (people) => `查询 ${people} 位的空位`,
  },
};

export const trains: Variation<TrainWords> = {
  lead: (station) => `离住宿最近的高铁站是${station}站。去程选入住当天或前一天，回程选离营当天或次日，也可以只买单程。`,
  lead_round: (station) =>
    `离住宿最近的高铁站是${station}站。这里只售往返票：去程选入住当天或前一天，回程选离营当天或次日。`,
  not_open: (day, opens) => `${day}的车票 ${opens}才开售。您可以先预订，开售后再到订单页加购车票。`,
  busy: "暂时查不到高铁车次。您可以先预订，或稍后再试。",
  back_to_booking: "返回预订",
};
