/** What an entry of the log says was changed, one fact at a time. The log keeps it in whatever form was short. */
export type LogChange = {
  /** Its name in the log; empty: the entry is about one thing alone. */
  field: string;
  rate_plan_id?: number;
  room_class_id?: number;
  /** The name of a season. */
  name?: string;
  before?: unknown;
  after?: unknown;
  /** Amounts in minor units. */
  isMoney?: boolean;
};

type Logged = {
  action: string;
  before?: unknown;
  after?: unknown;
  rate_plan_id?: number;
  room_class_id?: number;
  credit?: string;
};

const MONEY_FIELDS = new Set(["cot_price"]);
const MONEY_ACTIONS = new Set(["coupon.void", "coupon.restored", "refund_limit.set"]);
/** Of a picture as it is logged: its name, which cut of it is used, its descriptions. */
const PICTURE_FIELDS = ["picture_name", "picture_cut", "picture_alt"] as const;

/** An empty text stands for nothing. */
const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // Cut short, or a text that begins so.
    return value;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function logChanges(entry: Logged): LogChange[] {
  const { action } = entry;
  const [before, after] = [parsed(entry.before), parsed(entry.after)];
  if (!hasValue(before) && !hasValue(after)) return [];
  if (action === "rates.saved") return rateChanges(before, after);
  if (action === "night.set" || action === "night.given_to_rules") return [nightChange(entry)];
  if (action === "picture.saved") return pictureChanges(before, after);
  if (isObject(before) || isObject(after)) return fieldChanges(before, after);
  const isMoney = MONEY_ACTIONS.has(action) || (action === "credit.corrected" && entry.credit === "stored_values");
  return [{ field: "", before, after, ...(isMoney ? { isMoney } : {}) }];
}

function fieldChanges(before: unknown, after: unknown): LogChange[] {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !same(was[field], is[field]))
    .map((field) => ({
      field,
      before: was[field],
      after: is[field],
      ...(MONEY_FIELDS.has(field) ? { isMoney: true } : {}),
    }));
}

function pictureChanges(before: unknown, after: unknown): LogChange[] {
  const [was, is] = [before, after].map((each) => (Array.isArray(each) ? (each as unknown[]) : []));
  return PICTURE_FIELDS.flatMap((field, at) => {
    if (same(was![at], is![at])) return [];
    // An address says nothing to a reader.
    return [field === "picture_cut" ? { field } : { field, before: was![at], after: is![at] }];
  });
}

/** Logged as `2027-02-05 380000`: the first night and what it cost; afterwards a price, or `rules`. */
function nightChange({ before, after, rate_plan_id, room_class_id }: Logged): LogChange {
  const [night = "", price = ""] = String(before).split(" ");
  const of = {
    ...(rate_plan_id === undefined ? {} : { rate_plan_id }),
    ...(room_class_id === undefined ? {} : { room_class_id }),
  };
  const was = /^\d+$/.test(price) ? Number(price) : null;
  return {
    field: "night",
    name: night,
    ...of,
    before: was,
    after: typeof after === "number" ? after : null,
    isMoney: true,
  };
}

/** Lines of `plan 3: {…}`, `season a: {…}`, `rounding: {…}`, the longest of them cut. */
function rateChanges(before: unknown, after: unknown): LogChange[] {
  const [was, is] = [readLines(before), readLines(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): LogChange[] => {
    const [old, next] = [was.get(key), is.get(key)];
    const [kind = "", id = ""] = key.split(" ");
    if (kind === "plan") return planChanges(Number(id), old, next);
    if (kind === "season") return [seasonChange(old, next)];
    return kind === "weekend_days" ? [{ field: kind, before: old, after: next }] : [{ field: kind }];
  });
}

function readLines(text: unknown): Map<string, unknown> {
  if (typeof text !== "string") return new Map();
  return new Map(
    text.split("\n").flatMap((line): [string, unknown][] => {
      const at = line.indexOf(": ");
      return at < 0 ? [] : [[line.slice(0, at), parsed(line.slice(at + 2))]];
    }),
  );
}

type RoomRate = { room_class_id: number; base: number; weekend: unknown };
const roomsOf = (plan: unknown): RoomRate[] =>
  isObject(plan) && Array.isArray(plan.rooms) ? (plan.rooms as RoomRate[]) : [];

/** The price of each room, then whatever else of the plan is another one by its name alone. */
function planChanges(rate_plan_id: number, before: unknown, after: unknown): LogChange[] {
  const [was, is] = [roomsOf(before), roomsOf(after)];
  const ids = [...new Set([...was, ...is].map(({ room_class_id }) => room_class_id))];
  const bases = ids.flatMap((room_class_id): LogChange[] => {
    const [old, next] = [was, is].map(
      (rooms) => rooms.find((room) => room.room_class_id === room_class_id)?.base ?? null,
    );
    if (old === next) return [];
    return [{ field: "base", rate_plan_id, room_class_id, before: old, after: next, isMoney: true }];
  });
  const rest = (plan: unknown, rooms: RoomRate[]) => ({
    ...(isObject(plan) ? plan : {}),
    rooms: rooms.map(({ room_class_id, weekend }) => ({ room_class_id, weekend })),
  });
  return same(rest(before, was), rest(after, is)) ? bases : [...bases, { field: "plan_rules", rate_plan_id }];
}

function seasonChange(before: unknown, after: unknown): LogChange {
  const shown = (season: unknown) => (isObject(season) ? `${String(season.from)} – ${String(season.to)}` : null);
  const name = [after, before].filter(isObject).map((season) => String(season.name))[0] ?? "";
  return { field: "season", name, before: shown(before), after: shown(after) };
}
