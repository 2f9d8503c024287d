/** A call's `who` in OpenAPI's words: the schemes, and which of them a call accepts. */
import { exchangeToken, signInWithOneTap } from "#contract/accounts.ts";
import type { Call } from "#contract/call.ts";
import { ORDER_KEYS, TASK_KEY } from "#contract/who.ts";

type Scheme =
  | "accountToken"
  | "googleToken"
  | "memberToken"
  | "accessCookie"
  | "orderContact"
  | "orderLink"
  | "taskLink"
  | "staffSession"
  | "accountSession";

const [contact, ...otherContacts] = ORDER_KEYS.contact;
const [link, ...otherLinks] = ORDER_KEYS.link;

export const SECURITY_SCHEMES: Record<Scheme, object> = {
  accountToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The member token of {accounts}/oauth/token or of one tap",
  },
  googleToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Google's ID token, the same as in the body",
  },
  memberToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "A member's token of this lodging. One that is not right refuses whatever is not a GET",
  },
  accessCookie: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-yado-access",
    description: "What this browser has placed, opened or verified before; without https it is called yado-access",
  },
  orderContact: {
    type: "apiKey",
    in: "query",
    name: contact,
    description: `The booker's, beside the order's number; or ${otherContacts.join(", ")}. In the body of a POST`,
  },
  orderLink: {
    type: "apiKey",
    in: "query",
    name: link,
    description: `Names one order and can't be guessed; or ${otherLinks.join(", ")}. In the path or the body where the call has it there`,
  },
  staffSession: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-yado-staff",
    description: "Signed in at the studio; without https it is called yado-staff",
  },
  accountSession: {
    type: "apiKey",
    in: "cookie",
    name: "yado-account",
    description: "Signed in at the accounts service in this browser",
  },
  taskLink: {
    type: "apiKey",
    in: "query",
    name: TASK_KEY,
    description:
      "Sealed for one task of the lodging's staff; only the lodging's own mail carries it. In the body of a POST",
  },
};

/** Any one of these will do; `{}` is nothing at all. */
export function securityOf(call: Call): Partial<Record<Scheme, never[]>>[] {
  if (call.name === exchangeToken.name) return [{ accountToken: [] }];
  if (call.name === signInWithOneTap.name) return [{ googleToken: [] }];
  return call.who.flatMap((kind) => {
    if (kind === "visitor") return [{}];
    if (kind === "member") return [{ memberToken: [] }];
    if (kind === "task") return [{ taskLink: [] }];
    if (kind === "staff" || kind === "studio") return [{ staffSession: [] }];
    if (kind === "account") return [{ accountSession: [] }];
    return kind === "guest" ? guestSecurity(call) : [];
  });
}

/** A call that takes a link but no contact is opened by the link alone, so no cookie is listed for it. */
function guestSecurity(call: Call): Partial<Record<Scheme, never[]>>[] {
  const takes = (names: readonly string[]) => fieldsOf(call).some((field) => names.includes(field));
  const contacts = takes(ORDER_KEYS.contact) ? [{ orderContact: [] }] : [];
  const links = takes(ORDER_KEYS.link) ? [{ orderLink: [] }] : [];
  return [...contacts, ...links, ...(contacts.length > 0 ? [{ accessCookie: [] }] : [])];
}

export function fieldsOf({ params, query, body }: Call): string[] {
  const { shape = {} } = body as { shape?: object };
  return [...Object.keys(params.shape), ...Object.keys(query.shape), ...Object.keys(shape)];
}
