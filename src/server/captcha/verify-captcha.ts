import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/captcha.ts";
import { codeHash, keptContact } from "#server/captcha/captcha-keys.ts";
import { guessCode } from "#server/captcha/captcha-store.ts";
import { toE164 } from "#server/guests/to-e164.ts";
import { contactKey } from "#server/orders/find-own-order.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** The right code opens this contact's orders in this browser. A wrong, used or expired code gets the same refusal. */
export async function verifyCaptcha(
  input: HandlerInput<typeof contract.verifyCaptcha>,
  context: RequestContext,
): Promise<Record<string, never>> {
  const { email, phone, captcha } = input.body;
  const contact = { email, phone };
  const guess = {
    contact_key: keptContact(context, contact),
    code_hash: codeHash(context, contact, captcha),
    now: context.now,
  };
  const answer = await context.query((query) => guessCode(query, context.hotel.hotel_id, guess));
  // Only now: a refusal in the transaction would undo the count of the try.
  if (answer !== "right") throw new Refusal(answer === "wrong" ? "CAPTCHA_WRONG" : "CAPTCHA_USED_UP");
  context.grant({ contact_key: contactKey(contact) });
  // Orders are stored with the country of their number; whoever has typed it without owns it all the same.
  const written = phone === undefined ? contact : { phone: toE164(phone, context.hotel.country) };
  if (contactKey(written) !== contactKey(contact)) context.grant({ contact_key: contactKey(written) });
  return {};
}
