/** Numbers on the doors of a lodging's rooms: 101, 102, A-3, 松. */
export type RoomNumber = { number: string; floor: string };

export const MOST_UNITS = 2_000;

/** Full-width digits and letters are the same number. */
export const readNumber = (typed: string): string => typed.normalize("NFKC").trim().replace(/\s+/g, " ");

const NUMBER = /^[\p{L}\p{N}\p{M} ._/#-]{1,12}$/u;
export const isRoomNumber = (number: string): boolean => NUMBER.test(number);

/** "101-104, 201" and lines of numbers, as an owner writes them: single ones and runs. */
export function readNumbers(typed: string): string[] {
  return typed
    .split(/[,;、，；\n]/)
    .map(readNumber)
    .filter((part) => part !== "")
    .flatMap(runOf);
}

/** A run of more than this is a slip of the finger. */
const LONGEST_RUN = 200;

function runOf(part: string): string[] {
  const [, start = "", first = "", end = "", last = ""] =
    /^(\D{0,8})(\d{1,6})[-–~](\D{0,8})(\d{1,6})$/.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  const isRun = first !== "" && (end === "" || end === start) && first.length === last.length;
  if (!isRun || count < 2 || count > LONGEST_RUN) return [part];
  return Array.from({ length: count }, (_, at) => start + String(Number(first) + at).padStart(first.length, "0"));
}

/** Runs again, so that twenty rooms are read at a glance. */
export function shownNumbers(numbers: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length;) {
    let end = at;
    while (end + 1 < numbers.length && isNext(numbers[end]!, numbers[end + 1]!)) end += 1;
    if (end - at >= 2) parts.push(`${numbers[at]}–${numbers[end]}`);
    else parts.push(...numbers.slice(at, end + 1));
    at = end + 1;
  }
  return parts.join(", ");
}

function isNext(one: string, other: string): boolean {
  const [, start = "", digits = ""] = /^(\D{0,8})(\d{1,6})$/.exec(one) ?? [];
  return digits !== "" && other === start + String(Number(digits) + 1).padStart(digits.length, "0");
}

/** As one walks through a house: 9 before 10, floor by floor. */
const order = new Intl.Collator("en", { numeric: true });
export const byNumber = (one: RoomNumber, other: RoomNumber): number => order.compare(one.number, other.number);

/** The floor that a number tells by itself: 301 is on 3, 1204 on 12. Empty where it does not. */
export const floorOf = (number: string): string => /^([1-9]\d?)\d{2}$/.exec(number)?.[1] ?? "";
