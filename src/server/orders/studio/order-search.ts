/** What was typed to find an order, as the store looks for it. */
import { phoneKey } from "#rules/guests/contact.ts";
import { readShortCode } from "#rules/orders/short-code.ts";
import { mayDo, type StaffRole } from "#rules/people/staff-roles.ts";
import type { OrderSearch } from "#server/orders/studio/studio-order-store.ts";

const LEAST_DIGITS = 3;

/** Without the right to see contacts nobody finds an order by its telephone number: one could guess it digit by digit. */
export function orderSearch(typed: string, role: StaffRole): OrderSearch {
  const digits = phoneKey(typed);
  const escaped = typed.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const isPhone = /^[\d\s+()-]+$/.test(typed) && digits.length >= LEAST_DIGITS && mayDo(role, "see_contacts");
  return {
    name: typed === "" ? "" : `%${escaped}%`,
    number: readShortCode(typed) ?? (/^[\w-]{3,}$/.test(typed) ? typed.toUpperCase().replace(/_/g, "") : ""),
    phone: isPhone ? digits.slice(-9) : "",
  };
}
