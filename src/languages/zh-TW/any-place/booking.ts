/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import { partyOf } from "#languages/zh-TW/booking-search.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "選擇營位",
  },
  stages: "預訂步驟",
  stage: {
    rooms: "營位",
  },
  search: {
    departure: "離營",
    go: "查詢空位",
    room: "營位",
  },
  rooms: (count: number) => asOne(`${count} 個營位`),
  guests_line: (room: number, adults: number, children: number) =>
    children > 0
      ? `${asOne(`${room} 個營位`)}，${asOne(`${adults} 位成人`)}、${asOne(`${children} 位兒童`)}`
      : `${asOne(`${room} 個營位`)}，${asOne(`${adults} 位成人`)}`,
  results: {
    found: (rooms: number) => `有 ${rooms} 種營位可訂`,
    narrowed: (rooms: number, of: number) => `${of} 種營位中，有 ${rooms} 種符合條件`,
    whole_house: "包場",
    none_left: "沒有營位符合這些篩選條件。",
    no_answer: "目前無法查詢空位，您的選擇都還在。請稍後再試。",
  },
  room: {
    looked_at: "您剛才看的營位",
    all_rooms: "所有營位",
    amenities: "營位設備",
    more_rooms: "繼續選營位",
    to_booking: "回到您的預訂",
  },
  plan: {
    fee_now: (percent: number) => `取消須付住宿費的 ${percent}%`,
    pay_on_arrival: "可現場付款",
    no_refund: "預訂後取消，恕不退款",
    total_each: (nights: number) => `每個營位 ${nights} 晚總價`,
    count_of: (room: string, plan: string) => `${room}，${plan}：營位數`,
    fewer: "減一個營位",
    more: "加一個營位",
    left: (count: number) => `官網剩 ${count} 個營位`,
    no_more: "已達可訂的營位上限",
    remove_rooms_first: "要包場，請先移除已選的營位",
    remove_house_first: "您已選包場；要單訂營位，請先移除包場",
    whole_house: "包場，含所有營位",
  },
  cart: {
    title: "您的預訂",
    due_later: "入住前線上付清，或現場支付",
    on_arrival: "現場支付",
    open: "查看預訂：",
  },
  nothing: {
    mixes: "住得下所有人的營位搭配",
    nothing_near: "前後三十天內都沒有空位。請來電，我們替您想辦法。",
  },
  join: {
    news: "我想收到這個營地的優惠與消息（選填）",
    title: "加入會員，用會員價預訂",
    text: "輸入電子信箱，我們會寄一組驗證碼給您。您選好的營位都會保留。",
    no_storage: "瀏覽器不允許這個網站使用 Cookie，無法保持登入。請允許後再試，或繼續以訪客身分預訂。",
  },
  savings: {
    member_saving: (saving: string) => `會員預訂可省 ${saving}`,
  },
  matrix: {
    title: "選擇日期與營位",
    text: "找到想住的營位，在同一列先點入住日，再點離營日。",
    night_leave: (room: string, day: string) => `${room}，${day}，可離營`,
    chosen_arrival: (day: string) => `入住 ${day}，請再選離營日`,
    chosen: (room: string, from: string, to: string, nights: number) =>
      `${room}：${from}入住，${to}離營，共 ${nights} 晚`,
    departure: (night: string) => `${night}，您的離營日`,
    rest: (shown: number, of: number) => `這裡列出 ${of} 種營位中的 ${shown} 種，其餘在下方的清單裡。`,
    loading: "正在載入價格",
    failed: "價格暫時無法顯示，您仍然可以選擇日期。",
  },
  sheet: {
    title: "預訂",
  },
  stay_changed: {
    reversed: (from: string, to: string) => `離營日要在入住日之後，這裡改為顯示 ${from} 至 ${to}。`,
    guests: (guests: string, rooms: number, adults: number, children: number) =>
      `可查詢 1–${rooms} 個營位、1–${adults} 位成人、0–${children} 位兒童，這裡改以「${guests}」查詢。`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "空位住不下所有人",
      ANOTHER_MIX: "換個營位搭配，就住得下",
      NOT_ON_SALE_YET: "這段日期還沒開放預訂",
      CLOSED: "這段日期不開放預訂",
      ON_REQUEST: "這樣的人數，請先與我們確認",
    },
    another_mix: (rooms: number, adults: number, children: number) =>
      rooms === 1
        ? `這段日期沒有一個空位住得下 ${partyOf(adults, children)}。`
        : `這段日期只訂同一種營位 ${rooms} 個，住不下 ${partyOf(adults, children)}。`,
    nothing_on_sale: "目前沒有開放預訂的日期，請與我們聯絡。",
    sold_out: (from: string, to: string) => `${from} 至 ${to} 的營位都訂完了。`,
    closed: (from: string, to: string) => `${from} 至 ${to} 不接受預訂。`,
    other_stay: (from: string, to: string) => `${from} 至 ${to} 還有空位，但不能照這個入住日與晚數訂。`,
    no_cots: (count: number) => `這段日期的空位放不下 ${count} 張嬰兒床。`,
    on_request: "這樣的人數超過營位的標準人數，要由我們先確認，無法線上預訂；請與我們聯絡，或換個營位搭配。",
    rooms_for: (guests: number) => `改查 ${guests} 人可住的營位`,
    latest: "目前開放預訂的最後幾天",
    accessible: "這個搭配含無障礙營位，因為其他空位住不下所有人。",
  },
  families: {
    ask: "價格依兒童年齡計算，填好年齡就能看到所有人的總價。",
    on_request: "這樣的人數超過營位的標準人數，請先與我們確認，無法線上預訂。",
    room_of: (child: number) => `第 ${child} 位兒童的營位`,
    in_room: (room: number) => `第 ${room} 個營位`,
    party: (total: string, rooms: number) => `${rooms} 個營位，所有人合計 ${total}`,
    included: (ages: readonly string[]) => `${ages.join("、")}：已含在價格內`,
    adults_few: (rooms: number, adults: number) =>
      `您選了 ${rooms} 個營位，但只有 ${adults} 位成人，每個營位至少要有一位成人。請增加成人，或減少營位。`,
    rooms_differ: (searched: number, chosen: number) => `您查詢 ${searched} 個營位，現在選了 ${chosen} 個營位。`,
    keep_rooms: (rooms: number) => `就訂 ${rooms} 個營位`,
  },
  unavailable: {
    not_on_sale: "這段日期未開放預訂",
  },
  extra_day: {
    departure: (day: string) => `${day}（離營日）`,
  },
  unpaid: (order_doc: string) => `訂單 ${order_doc} 已經送出，這段時間為您保留。付款完成，預訂才會成立。`,
  nearby: {
    none: "無空位",
  },
  capacity: {
    with_extra_beds: (capacity: string) => `${capacity}（含加人）`,
    each: (capacity: string) => `每個營位${capacity}，人數較多時請加訂營位，或選擇較大的營位。`,
    too_few: (party: string, capacity: string) => `已選的營位住不下 ${party}。已選營位合計：${capacity}。`,
    too_few_stop: (party: string, capacity: string) =>
      `已選的營位住不下 ${party}。已選營位合計：${capacity}。請加訂營位或調整人數，再繼續下一步。`,
    too_many: (party: string, capacity: string) => `這段日期的空位住不下 ${party}。所有空位合計：${capacity}。`,
    room: (nth: number, party: string) => `第 ${nth} 個營位：${party}`,
    divide: "調整每個營位的成人人數",
    adults_of: (nth: number, room: string) => `第 ${nth} 個營位（${room}）的成人`,
    fewer_adults: (nth: number) => `第 ${nth} 個營位少一位成人`,
    more_adults: (nth: number) => `第 ${nth} 個營位多一位成人`,
    choose: (count: number) => `選擇 ${count} 個營位`,
    choose_named: (count: number, room: string, plan: string) => `選擇 ${count} 個營位，${room}，${plan}`,
  },
  details: {
    booker: "預訂人",
    email_hint: "預訂確認會寄到這裡",
    occupants_text: "由預訂人本人入住時，不必填寫。",
    other_guest: (number: number, room: string) => `第 ${number} 個營位「${room}」由其他人入住`,
  },
  wrong: {
    agree: "請閱讀並同意預訂須知與取消政策。",
  },
  pay: {
    booker: "預訂人",
    part_text: (rest: string) => `其餘 ${rest} 可日後線上付清，或現場支付。`,
    arrival: "現場付款",
    arrival_text: "現在不用付款，抵達時再付。",
    go_arrival: "送出訂單，現場付款",
    none: "目前無法線上預訂，請直接與我們聯絡。",
    agree: "我已閱讀並同意預訂須知與取消政策",
    placed_before: (order_doc: string) => `您已經送出這筆訂單（${order_doc}），營位為您保留著。`,
    connection_lost: "連線中斷，我們不確定訂單有沒有送到。您填的資料都還在；再試一次不會重複預訂。",
    offline: "目前沒有網路連線。您選的營位與填寫的資料都會保留，連線恢復後即可繼續。",
  },
  cancel: {
    amount: (amount: string, percent: number) => `${amount}（住宿費的 ${percent}%）`,
  },
  price: {
    changed_because: {
      price: "這段日期的價格剛才調整了。",
      other: "這筆預訂的計價條件有更動。",
    },
  },
  rail: {
    text: (station: string, percent: number) =>
      `預訂營位時一起買到${station}站的車票，平日全票省 ${percent}%，單程、來回都可以。`,
    text_round: (station: string, percent: number) =>
      `預訂營位時一起買到${station}站的來回車票，平日全票省 ${percent}%。`,
    without: "不買車票，繼續預訂",
  },
};

