import { randomInt } from "node:crypto";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/captcha.ts";
import { CAPTCHA_DIGITS, CAPTCHA_PER_ADDRESS, CAPTCHA_PER_HOTEL } from "#rules/guests/captcha.ts";
import { dayAt } from "#rules/time/day.ts";
import { addressKey, codeHash, type Contact, keptContact } from "#server/captcha/captcha-keys.ts";
import { isSpentToday, replaceCode, spendBudget } from "#server/captcha/captcha-store.ts";
import type { Query } from "#server/database/connect.ts";
import { writeCode } from "#server/mail/write-code.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Sends six digits. It does not look up whether the contact has orders, so nobody can find that out here. */
export async function triggerCaptcha(
  input: HandlerInput<typeof contract.triggerCaptcha>,
  context: RequestContext,
): Promise<Record<string, never>> {
  const { email, phone } = input.body;
  const { carriesTexts, sandboxUrl } = context;
  if (phone !== undefined && !carriesTexts && sandboxUrl === null) throw new Refusal("INVALID_INPUT", ["phone"]);
  const code = String(randomInt(10 ** CAPTCHA_DIGITS)).padStart(CAPTCHA_DIGITS, "0");
  await context.query(async (query) => {
    await takeTurn(query, context, { email, phone }, code);
    await writeCode(query, context, { email, phone }, code);
  });
  return {};
}

/**
 * The contact first and the lodging last: a refused contact uses no budget of the others, and all rows are locked in one
 * order.
 */
async function takeTurn(query: Query, context: RequestContext, contact: Contact, code: string): Promise<void> {
  const { hotel, now } = context;
  const { address } = context.person;
  const { hotel_id } = hotel;
  const today = dayAt(now, hotel.timezone);
  const contact_key = keptContact(context, contact);
  const code_hash = codeHash(context, contact, code);
  if (!(await replaceCode(query, hotel_id, { contact_key, code_hash, now, today }))) {
    const isSpent = await isSpentToday(query, hotel_id, contact_key, today);
    throw new Refusal(isSpent ? "CAPTCHA_TOO_MANY" : "CAPTCHA_TOO_SOON");
  }
  const isWithin =
    (await spendBudget(query, hotel_id, addressKey(context, address), CAPTCHA_PER_ADDRESS, now)) &&
    (await spendBudget(query, hotel_id, "hotel", CAPTCHA_PER_HOTEL, now));
  if (!isWithin) throw new Refusal("TOO_MANY_REQUESTS");
}
