/** Selling terms between the tables and the studio. */
import type { z } from "zod";
import type { savePolicies } from "#contract/studio/studio-payments.ts";
import type { Terms } from "#server/payments/settings/check-store.ts";

export type Policies = z.output<(typeof savePolicies)["body"]>["policies"];

/** How long the last change can be taken back. */
const UNDO_MS = 10 * 60_000;

export const undoUntil = (changed_at: Date): number => Math.floor((changed_at.getTime() + UNDO_MS) / 1000);

export function policiesOf({ deposit_type, refund_template_id, client_invoce_setting, ...terms }: Terms): Policies {
  const isPart = deposit_type.includes("deposit");
  return {
    ...pick(terms),
    refund_template_id,
    client_invoce_setting: client_invoce_setting === 2 ? 2 : 1,
    takes_all: deposit_type.includes("all") || !isPart,
    takes_deposit: isPart,
  };
}

const pick = (terms: Omit<Terms, "deposit_type" | "refund_template_id" | "client_invoce_setting">) => ({
  support_client_cancel: terms.support_client_cancel,
  deposit_percent: terms.deposit_percent,
  payment_list: terms.payment_list,
  card_hold_minutes: terms.card_hold_minutes,
  remittance_hold_days: terms.remittance_hold_days,
});

export function termsOf({ takes_all, takes_deposit, ...policies }: Policies): Terms {
  const deposit_type: Terms["deposit_type"] = [];
  if (takes_all || !takes_deposit) deposit_type.push("all");
  if (takes_deposit) deposit_type.push("deposit");
  return { ...policies, deposit_type };
}

/** What differs, as text: for the preview, and for the log. */
export function changesOf(before: Policies, after: Policies): { field: string; before: string; after: string }[] {
  const text = (value: unknown) => (Array.isArray(value) ? value.join(",") : String(value));
  return (Object.keys(after) as (keyof Policies)[])
    .map((field) => ({ field, before: text(before[field]), after: text(after[field]) }))
    .filter((change) => change.before !== change.after);
}
