/** Calls of no lodging: language, schema, person → handler → envelope, as `mount.ts` does it for a lodging's. */
import type { Call, CallAnswer, HandlerInput } from "#contract/call.ts";
import type { Kind } from "#contract/who.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "#rules/text/language.ts";
import { readAccountSession } from "#server/accounts/account-session.ts";
import { fromPerson } from "#server/audit/request-origin.ts";
import { refused, succeeded } from "#server/calls/answered.ts";
import { authorize } from "#server/calls/authorize.ts";
import { bearerIn, type CallRequest, idempotencyKeyOf } from "#server/calls/call-request.ts";
import type { FileAnswer } from "#server/calls/file-answer.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Answer } from "#server/calls/mount.ts";
import type { Person } from "#server/calls/person.ts";
import type { PlatformContext, PlatformContextOf } from "#server/calls/platform-context.ts";
import { readInput } from "#server/calls/read-input.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { sessionIn } from "#server/http/xsrf.ts";
import { readStaffSession } from "#server/staff/staff-session.ts";

export type PlatformHandler = {
  call: Call;
  answer: (input: HandlerInput<Call>, context: PlatformContext) => Promise<unknown>;
};

export function handlePlatform<C extends Call>(
  call: C,
  answer: (
    input: HandlerInput<C>,
    context: PlatformContextOf<C["who"][number] & Kind>,
  ) => Promise<CallAnswer<C> | FileAnswer>,
): PlatformHandler {
  return { call, answer: answer as PlatformHandler["answer"] };
}

export function mountPlatform(handlers: readonly PlatformHandler[], dependencies: Dependencies): Answer {
  const { accounts } = dependencies;
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  return async (call, request) => {
    const lang = request.query.lang ?? DEFAULT_LANGUAGE;
    if (!isLanguage(lang)) return refused(new Refusal("INVALID_INPUT", ["lang"]), DEFAULT_LANGUAGE);
    const set: string[] = [];
    try {
      const handler = byName.get(call.name);
      if (!handler || request.host !== dependencies.platformHost) throw new Refusal("NOT_FOUND");
      const input = readInput(call, request);
      const now = dependencies.clock();
      const person = await readPerson(handler.call, request, dependencies, now);
      authorize(handler.call, person, now);
      const userAgent = request.headers?.userAgent ?? "";
      const context: PlatformContext = {
        ...dependencies,
        database: fromPerson(dependencies.database, person, userAgent),
        lang,
        now,
        person,
        accounts,
        cookies: request.headers?.cookies,
        userAgent,
        bearer: bearerIn(request.headers?.authorization),
        idempotency_key: idempotencyKeyOf(request.headers ?? {}),
        sender: request.sender ?? null,
        sentFrom: { origin: request.headers?.origin, referer: request.headers?.referer },
        setCookie: (cookie) => void set.push(cookie),
      };
      return { ...succeeded(await handler.answer(input, context)), cookies: set };
    } catch (error) {
      return { ...refused(error, lang), cookies: set };
    }
  };
}

async function readPerson(
  call: Call,
  request: CallRequest,
  { accounts, database }: Dependencies,
  now: Date,
): Promise<Person> {
  const { headers = {}, address = "" } = request;
  const browser = {
    holdsKey: false,
    access: { orders: [], contacts: [] },
    session: sessionIn(headers.cookies),
    address,
  };
  if (call.who.includes("studio")) {
    const session = await readStaffSession(database, headers.cookies, now);
    return session ? { kind: "studio", ...session, ...browser } : { kind: "visitor", ...browser };
  }
  const found = call.who.includes("account") ? await readAccountSession(accounts, headers.cookies) : null;
  return found ? { kind: "account", ...found, ...browser } : { kind: "visitor", ...browser };
}
