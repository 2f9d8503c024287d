import { emailSchema, phoneSchema } from "#contract/order-payload.ts";

export type Contact = { email: string } | { phone: string };

/** One field takes either: with an @ it is an e-mail address. null: it is neither. */
export function readContact(typed: string): Contact | null {
  const email = emailSchema.safeParse(typed);
  if (email.success) return { email: email.data };
  const phone = phoneSchema.safeParse(typed);
  return phone.success ? { phone: phone.data } : null;
}
