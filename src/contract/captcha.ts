/** A code that shows a contact is the guest's own. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";
import { emailSchema, phoneSchema } from "#contract/order-payload.ts";

const contactFields = z.object({
  domain: domainSchema,
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
});

function hasOneContact({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean {
  return (email === undefined) !== (phone === undefined);
}

const oneContact = { path: ["email"], message: "Either email or phone" };

export const triggerCaptcha = defineCall({
  name: "triggerCaptcha",
  method: "POST",
  path: "/api/captcha/trigger",
  summary: "Sends six digits to an e-mail address or a phone",
  who: ["visitor"],
  body: contactFields.refine(hasOneContact, oneContact),
  answer: z.object({}),
});

export const verifyCaptcha = defineCall({
  name: "verifyCaptcha",
  method: "POST",
  path: "/api/captcha/verify",
  summary: "Checks the six digits; success is the envelope's, and holds for this browser",
  who: ["visitor"],
  body: contactFields
    .extend({
      captcha: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    })
    .refine(hasOneContact, oneContact),
  answer: z.object({}),
});
