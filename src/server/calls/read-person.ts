/** Reads who makes a request: the token, the access cookie, and the keys that its input shows. */
import type { Call, HandlerInput } from "#contract/call.ts";
import { ORDER_KEYS, TASK_KEY } from "#contract/who.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { bearerIn, type CallRequest } from "#server/calls/call-request.ts";
import type { Person } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { sessionIn } from "#server/http/xsrf.ts";
import { readTaskToken } from "#server/payments/task-token.ts";
import { accessOf, type AccessEntry } from "#server/security/access.ts";
import { readStaff } from "#server/staff/read-staff.ts";

const KEYS: readonly string[] = [...ORDER_KEYS.contact, ...ORDER_KEYS.link];

export async function readPerson(
  call: Call,
  input: HandlerInput<Call>,
  { headers = {}, address = "" }: CallRequest,
  entries: readonly AccessEntry[],
  hotel: Tenant,
  dependencies: Dependencies,
): Promise<Person> {
  const access = accessOf(entries);
  const isForKeys = call.who.includes("guest") || call.who.includes("task");
  const fields = isForKeys ? fieldsOf(input) : {};
  const isShown = call.who.includes("guest") && KEYS.some((key) => fields[key] !== undefined);
  const holdsKey = isShown || entries.length > 0;
  const browser = { access, holdsKey, session: sessionIn(headers.cookies), address };
  if (call.who.includes("staff")) {
    const { database, clock } = dependencies;
    const staff = await readStaff(database, headers.cookies, hotel.hotel_id, clock());
    return { ...(staff ?? { kind: "visitor" }), ...browser };
  }
  const member_id = await readMember(call, headers.authorization, hotel, dependencies);
  const task = call.who.includes("task") ? readTask(fields[TASK_KEY], hotel, dependencies) : null;
  if (task !== null) return { kind: "task", task, ...browser };
  if (member_id !== null) return { kind: "member", member_id, ...browser };
  return { kind: holdsKey ? "guest" : "visitor", ...browser };
}

const fieldsOf = ({ params, query, body }: HandlerInput<Call>): Record<string, unknown> => ({
  ...params,
  ...query,
  ...(body as object),
});

/**
 * A purchase needs a valid token: a guest who seems signed in must not be charged as a visitor. For reading, an expired token
 * does no harm.
 */
async function readMember(
  call: Call,
  authorization: string | undefined,
  hotel: Tenant,
  { tokens, clock }: Dependencies,
): Promise<string | null> {
  // The hotel system's own call takes the accounts service's token, and gives ours for it.
  const isExchange = call.service === "pms";
  if (authorization === undefined || hotel.close_member_system || isExchange) return null;
  const member_id = await tokens.read(bearerIn(authorization) ?? "", hotel.hotel_id, clock());
  if (member_id === null && call.method !== "GET") throw new Refusal("SIGN_IN_NEEDED");
  return member_id;
}

function readTask(token: unknown, { hotel_id }: Tenant, { secrets, clock }: Dependencies) {
  return typeof token === "string" ? readTaskToken(secrets, hotel_id, token, clock()) : null;
}