export const calendar: Variation<CalendarWords> = {
  title: "選擇入住與離營日期",
  next_available: "下一個有空位的日子",
  none_available: "到這份月曆的最後一天為止，都沒有空位。",
  loading: "正在載入價格…",
  failed: "價格暫時無法顯示，您仍然可以選擇日期。",
  day: {
    leave_only: (day: string) => `${day}，只能離營`,
    departure: (day: string) => `${day}，您的離營日`,
  },
  choose_departure: "請選擇離營日期",
  guests: {
    title: "營位與人數",
    rooms: {
      label: "營位",
      less: "減少一個營位",
      more: "增加一個營位",
    },
    needs_rooms: (most: number, adults: number, rooms: number) =>
      `一個營位最多住 ${most} 位成人，${adults} 位成人至少需要 ${rooms} 個營位。`,
    done: (people: number) => `查詢 ${people} 人的空位`,
  },
};

export const trains: Variation<TrainWords> = {
  lead: (station: string) =>
    `離營地最近的高鐵站是${station}站。去程可選入住當天或前一天，回程可選離營當天或隔天，也可以只買單程。`,
  lead_round: (station: string) =>
    `離營地最近的高鐵站是${station}站。這裡只賣來回票：去程可選入住當天或前一天，回程可選離營當天或隔天。`,
  not_open: (day: string, opens: string) => `${day}的車票 ${opens}才開賣。您可以先預訂營位，開賣後再到訂單頁加購車票。`,
  busy: "暫時查不到高鐵車次。您可以先預訂營位，或稍後再試。",
  back_to_booking: "回到預訂",
};
