/** With which codes a call can refuse: those of every call's way in, and those of its own handler. */
import { readFileSync } from "node:fs";
import type { Call } from "#contract/call.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { DANGEROUS } from "#rules/people/staff-roles.ts";
import { REFUSAL_STATUS } from "#server/errors/refusal.ts";

/** What the files behind each call can refuse with, as `refusals-of-calls.test.ts` reads it out of them. */
const OWN = new Map(
  readFileSync(new URL("./refusals-of-calls.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([name = "", codes = ""]) => [name, codes.split(" ") as RefusalCode[]]),
);

/** Any call's, and none of its doing. */
export const ALWAYS = ["TOO_MANY_REQUESTS", "INTERNAL", "UNAVAILABLE", "OUTCOME_UNKNOWN"] as const;

function ofWayIn({ method, scope, service, who, may, headers, body }: Call): RefusalCode[] {
  const isForStaff = who.includes("staff");
  const isOfTokens = service === "accounts" || service === "pms";
  const needed: [isSo: boolean, codes: RefusalCode[]][] = [
    [true, ["INVALID_INPUT"]],
    [scope === "lodging" && !isForStaff, ["HOTEL_NOT_FOUND"]],
    [isForStaff, ["SIGN_IN_NEEDED", "NOT_FOUND", "FORBIDDEN"]],
    [may !== null && DANGEROUS.has(may), ["FRESH_SIGN_IN_NEEDED"]],
    [who.includes("guest"), ["ORDER_ACCESS"]],
    [who.includes("member") && (method !== "GET" || who[0] === "member"), ["SIGN_IN_NEEDED"]],
    [who.includes("task"), ["NOT_FOUND"]],
    [method === "POST", ["XSRF_FAILED"]],
    [method === "POST" && scope === "lodging" && !isForStaff && !isOfTokens, ["SIGN_IN_NEEDED"]],
    [body.type !== "undefined", ["BODY_TOO_LARGE"]],
    [headers.includes("Idempotency-Key"), ["KEY_REUSED"]],
  ];
  return needed.flatMap(([isSo, codes]) => (isSo ? codes : []));
}

/** In the order of their statuses: a refusal for business reasons is an answer, 200. */
export function refusalsOf(call: Call): { code: RefusalCode; status: number }[] {
  const codes = new Set([...ofWayIn(call), ...(OWN.get(call.name) ?? [])]);
  for (const code of ALWAYS) codes.delete(code);
  return [...codes]
    .map((code) => ({ code, status: REFUSAL_STATUS[code] }))
    .sort((one, other) => other.status - one.status || (one.code < other.code ? -1 : 1));
}
