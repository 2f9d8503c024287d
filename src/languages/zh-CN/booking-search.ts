import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";

export const partyOf = (adults: number, children: number) =>
  children > 0 ? `${asOne(`${adults} 位成人`)}、${asOne(`${children} 位儿童`)}` : `${asOne(`${adults} 位成人`)}`;

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `您选的日期已过，这里改为显示 ${from} 至 ${to}。`,
    reversed: (from, to) => `退房日须在入住日之后，这里改为显示 ${from} 至 ${to}。`,
    too_long: (nights, from, to) => `一次最多可订 ${nights} 晚，这里改为显示 ${from} 至 ${to}。`,
    unreadable: (from, to) => `日期无法识别，这里改为显示 ${from} 至 ${to}。`,
    guests: (guests, rooms, adults, children) =>
      `可查询 1–${rooms} 间客房、1–${adults} 位成人、0–${children} 位儿童，这里改按“${guests}”查询。`,
    longest: (nights) => `一次最多可订 ${nights} 晚`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "空房住不下所有人",
      ANOTHER_MIX: "换个客房搭配，就住得下",
      NOT_ON_SALE_YET: "所选日期尚未开放预订",
      SOLD_OUT: "所选日期已售罄",
      CLOSED: "所选日期不开放预订",
      OTHER_STAY: "更换晚数或入住日就能订",
      NO_COTS: "婴儿床不够",
      ON_REQUEST: "需要加床，请先与我们确认",
      AGES_NEEDED: "请先填写儿童年龄",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `所选日期没有一间空房住得下 ${partyOf(adults, children)}。`
        : `所选日期只订同一种房型 ${rooms} 间，住不下 ${partyOf(adults, children)}。`,
    not_on_sale: (day) => `目前最晚可订到 ${day}当晚。`,
    nothing_on_sale: "目前没有开放预订的日期，请与我们联系。",
    sold_out: (from, to) => `${from} 至 ${to} 的客房已全部订完。`,
    closed: (from, to) => `${from} 至 ${to} 不接受预订。`,
    other_stay: (from, to) => `${from} 至 ${to} 还有空房，但不能按这个入住日与晚数预订。`,
    no_cots: (count) => `所选日期的空房放不下 ${count} 张婴儿床。`,
    on_request: "这样的人数需要加床。加床须由我们先确认，无法在线预订；请与我们联系，或换个客房搭配。",
    without_cots: "不要婴儿床，重新查询",
    rooms_for: (guests) => `改查可住 ${guests} 人的客房`,
    ask: "请来电，我们会为您想办法。",
    latest: "目前开放预订的最后几天",
    see_latest: (from, to) => `查看 ${from} 至 ${to}`,
    longer: "多住几晚",
    meals_of: (room, meals) => `${room}：${meals}`,
    accessible: "这个搭配含无障碍客房，因为其他空房住不下所有人。",
  },
  families: {
    ages: "儿童年龄",
    age_of: (child) => `第 ${child} 位儿童的年龄`,
    room_of: (child) => `第 ${child} 位儿童的房间`,
    choose: "请选择",
    under_one: "未满 1 岁",
    years: (age) => `${age} 岁`,
    in_room: (room) => `第 ${room} 间`,
    cots: "婴儿床",
    cots_for: (age) => `适合 ${age} 岁以下`,
    no_cot: "不需要",
    needed: "请选择每位儿童的年龄。",
    ask: "房价按儿童年龄计算，填好年龄即可看到所有人的总价。",
    ask_title: { one: "孩子几岁？", more: "孩子们几岁？" },
    show_prices: "查看价格",
    unreadable: "网址里的儿童年龄无法识别（限 0 到 17 岁），请重新填写。",
    more: "儿童与加人费用",
    party: (total, rooms) => `${rooms} 间房，所有人合计 ${total}`,
    included: (ages) => `${ages.join("、")}：已含在房价内`,
    plus: (amount) => `＋${amount}`,
    within: (amount) => `含 ${amount}`,
    on_request: "这样的人数需要加床，请先与我们确认，无法在线预订。",
    adults_few: (rooms, adults) =>
      `您选了 ${rooms} 间房，但只有 ${adults} 位成人，每间房至少要有一位成人。请增加成人，或减少间数。`,
    adults_to: (adults) => `改为 ${adults} 位成人`,
    rooms_differ: (searched, chosen) => `您查询 ${searched} 间房，现在选了 ${chosen} 间。`,
    keep_rooms: (rooms) => `就订 ${rooms} 间`,
    free: "免费",
    line: (label, count) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "所选日期不开放",
    not_on_sale: "所选日期未开放预订",
    other_stay: "需更换晚数或入住日",
  },
  extra_day: {
    any: (day) => `${day}`,
    morning: (day) => `${day}早上`,
    evening: (day) => `${day}晚上`,
    night: (day) => `${day}当晚`,
    arrival: (day) => `${day}（入住日）`,
    departure: (day) => `${day}（退房日）`,
  },
  extra_left: (count) => `剩 ${count} 份`,
  placed_title: "您的订单已提交",
  unpaid_title: (left) => `尚未付款，还有 ${left}`,
  unpaid: (order_doc) => `订单 ${order_doc} 已提交，这段时间为您保留。付款完成后，预订才会成立。`,
  unpaid_over_title: "付款时间已过",
  unpaid_over: (order_doc) => `订单 ${order_doc} 未在期限内付款，已不再为您保留。`,
};
