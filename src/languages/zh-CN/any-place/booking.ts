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
  rooms: (count) => asOne(`${count} 个营位`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`${room} 个营位`)}，${asOne(`${adults} 位成人`)}、${asOne(`${children} 位儿童`)}`
      : `${asOne(`${room} 个营位`)}，${asOne(`${adults} 位成人`)}`,
  results: {
    found: (rooms) => `有 ${rooms} 种营位可订`,
    narrowed: (rooms, of) => `${of} 种营位中，有 ${rooms} 种符合条件`,
    whole_house: "包场",
    none_left: "没有营位符合这些筛选条件。",
    no_answer: "暂时无法查询空位，您的选择都已保留，请稍后再试。",
  },
  room: {
    looked_at: "您刚才看的营位",
    all_rooms: "所有营位",
    amenities: "营位设备",
    more_rooms: "继续选营位",
  },
  plan: {
    fee_now: (percent) => `取消须付住宿费的 ${percent}%`,
    pay_on_arrival: "可现场付款",
    total_each: (nights) => `每个营位 ${nights} 晚总价`,
    count_of: (room, plan) => `${room}，${plan}：营位数`,
    fewer: "减一个营位",
    more: "加一个营位",
    left: (count) => `官网剩余 ${count} 个营位`,
    no_more: "已达可订营位上限",
    remove_rooms_first: "如需包场，请先移除已选的营位",
    remove_house_first: "您已选择包场；如需单独预订营位，请先移除包场",
    whole_house: "包场，含所有营位",
  },
  cart: {
    due_later: "入住前在线付清，或现场支付",
    on_arrival: "现场支付",
  },
  nothing: {
    mixes: "住得下所有人的营位搭配",
    nothing_near: "前后三十天内都没有空位。请来电，我们会为您想办法。",
  },
  join: {
    news: "我想收到本营地的优惠与消息（选填）",
    text: "输入邮箱，我们会发送一组验证码给您。您选好的营位都会保留。",
  },
  matrix: {
    title: "选择日期与营位",
    text: "找到想住的营位，在同一行先点入住日期，再点离营日期。",
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
      `可查询 1–${rooms} 个营位、1–${adults} 位成人、0–${children} 位儿童，这里改按“${guests}”查询。`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "空位住不下所有人",
      ANOTHER_MIX: "换个营位搭配，就住得下",
      ON_REQUEST: "这样的人数，请先与我们确认",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `所选日期没有一个空位住得下 ${partyOf(adults, children)}。`
        : `所选日期只订同一种营位 ${rooms} 个，住不下 ${partyOf(adults, children)}。`,
    sold_out: (from, to) => `${from} 至 ${to} 的营位已全部订完。`,
    other_stay: (from, to) => `${from} 至 ${to} 还有空位，但不能按这个入住日与晚数预订。`,
    no_cots: (count) => `所选日期的空位放不下 ${count} 张婴儿床。`,
    on_request: "这样的人数超过营位的标准人数，须由我们先确认，无法在线预订；请与我们联系，或换个营位搭配。",
    rooms_for: (guests) => `改查可住 ${guests} 人的营位`,
    accessible: "这个搭配含无障碍营位，因为其他空位住不下所有人。",
  },
  families: {
    ask: "价格按儿童年龄计算，填好年龄即可看到所有人的总价。",
    on_request: "这样的人数超过营位的标准人数，请先与我们确认，无法在线预订。",
    room_of: (child) => `第 ${child} 位儿童的营位`,
    in_room: (room) => `第 ${room} 个营位`,
    party: (total, rooms) => `${rooms} 个营位，所有人合计 ${total}`,
    included: (ages) => `${ages.join("、")}：已含在价格内`,
    adults_few: (rooms, adults) =>
      `您选了 ${rooms} 个营位，但只有 ${adults} 位成人，每个营位至少要有一位成人。请增加成人，或减少营位。`,
    rooms_differ: (searched, chosen) => `您查询 ${searched} 个营位，现在选了 ${chosen} 个营位。`,
    keep_rooms: (rooms) => `就订 ${rooms} 个营位`,
  },
  extra_day: {
    departure: (day) => `${day}（离营日）`,
  },
  nearby: {
    none: "无空位",
  },
  capacity: {
    with_extra_beds: (capacity) => `${capacity}（含加人）`,
    each: (capacity) => `每个营位${capacity}，人数较多时请增加营位，或选择更大的营位。`,
    too_few: (party, capacity) => `已选营位住不下 ${party}。已选营位合计：${capacity}。`,
    too_few_stop: (party, capacity) =>
      `已选营位住不下 ${party}。已选营位合计：${capacity}。请增加营位或调整人数，再继续下一步。`,
    too_many: (party, capacity) => `所选日期的空位住不下 ${party}。所有空位合计：${capacity}。`,
    room: (nth, party) => `第 ${nth} 个营位：${party}`,
    divide: "调整每个营位的成人人数",
    adults_of: (nth, room) => `第 ${nth} 个营位（${room}）的成人`,
    fewer_adults: (nth) => `第 ${nth} 个营位减少一位成人`,
    more_adults: (nth) => `第 ${nth} 个营位增加一位成人`,
    choose: (count) => `选择 ${count} 个营位`,
    choose_named: (count, room, plan) => `选择 ${count} 个营位，${room}，${plan}`,
  },
  details: {
    other_guest: (number, room) => `第 ${number} 个营位“${room}”由他人入住`,
  },
  pay: {
    part_text: (rest) => `其余 ${rest} 可之后在线付清，或现场支付。`,
    arrival: "现场付款",
    arrival_text: "现在无需付款，抵达时再付。",
    go_arrival: "提交订单，现场付款",
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
};

export const calendar: Variation<CalendarWords> = {
  title: "选择入住与离营日期",
  next_available: "下一个有空位的日子",
  none_available: "到本日历的最后一天为止，都没有空位。",
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
    needs_rooms: (most, adults, rooms) => `一个营位最多住 ${most} 位成人，${adults} 位成人至少需要 ${rooms} 个营位。`,
    done: (people) => `查询 ${people} 人的空位`,
  },
};

export const trains: Variation<TrainWords> = {
  lead: (station) => `离营地最近的高铁站是${station}站。去程选入住当天或前一天，回程选离营当天或次日，也可以只买单程。`,
  lead_round: (station) =>
    `离营地最近的高铁站是${station}站。这里只售往返票：去程选入住当天或前一天，回程选离营当天或次日。`,
  not_open: (day, opens) => `${day}的车票 ${opens}才开售。您可以先预订营位，开售后再到订单页加购车票。`,
  busy: "暂时查不到高铁车次。您可以先预订营位，或稍后再试。",
};
