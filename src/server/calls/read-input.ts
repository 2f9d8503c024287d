/** A request's parts, checked and converted by the schemas of its call. */
import type { z } from "zod";
import type { Call, HandlerInput } from "#contract/call.ts";
import { specificationCalls } from "#contract/calls.ts";
import { TOO_LONG } from "#contract/stay.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import type { CallRequest } from "#server/calls/call-request.ts";
import { faultyFields } from "#server/calls/faulty-fields.ts";
import { unstorableFields } from "#server/calls/unstorable-fields.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** Guests say the ages of their children: that some of them can't be is said in its own words. */
const isAges = (field: string): boolean => /^(?:orders\.\d+\.guests\.\d+\.)?ages(?:\.\d+)?$/.test(field);

const SPECIFIED = new Set<string>(specificationCalls.map(({ name }) => name));

/** Programs of others send every field they know, and null for what they have not: in a query that is written as nothing. */
function withoutNulls(value: unknown, isNothing = (each: unknown): boolean => each === null): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each));
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  const given = Object.entries(value).filter(([, each]) => !isNothing(each));
  return Object.fromEntries(given.map(([name, each]) => [name, withoutNulls(each)]));
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

function partsOf(call: Call, { params, query, body }: CallRequest) {
  if (!SPECIFIED.has(call.name)) return { params, query, body };
  return { params, query: withoutNulls(query, (each) => each === "" || each === null), body: withoutNulls(body) };
}

export function readInput(call: Call, request: CallRequest): HandlerInput<Call> {
  const parts = partsOf(call, request);
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
