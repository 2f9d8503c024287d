/** Runs every check on a lodging as it was at one moment. It reads only, by the same walled role as everyone. */
import { ATTACHMENT_CHECKS } from "#server/audit/attachment-checks.ts";
import { CREDIT_CHECKS } from "#server/audit/credit-checks.ts";
import { ORDER_CHECKS } from "#server/audit/order-checks.ts";
import { PAYMENT_CHECKS } from "#server/audit/payment-checks.ts";
import { RAIL_CHECKS } from "#server/audit/rail-checks.ts";
import { STOCK_CHECKS } from "#server/audit/stock-checks.ts";
import { WALL_CHECKS } from "#server/audit/wall-checks.ts";
import type { Database } from "#server/database/connect.ts";

export const CHECKS = [
  ...STOCK_CHECKS,
  ...ATTACHMENT_CHECKS,
  ...RAIL_CHECKS,
  ...ORDER_CHECKS,
  ...CREDIT_CHECKS,
  ...PAYMENT_CHECKS,
  ...WALL_CHECKS,
];

export type Breach = {
  hotel_id: number;
  /** The ids are those of docs/operations.md. */
  id: string;
  about: string;
  /** Rooms or money are wrong: nothing more may be sold until somebody has checked. */
  closes: boolean;
  found: object[];
};

const MOST_SHOWN = 5;

export async function auditHotel(database: Database, hotel_id: number, now: Date): Promise<Breach[]> {
  return database.inspectHotel(hotel_id, async (query) => {
    const breaches: Breach[] = [];
    for (const { id, about, text } of CHECKS) {
      const limited = `select * from (${text}) found limit ${MOST_SHOWN}`;
      const values = text.includes("$2") ? [hotel_id, now] : text.includes("$1") ? [hotel_id] : [];
      const found = await query.run<object>({ name: `audit_${id.replace(" ", "_")}`, text: limited }, values);
      if (found.length > 0) breaches.push({ hotel_id, id, about, closes: /^[IM]/.test(id), found });
    }
    return breaches;
  });
}
