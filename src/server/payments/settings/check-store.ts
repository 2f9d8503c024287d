/** The SQL of gateways' tests and of the terms' last change. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type GatewayCheck = {
  gateway: string;
  check_id: string | null;
  trade_no: string;
  vendor_number: string | null;
  state: "none" | "open" | "passed" | "failed";
  problem: string;
  paused: number[];
  begun_at: Date | null;
  passed_at: Date | null;
};

const COLUMNS = "gateway, check_id, trade_no, vendor_number, state, problem, paused, begun_at, passed_at";
const LIST: Statement = {
  name: "list_gateway_checks",
  text: `select ${COLUMNS} from gateway_check where hotel_id = $1`,
};
const SAVE: Statement = {
  name: "save_gateway_check",
  text: `insert into gateway_check (hotel_id, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (hotel_id, gateway) do update set check_id = $3, trade_no = $4, vendor_number = $5, state = $6, problem = $7,
      paused = $8, begun_at = $9, passed_at = $10`,
};
const TERMS = `select refund_template_id, support_client_cancel, deposit_type, deposit_percent, payment_list,
    card_hold_minutes, remittance_hold_days, client_invoce_setting, remittance_account
  from hotel_terms where hotel_id = $1`;
const FIND_TERMS: Statement = { name: "find_terms", text: TERMS };
const LOCK_TERMS: Statement = { name: "lock_terms", text: `${TERMS} for update` };
const SET_TERMS: Statement = {
  name: "set_terms",
  text: `update hotel_terms set refund_template_id = $2, support_client_cancel = $3, deposit_type = $4, deposit_percent = $5,
      payment_list = $6, card_hold_minutes = $7, remittance_hold_days = $8, client_invoce_setting = $9
    where hotel_id = $1`,
};
const SET_ACCOUNT: Statement = {
  name: "set_remittance_account",
  text: `update hotel_terms set remittance_account = $2 where hotel_id = $1`,
};
const KEEP_BEFORE: Statement = {
  name: "keep_policies",
  text: `insert into policy_change (hotel_id, before, changed_by, changed_at) values ($1, $2, $3, $4)
    on conflict (hotel_id) do update set before = $2, changed_by = $3, changed_at = $4`,
};
const FIND_BEFORE: Statement = {
  name: "find_policies",
  text: `select before, changed_at from policy_change where hotel_id = $1`,
};
const FORGET_BEFORE: Statement = { name: "forget_policies", text: `delete from policy_change where hotel_id = $1` };

export type Terms = {
  refund_template_id: number;
  support_client_cancel: boolean;
  deposit_type: ("all" | "deposit")[];
  deposit_percent: number;
  payment_list: number[];
  card_hold_minutes: number;
  remittance_hold_days: number;
  client_invoce_setting: number;
};

export const listChecks = (query: Query, hotel_id: number) => query.run<GatewayCheck>(LIST, [hotel_id]);

export async function findCheck(query: Query, hotel_id: number, gateway: string): Promise<GatewayCheck | null> {
  return (await listChecks(query, hotel_id)).find((each) => each.gateway === gateway) ?? null;
}

export async function saveCheck(query: Query, hotel_id: number, check: GatewayCheck): Promise<void> {
  const { gateway, check_id, trade_no, vendor_number, state, problem, paused, begun_at, passed_at } = check;
  const values = [gateway, check_id, trade_no, vendor_number, state, problem, paused, begun_at, passed_at];
  await query.run(SAVE, [hotel_id, ...values]);
}

type StoredTerms = Terms & { remittance_account: Record<string, string> | null };

export async function readTerms(query: Query, hotel_id: number): Promise<StoredTerms> {
  return (await query.run<StoredTerms>(FIND_TERMS, [hotel_id]))[0]!;
}

/** The same, which nobody else changes meanwhile. */
export async function lockTerms(query: Query, hotel_id: number): Promise<StoredTerms> {
  return (await query.run<StoredTerms>(LOCK_TERMS, [hotel_id]))[0]!;
}

export async function setTerms(query: Query, hotel_id: number, terms: Terms): Promise<void> {
  const { refund_template_id, support_client_cancel, deposit_type, deposit_percent, payment_list } = terms;
  const { card_hold_minutes, remittance_hold_days, client_invoce_setting } = terms;
  const selling = [refund_template_id, support_client_cancel, deposit_type, deposit_percent, payment_list];
  await query.run(SET_TERMS, [hotel_id, ...selling, card_hold_minutes, remittance_hold_days, client_invoce_setting]);
  await announceChange(query, hotel_id, "hotel_terms");
}

export async function setAccount(
  query: Query,
  hotel_id: number,
  account: Record<string, string> | null,
): Promise<void> {
  await query.run(SET_ACCOUNT, [hotel_id, account && JSON.stringify(account)]);
  await announceChange(query, hotel_id, "hotel_terms");
}

export async function keepBefore(query: Query, hotel_id: number, before: Terms, changed_by: string, now: Date) {
  await query.run(KEEP_BEFORE, [hotel_id, JSON.stringify(before), changed_by, now]);
}

export async function findBefore(query: Query, hotel_id: number) {
  return (await query.run<{ before: Terms; changed_at: Date }>(FIND_BEFORE, [hotel_id]))[0] ?? null;
}

export async function forgetBefore(query: Query, hotel_id: number): Promise<void> {
  await query.run(FORGET_BEFORE, [hotel_id]);
}
