/** A call is one value: method, path, input and answer. Types, validation, OpenAPI and the client derive from it. */
import { z } from "zod";
import type { Kind } from "#contract/who.ts";
import type { Permission } from "#rules/people/staff-roles.ts";
import type { CouponProblem } from "#rules/money/coupon.ts";
import { LANGUAGES } from "#rules/text/language.ts";

/** Which of the specification's services answers: ours under /api, or one with a base of its own. */
export type Service = "api" | "site" | "accounts" | "pms" | "master";

type Fields = z.ZodObject;

/** Headers that only some calls read. Every call reads `Authorization`, every one that changes something `X-XSRF-TOKEN`. */
export type OwnHeader = "Idempotency-Key" | "X-IV";

export type Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Kind = Kind,
> = {
  name: string;
  service: Service;
  /** `platform`: of no lodging, on the platform's host only. */
  scope: "lodging" | "platform";
  method: "GET" | "POST";
  /** Path with {names} of its params, without the service's base. */
  path: string;
  summary: string;
  /** Who may make this call; being one of them is enough. */
  who: readonly Who[];
  /** What a staff member must be allowed to do; null: the call is not for staff. */
  may: Permission | null;
  headers: readonly OwnHeader[];
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** Answers for a lodging whose site is switched off too (only what the root guards need to know). */
  forInactive: boolean;
  /** The media type of an answer that is a file, sent as it is; null: the answer comes in the envelope. */
  file: string | null;
  /** The body is not JSON but so many bytes at most, which the handler gets as `body.bytes`; null: it is JSON. */
  bytes: number | null;
};

const nothing = z.object({});
const noBody = z.undefined();

export function defineCall<
  Answer extends z.ZodType,
  Params extends Fields = typeof nothing,
  Query extends Fields = typeof nothing,
  Body extends z.ZodType = typeof noBody,
  Who extends Kind = Kind,
>(call: {
  name: string;
  service?: Service;
  scope?: "lodging" | "platform";
  method: "GET" | "POST";
  path: string;
  summary: string;
  who: readonly [Who, ...Who[]];
  may?: Permission;
  headers?: readonly OwnHeader[];
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  forInactive?: boolean;
  file?: string;
  bytes?: number;
}): Call<Params, Query, Body, Answer, Who> {
  return {
    service: "api",
    scope: "lodging",
    headers: [],
    may: null,
    forInactive: false,
    file: null,
    bytes: null,
    ...call,
    params: (call.params ?? nothing) as Params,
    query: (call.query ?? nothing) as Query,
    body: (call.body ?? noBody) as Body,
  };
}

type Given<Key extends string, Value> =
  Value extends Record<string, never> ? { [key in Key]?: undefined } : { [key in Key]: Value };

/** What a caller passes: only the parts that the call has. */
export type CallInput<C extends Call> = Given<"params", z.input<C["params"]>> &
  Given<"query", z.input<C["query"]>> &
  (z.input<C["body"]> extends undefined ? { body?: undefined } : { body: z.input<C["body"]> });

/** What a handler receives, after the schemas have checked and converted it. */
export type HandlerInput<C extends Call> = {
  params: z.output<C["params"]>;
  query: z.output<C["query"]>;
  body: z.output<C["body"]>;
};

export type CallAnswer<C extends Call> = z.output<C["answer"]>;

/** A code that can't be used, as it was sent, and why: as a word for programs and as a sentence. */
export type RefusedCoupon = { code: string; reason: CouponProblem["reason"]; message: string };

/** Every JSON answer of every call. */
export type Envelope<Data = unknown> = {
  success: boolean;
  msg: string;
  data?: Data;
  code?: string;
  extra_info?: { message?: string; fields?: string[]; request_id?: string; coupons?: RefusedCoupon[] };
};

export const languageSchema = z.enum(LANGUAGES);

/** Texts that fell back, by field, with the language they are in: pages mark such a block with `lang`. */
export const fallbackSchema = z.record(z.string(), languageSchema);

/** A short text from a client. Control characters are refused: the database can't store some of them. */
export const textSchema = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** A host name as a lodging's `domain`. Port, case and a trailing dot are ignored. */
export const domainSchema = z
  .string()
  .trim()
  .max(260)
  .transform((domain) => domain.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, ""))
  .pipe(
    z
      .string()
      .max(253)
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/),
  );

/** Ids are this large at most in the database. */
const MOST_ID = 2 ** 31 - 1;

export const idSchema = z.number().int().positive().max(MOST_ID);

/** An id in a path or a query arrives as text. */
export const idTextSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

export const daySchema = z.iso.date();

export const photoSchema = z.object({ src: z.string(), alt: z.string() });
