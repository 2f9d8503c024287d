/**
 * What this browser may see: orders it has placed or opened, and contacts it has verified. Stored in an encrypted cookie,
 * valid at one lodging, each entry with its own expiry.
 */
import { z } from "zod";
import type { Secrets } from "#server/security/secrets.ts";

/** Over https a browser accepts a cookie with this prefix from this very host only, so a neighbouring host can't set one. */
const nameFor = (isSecure: boolean): string => (isSecure ? "__Host-yado-access" : "yado-access");
const patternFor = (isSecure: boolean) => new RegExp(`(?:^|;\\s*)${nameFor(isSecure)}=([\\w-]+)\\.([\\w-]+)`);
const PATTERNS = { https: patternFor(true), http: patternFor(false) };
const PURPOSE = "access-cookie";

/** How long an order stays open in this browser, and how long a verified contact does. */
const ORDER_DAYS = 30;
const CONTACT_DAYS = 1;
/** A cookie is small: the oldest entries of each kind are dropped. */
const MOST = { order: 15, contact: 4 };
const DAY_MS = 86_400_000;

const entriesSchema = z.array(z.object({ of: z.enum(["order", "contact"]), key: z.string(), until: z.number() }));
export type AccessEntry = z.output<typeof entriesSchema>[number];

export type Access = {
  /** Orders it may open, by order_id. */
  orders: readonly string[];
  /** Contacts it has verified: `email:…` or `phone:…`, as compared. */
  contacts: readonly string[];
};

export type Grant = { order_id: string } | { contact_key: string };

const about = (hotel_id: number): string => `lodging ${hotel_id}`;

export function readAccess(
  secrets: Secrets,
  hotel_id: number,
  cookies: string | undefined,
  { now, isSecure }: { now: Date; isSecure: boolean },
): AccessEntry[] {
  const [, iv, sealed] = PATTERNS[isSecure ? "https" : "http"].exec(cookies ?? "") ?? [];
  if (iv === undefined || sealed === undefined) return [];
  const text = secrets.decrypt(PURPOSE, { iv, sealed }, about(hotel_id));
  const read = text === null ? null : entriesSchema.safeParse(JSON.parse(text));
  return read?.success ? read.data.filter(({ until }) => until > now.getTime()) : [];
}

export function accessOf(entries: readonly AccessEntry[]): Access {
  const keys = (of: AccessEntry["of"]) => entries.filter((entry) => entry.of === of).map(({ key }) => key);
  return { orders: keys("order"), contacts: keys("contact") };
}

/** The cookie with what was granted now. */
export function accessCookie(
  secrets: Secrets,
  hotel_id: number,
  entries: readonly AccessEntry[],
  granted: readonly Grant[],
  { now, isSecure }: { now: Date; isSecure: boolean },
): string {
  const until = (days: number) => now.getTime() + days * DAY_MS;
  const fresh = granted.map((grant): AccessEntry =>
    "order_id" in grant
      ? { of: "order", key: grant.order_id, until: until(ORDER_DAYS) }
      : { of: "contact", key: grant.contact_key, until: until(CONTACT_DAYS) },
  );
  const kept = entries.filter((old) => !fresh.some(({ of, key }) => of === old.of && key === old.key));
  const all = [...kept, ...fresh];
  const latest = (of: AccessEntry["of"]) => all.filter((entry) => entry.of === of).slice(-MOST[of]);
  const text = JSON.stringify([...latest("contact"), ...latest("order")]);
  const { iv, sealed } = secrets.encrypt(PURPOSE, text, about(hotel_id));
  const attributes = `Path=/; Max-Age=${ORDER_DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${nameFor(isSecure)}=${iv}.${sealed}; ${attributes}`;
}
