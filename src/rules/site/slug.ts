/** The name that a lodging has under the platform's own host: which ones can be had, and one to propose. */
import type { LodgingKind } from "#rules/site/lodging-kinds.ts";

export const SLUG_LENGTH = { least: 3, most: 40 } as const;

/** Letters, digits and single hyphens; begins with a letter. A double hyphen would begin punycode (xn--). */
const SHAPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Names that the platform uses, may use, or that machines expect at a host. */
const RESERVED = new Set(
  (
    "www api app apps studio admin administrator root account accounts auth oauth oidc login signin signup sign-in sign-up register logout " +
    "mail smtp imap pop pop3 mx ns ns1 ns2 dns ftp sftp ssh vpn proxy cdn static assets media img images files upload uploads download downloads " +
    "status health metrics internal system server host hosting localhost local test tests testing dev staging stage preview demo sandbox beta alpha " +
    "help support contact info about blog news docs doc legal terms privacy security abuse postmaster hostmaster webmaster noreply no-reply mailer-daemon " +
    "billing payment payments pay checkout invoice invoices bank order orders booking bookings book search stay platform yado team staff owner member members " +
    "autoconfig autodiscover wpad isatap broadcasthost ads analytics tracking web site sites home index layouts outbox gallery null undefined new invitation"
  ).split(" "),
);

/** Words by which a page would pretend to be somebody's sign-in. */
const PRETENDING = new Set(
  "login signin password passwd verify verification secure security account billing payment wallet refund support official admin".split(
    " ",
  ),
);

/** Names of others, also inside a longer one. Short or ambiguous names are left out: a riverbank is no bank. */
const NAMES_OF_OTHERS =
  "paypal stripe newebpay ecpay tappay linepay applepay googlepay airbnb agoda expedia bookingcom tripcom tripadvisor hostelworld rakuten jalan facebook instagram google yahoo amazon microsoft netflix yado".split(
    " ",
  );

/** A short list of what no lodging is called; as whole parts, because many are parts of honest words. */
const RUDE_PARTS = new Set("ass cock cunt dick porn porno sex xxx rape nazi hitler shit".split(" "));
const RUDE = ["fuck", "nigger", "pornhub", "whore", "bitch"];

/** What a name looks like at a glance: digits and pairs that are taken for letters. */
const asSeen = (slug: string): string =>
  slug
    .replace(/-/g, "")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/[013457]/g, (digit) => ({ 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t" })[digit] ?? digit)
    .replace(/[li]/g, "l");

const OTHERS_SEEN = NAMES_OF_OTHERS.map(asSeen);
const RUDE_SEEN = RUDE.map(asSeen);
/** The platform's own words, written so that they look the same. */
const RESERVED_SEEN = new Set([...RESERVED].filter((word) => word.length >= 4).map(asSeen));

export type SlugProblem = "malformed" | "reserved" | "hostile";

/** As typed: capitals, blanks and underscores are no mistake worth a sentence. */
export const readSlug = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length < SLUG_LENGTH.least || slug.length > SLUG_LENGTH.most || !SHAPE.test(slug)) return "malformed";
  if (RESERVED.has(slug) || /^(?:archived|ns|mx|www)-?\d+$/.test(slug)) return "reserved";
  const seen = asSeen(slug);
  const parts = slug.split("-");
  if (OTHERS_SEEN.some((name) => seen.includes(name)) || RUDE_SEEN.some((word) => seen.includes(word)))
    return "hostile";
  if (parts.some((part) => PRETENDING.has(part) || RUDE_PARTS.has(part))) return "hostile";
  return seen !== slug.replace(/-/g, "") && RESERVED_SEEN.has(seen) ? "hostile" : null;
}

/** The Latin letters of a name as a slug; nothing is transliterated, because readers of that language would do it otherwise. */
function latinOf(name: string): string {
  return (
    name
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/&/g, " and ")
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^[-0-9]+|-$/g, "")
      .slice(0, SLUG_LENGTH.most - 6)
      // At most one is left: several were made one above.
      .replace(/-$/, "")
  );
}

/**
 * Names to propose, the best first: of the lodging's own name, with its kind, then with a number. `number` makes them differ from
 * what others were proposed.
 */
export function proposedSlugs(name: string, kind: LodgingKind | null, number: number): string[] {
  const own = latinOf(name);
  const word = kind?.word ?? "stay";
  const hasOwn = own.length >= SLUG_LENGTH.least && slugProblem(own) === null;
  const ends = hasOwn && !own.split("-").includes(word) ? [`${own}-${word}`] : [];
  const named = hasOwn ? [own, ...ends, `${own}-${2 + (number % 8)}`, `${own}-${10 + (number % 990)}`] : [];
  const numbered = [1, 7, 13].map((step) => `${word}-${1000 + ((number * step) % 9000)}`);
  return [...new Set([...named, ...numbered])].filter((slug) => slugProblem(slug) === null);
}
