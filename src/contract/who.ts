/**
 * Who may make a call. Every call names them; `server/calls/authorize.ts` holds it to that before anything is done.
 *
 * - `visitor`: everyone. Beside it, `member` says that a member's token changes the answer.
 * - `guest`: whoever shows a key to an order (a field below), or whose browser has shown one before.
 * - `member`: by the bearer token of this lodging.
 * - `task`: whoever holds the link of one task, from the lodging's own e-mail to its staff.
 * - `staff`: the lodging's own people, signed in at the studio; `may` of the call says which permission they need.
 * - `studio`: signed in at the studio, whether on a lodging's staff or not. Only for calls of the platform.
 * - `account`: signed in at the accounts service in this browser. Only for calls of the platform.
 * - `platform`: the platform's own people. No call is theirs yet.
 */
export const KINDS = ["visitor", "guest", "member", "task", "staff", "studio", "account", "platform"] as const;

export type Kind = (typeof KINDS)[number];

/** The fields of a call for guests that show whose an order is: what its booker knows, and what nobody can guess. */
export const ORDER_KEYS = {
  contact: ["booker_email", "booker_phone", "email"],
  link: ["hash_code", "valid_hash", "hash", "attempt_id", "number"],
} as const;

/** The field that carries the sealed task of an e-mail to staff. */
export const TASK_KEY = "token";
