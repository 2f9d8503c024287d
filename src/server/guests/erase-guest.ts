/**
 * Erases a guest's personal data; the order, its rooms and its money stay, without a name. docs/decisions/0021-0040/0030-erasure.md says
 * what is kept, and why.
 */
import { dayAt } from "#rules/time/day.ts";
import { erasureObstacle, type ErasureObstacle, keepsBuyer } from "#rules/guests/erasure.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Contact } from "#server/captcha/captcha-keys.ts";
import { forgetContact } from "#server/captcha/forget-contact.ts";
import type { Database, Query } from "#server/database/connect.ts";
import { forgetRedeemer } from "#server/discounts/forget-redeemer.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { forgetMailsOf } from "#server/mail/forget-mails-of.ts";
import { findOrdersOfGuest, forgetBooker, type Guest } from "#server/orders/forget-booker.ts";
import { openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { forgetPayer, type MoneyUnderWay, readMoneyUnderWay } from "#server/payments/forget-payer.ts";
import { forgetRider } from "#server/rail/forget-rider.ts";
import type { Secrets } from "#server/security/secrets.ts";

export type Erased = {
  order_doc: string;
  /** The company on its invoice, which the law wants kept. */
  keeps_buyer: boolean;
};

/** Nothing was erased, and why. */
export class CannotErase extends Error {
  readonly obstacles: { order_doc: string; obstacle: ErasureObstacle }[];

  constructor(obstacles: { order_doc: string; obstacle: ErasureObstacle }[]) {
    super(obstacles.map(({ order_doc, obstacle }) => `${order_doc}: ${obstacle}`).join(", "));
    this.obstacles = obstacles;
  }
}

/** One order, or all of a contact's, in one transaction: all of them or none. */
export function eraseGuest(
  { database, secrets }: { database: Database; secrets: Secrets },
  hotel: Pick<Tenant, "hotel_id" | "timezone">,
  guest: Guest,
  { now, actor }: { now: Date; actor: string },
): Promise<Erased[]> {
  const { hotel_id } = hotel;
  const today = dayAt(now, hotel.timezone);
  return database.forHotel(hotel_id, async (query) => {
    const seen = await openAll(query, hotel_id, guest);
    const obstacles = seen.flatMap(({ stored, money }) => {
      const obstacle = erasureObstacle({ ...stored.order, ...money }, today);
      return obstacle ? [{ order_doc: stored.order.order_doc, obstacle }] : [];
    });
    if (obstacles.length > 0) throw new CannotErase(obstacles);

    const contacts: Contact[] = "order_doc" in guest ? [] : [guest];
    const erased: Erased[] = [];
    for (const { stored, money } of seen) {
      const { order_id, order_doc } = stored.order;
      const { company_reg_number, booker_email: email, booker_phone: phone } = stored.guest;
      const keeps_buyer = company_reg_number !== "" && keepsBuyer(money.invoice_days, today);
      await forgetBooker(query, hotel_id, order_id, { keeps_buyer });
      await forgetRedeemer(query, hotel_id, order_id);
      await forgetPayer(query, hotel_id, order_id);
      await forgetRider(query, hotel_id, order_id);
      contacts.push({ email }, { phone });
      erased.push({ order_doc, keeps_buyer });
    }
    const order_ids = seen.map(({ stored }) => stored.order.order_id);
    await forgetMailsOf(query, hotel_id, order_ids, contacts);
    for (const contact of contacts) await forgetContact(query, { secrets, hotel }, contact);
    // The log comes last in a transaction, and says only that it was done.
    for (const order_id of order_ids) {
      await appendAudit(query, hotel_id, order_id, { at: now, actor, action: "guest.erased" });
    }
    return erased;
  });
}

/** In the order of their ids, as everyone locks them. */
async function openAll(query: Query, hotel_id: number, guest: Guest) {
  const opened: { stored: StoredOrder; money: MoneyUnderWay }[] = [];
  for (const order_id of await findOrdersOfGuest(query, hotel_id, guest)) {
    const stored = (await openOrder(query, hotel_id, order_id))!;
    opened.push({ stored, money: await readMoneyUnderWay(query, hotel_id, order_id) });
  }
  return opened;
}
