/** Tells every process, when the transaction is committed, that what pages show of a lodging has changed. */
import type { Query, Statement } from "#server/database/connect.ts";

/**
 * Tables that no page shows, or that change with every booking: what pages show of those is a minute late at most (a month of
 * prices), and announcing them would make all commits wait in one line. Every other table is announced by whoever writes it.
 */
const NOT_ANNOUNCED = new Set(
  (
    "room_night plan_cap order order_guest order_line order_night order_attachment attachment_ledger rail_reservation rail_ledger order_hold unpaid_order " +
    "inventory_ledger room_block block_ledger rate_rule rate_change money_ledger credit_ledger credit_lot credit_part credit_round refund refund_transfer payment_attempt payment_inbox invoice " +
    "coupon coupon_redemption member idempotency event delivery mail stay_mail_round captcha captcha_budget audit_log audit_head job " +
    "staff staff_invitation member_session staff_session account account_identity passkey sign_in_code sign_in_budget known_device " +
    "oidc_record session_origin signing_key made_lodging domain_claim draft_change site_version archived_record scheduled_publish translation_mark glossary_term translation_setting picture gateway_check policy_change " +
    "list_view room_unit selling_change preview_link"
  ).split(" "),
);

export const isAnnounced = (table: string): boolean => !NOT_ANNOUNCED.has(table);

const ANNOUNCE: Statement = { name: "announce_change", text: "select pg_notify('hotel_changed', $1)" };

/** One table is enough for all that a transaction writes: the lodging is read again as a whole. */
export async function announceChange(query: Query, hotel_id: number, table: string): Promise<void> {
  await query.run(ANNOUNCE, [`${table}:${hotel_id}`]);
}
