/**
 * A likely typing error in an e-mail address: the confirmation would not arrive. The guest is asked; nothing is corrected
 * automatically.
 */
import { isEmail, tidy } from "#rules/guests/guest-fields.ts";

/** Where our guests have their mail, the most usual first. */
const COMMON = [
  "gmail.com",
  "yahoo.com.tw",
  "hotmail.com",
  "yahoo.com",
  "outlook.com",
  "icloud.com",
  "yahoo.co.jp",
  "naver.com",
  "qq.com",
  "163.com",
  "hinet.net",
  "msn.com",
  "live.com",
  "docomo.ne.jp",
  "softbank.ne.jp",
  "ezweb.ne.jp",
  "daum.net",
  "hanmail.net",
  "kakao.com",
  "foxmail.com",
  "ymail.com",
  "protonmail.com",
];

/** Real domains that look like typing errors of the others. */
const ALSO_REAL = new Set(["mail.com", "email.com", "fastmail.com", "cloud.com", "nate.com", "126.com", "139.com"]);

/** These exist under one ending only: the same name under another ending is a typing error. */
const ONE_HOME = new Set(["gmail.com", "icloud.com", "naver.com"]);

/** The address with a known domain that the guest may have meant; null when nothing suggests a typing error. */
export function meantEmail(email: string): string | null {
  const typed = tidy(email);
  if (!isEmail(typed)) return null;
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at).toLowerCase();
  if (COMMON.includes(domain) || ALSO_REAL.has(domain)) return null;
  const [best] = COMMON.map((known) => ({ known, slips: slipsBetween(domain, known) }))
    .filter(({ slips }) => slips <= 2)
    .toSorted((a, b) => a.slips - b.slips);
  return best ? typed.slice(0, at) + best.known : null;
}

function slipsBetween(domain: string, known: string): number {
  if (domain.replaceAll(".", "") === known.replaceAll(".", "")) return 1;
  const [name, ending] = parts(domain);
  const [knownName, knownEnding] = parts(known);
  if (name === knownName && ONE_HOME.has(known) && isRealEnding(ending)) return 1;
  return slipsInName(name, knownName) + slipsInEnding(ending, knownEnding);
}

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf(".");
  return dot < 0 ? [domain, ""] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** The shorter a name, the more real names are similar to it. */
function slipsInName(name: string, known: string): number {
  if (name === known) return 0;
  if (once(name) === once(known)) return 1;
  const slips = distance(name, known);
  const isRearranged = slips <= (known.length < 5 ? 1 : 2) && sortedCharacters(name) === sortedCharacters(known);
  if (known.length >= 4 && isRearranged) return slips;
  if (known.length >= 5 && slips === 1) return 1;
  return known.length >= 6 && slips === 2 && name[0] === known[0] ? 2 : Infinity;
}

/** `com.tw` and `ca` are real, not typing errors of `com`; `con` and `cmo` are. */
function slipsInEnding(ending: string, known: string): number {
  if (ending === known) return 0;
  if (ending === "") return 1;
  if (isRealEnding(ending)) return Infinity;
  return distance(ending, known);
}

const GENERIC = new Set(["com", "net", "org", "edu", "gov", "info", "biz", "io", "app", "dev"]);
const BEFORE_COUNTRY = new Set(["co", "com", "net", "org", "edu", "gov", "ne", "or", "ac", "idv", "gr", "re"]);
/** Countries that are more often half of another ending. */
const HALVES = new Set(["co", "cm", "om", "ne", "et"]);

function isRealEnding(ending: string): boolean {
  if (GENERIC.has(ending)) return true;
  const labels = ending.split(".");
  const country = labels.pop()!;
  if (!/^[a-z]{2}$/.test(country)) return false;
  return labels.length === 0 ? !HALVES.has(country) : labels.every((label) => BEFORE_COUNTRY.has(label));
}

/** Doubled characters written once: a common typing error. */
const once = (text: string) => text.replace(/(.)\1+/g, "$1");

const sortedCharacters = (text: string) => [...text].toSorted().join("");

/** How many characters are missing, extra, wrong, or swapped. */
function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[b.length]!;
}
