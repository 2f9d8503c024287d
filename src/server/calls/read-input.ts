/** A request's parts, checked and converted by the schemas of its call. */
import type { z } from "zod";
import type { Call, HandlerInput } from "#contract/call.ts";
import { TOO_LONG } from "#contract/stay.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import type { CallRequest } from "#server/calls/call-request.ts";
import { faultyFields } from "#server/calls/faulty-fields.ts";
import { unstorableFields } from "#server/calls/unstorable-fields.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** Guests say the ages of their children: that some of them can't be is said in its own words. */
const isAges = (field: string): boolean => /^(?:orders\.\d+\.guests\.\d+\.)?ages(?:\.\d+)?$/.test(field);

export function readInput(call: Call, request: CallRequest): HandlerInput<Call> {
  const parts = { params: request.params, query: request.query, body: request.body };
  const schemas: Record<keyof typeof parts, z.ZodType> = { params: call.params, query: call.query, body: call.body };
  const input: Record<string, unknown> = {};
  const wrong = new Set<string>();
  let isOnlyTooLong = true;
  for (const part of ["params", "query", "body"] as const) {
    const result = schemas[part].safeParse(parts[part]);
    if (result.success) {
      input[part] = result.data;
      for (const path of unstorableFields(result.data)) {
        wrong.add(path || part);
        isOnlyTooLong = false;
      }
    } else {
      for (const issue of result.error.issues) for (const path of faultyFields(issue)) wrong.add(path || part);
      isOnlyTooLong &&= result.error.issues.every(({ message }) => message === TOO_LONG);
    }
  }
  if (wrong.size > 0) {
    const more = isOnlyTooLong ? { longest_stay: STAY_LIMITS.nights } : undefined;
    const code = [...wrong].every(isAges) ? "AGES_INVALID" : "INVALID_INPUT";
    throw new Refusal(code, [...wrong].slice(0, 20), more);
  }
  return input as HandlerInput<Call>;
}
