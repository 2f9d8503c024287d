/** The forms of an order's page that add something or give it back: one call each. */
import { redirect } from "react-router";
import { attachToOrder, changeAttachment } from "#contract/add-ons.ts";
import type { PageVisit } from "#web/context.ts";
import { faulty, goTo, refusalOf } from "#web/orders/answers.ts";
import { isUnknown, lookupOf } from "#web/orders/open-order.ts";

type Form = Record<string, string>;

/** Of a field that a call refuses, the one of the form. */
const fieldOf = (form: Form, refused: string | undefined): string => {
  const name = refused?.split(".").at(-1) ?? "quantity";
  return `${["date", "time"].includes(name) ? name : "quantity"}-${form.item_number ?? form.attachment_no ?? ""}`;
};

/** What was just done, of the address: it is said once, beside what the order has. */
export type AddOnsDone = { is: "added" } | { is: "changed" } | { is: "refunded"; amount: number };

export function readDone(search: string): AddOnsDone | null {
  const done = new URLSearchParams(search).get("done") ?? "";
  const [, amount] = /^refunded-(\d{1,9}(?:\.\d{1,2})?)$/.exec(done) ?? [];
  if (amount !== undefined) return { is: "refunded", amount: Number(amount) };
  return done === "added" || done === "changed" ? { is: done } : null;
}

export async function changeAddOns(visit: PageVisit, order_doc: string, form: Form) {
  const { api, domain } = visit;
  const { intent = "", item_number = "", date = "", time = "", key = "", attachment_no = "" } = form;
  const quantity = Number(form.quantity);
  try {
    if (intent === "give_back") {
      const body = { domain, order_doc, attachment_no: Number(attachment_no), quantity };
      const { refund_amount } = await api(changeAttachment, { body }, { idempotencyKey: `${key}-${attachment_no}` });
      return redirect(`${visit.path}?done=${refund_amount > 0 ? `refunded-${refund_amount}` : "changed"}#add-ons`, 303);
    }
    const wanted = { item_number, quantity, time, ...(date === "" ? {} : { date }) };
    const body = { domain, order_doc, room_attachment_detail: [wanted] };
    const { redirect_path } = await api(attachToOrder, { body }, { idempotencyKey: `${key}-${item_number}` });
    return redirect_path.includes("/pay/")
      ? goTo(visit, redirect_path)
      : redirect(`${visit.path}?done=added#add-ons`, 303);
  } catch (error) {
    const { message, extra_info, code } = refusalOf(error);
    if (isUnknown(error) && code !== "INVALID_INPUT" && code !== "NOT_FOUND")
      return redirect(lookupOf(visit, order_doc), 303);
    return faulty([{ field: fieldOf(form, extra_info.fields?.[0]), text: message }], form);
  }
}
