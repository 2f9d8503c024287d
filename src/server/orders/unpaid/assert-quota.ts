/** Whether an unpaid order may take rooms. The rule is rules/stock/unpaid-quota.ts. */
import { lodgingWords } from "#languages/lodging-words.ts";
import { zoneName } from "#rules/time/zone-name.ts";
import type { OrderPayload } from "#contract/order-payload.ts";
import { emailKey, phoneKey } from "#rules/guests/contact.ts";
import { dayAt, timeAt } from "#rules/time/day.ts";
import { networkOf } from "#rules/network/network-address.ts";
import {
  ADDRESS_HOURS,
  addressQuotas,
  fitsFrom,
  judgeUnpaid,
  type OpenUnpaid,
  VERIFIED_QUOTA,
} from "#rules/stock/unpaid-quota.ts";
import type { Query } from "#server/database/connect.ts";
import { contactKey } from "#server/orders/find-own-order.ts";
import type { NewOrder } from "#server/orders/new-order-store.ts";
import { countUnpaid, type GuestKeys, listEndings } from "#server/orders/unpaid/unpaid-store.ts";
import { memberOf } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** A member's address was verified when the member joined; anyone else's in this browser, by a code. */
export function isVerified({ booker_email }: OrderPayload, { person }: RequestContext): boolean {
  return person.kind === "member" || person.access.contacts.includes(contactKey({ email: booker_email }));
}

/** Who places an order, and what they have open. */
type Counted = { keys: GuestKeys; isKnown: boolean; open: OpenUnpaid };

/** This locks the counts of this contact, browser and address until the commit. */
export async function countOpen(query: Query, context: RequestContext, payload: OrderPayload): Promise<Counted> {
  const keys = keysOf(payload, context);
  const open = await countUnpaid(query, context.hotel.hotel_id, keys, context.now);
  return { keys, isKnown: isVerified(payload, context), open };
}

/** The row that counts the order from now on; none where a member has paid it with points or stored value. */
export async function assertQuota(
  query: Query,
  context: RequestContext,
  { keys, isKnown, open }: Counted,
  { order, nights }: Pick<NewOrder, "order" | "nights">,
): Promise<NewOrder["unpaid"]> {
  if (order.total === 0 && order.point_used + order.stored_value_used > 0) return [];
  const { now, hotel, unpaidPerAddress: ordersPerAddress } = context;
  const { hotel_id } = hotel;
  const rooms = roomsOf(nights);
  const verdict = judgeUnpaid({ rooms, isVerified: isKnown, open, ordersPerAddress });
  if (verdict === "verify") throw new Refusal("CONTACT_NOT_VERIFIED", ["booker_email"]);
  if (verdict !== "allowed") {
    const [of, quota] =
      verdict === "refused_by_email"
        ? (["email", VERIFIED_QUOTA] as const)
        : (["address", addressQuotas(ordersPerAddress).all] as const);
    const fits = fitsFrom(await listEndings(query, hotel_id, keys, of, now), rooms, quota);
    throw new Refusal("TOO_MANY_UNPAID", [], fits === null ? undefined : { until: untilText(fits, context) });
  }
  const forget_at = new Date(now.getTime() + ADDRESS_HOURS * 3_600_000);
  return [{ hotel_id, order_id: order.order_id, is_verified: isKnown, rooms, ...keys, forget_at }];
}

/** A member is counted as such; where no address is counted, none is kept. */
function keysOf({ booker_email, booker_phone }: OrderPayload, context: RequestContext): GuestKeys {
  const { secrets, hotel, person, unpaidPerAddress } = context;
  const { session, address } = person;
  const member_id = memberOf(person);
  const keyed = (kind: string, text: string) => secrets.token(`unpaid-${kind}`, `${hotel.hotel_id} ${text}`);
  return {
    email: member_id === null ? keyed("email", emailKey(booker_email)) : keyed("member", member_id),
    phone: member_id === null ? keyed("phone", phoneKey(booker_phone)) : null,
    session: session === null ? null : keyed("session", session),
    address: unpaidPerAddress === 0 ? null : keyed("address", networkOf(address)),
  };
}

/** The rooms of the night that has most of them. */
function roomsOf(nights: NewOrder["nights"]): number {
  const byNight = new Map<string, number>();
  for (const { night, units } of nights) byNight.set(night, (byNight.get(night) ?? 0) + units);
  return Math.max(1, ...byNight.values());
}

/** The minute after, on the lodging's clock: holds end by a job that runs every minute. */
function untilText(fits: Date, { now, lang, hotel: { kind, timezone } }: RequestContext): string {
  const after = new Date(Math.ceil(fits.getTime() / 60_000 + 1) * 60_000);
  const day = dayAt(after, timezone);
  const moment = day === dayAt(now, timezone) ? timeAt(after, timezone) : `${day} ${timeAt(after, timezone)}`;
  return lodgingWords(lang, kind).interface.with_zone(moment, zoneName(timezone, lang, day));
}
