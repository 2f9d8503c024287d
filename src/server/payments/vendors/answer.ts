/** A vendor's answer is read here before it is believed. What can't be read says nothing: Unreachable, never "failed". */
import { z } from "zod";
import { type Account, Unreachable } from "#server/payments/vendors/vendor.ts";

/** The third argument of a reviver is younger than the compiler's own list of them. */
type ParseExactly = (
  text: string,
  revive: (key: string, value: unknown, at: { source?: string }) => unknown,
) => unknown;

/** JSON whose whole numbers are never rounded: those beyond 2^53 (LINE Pay's ids have 19 digits) stay the digits they were. */
export const parseExactly = (text: string): unknown =>
  (JSON.parse as ParseExactly)(text, (_key, value, { source = "" }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value,
  );

export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  { status, text }: { status: number; text: string },
  gateway: string,
): z.output<Schema> {
  if (status >= 500) throw new Unreachable(`${gateway} answered ${status}`);
  let reply: unknown;
  try {
    reply = parseExactly(text);
  } catch {
    throw new Unreachable(`${gateway} answered ${status} and no JSON`);
  }
  const read = schema.safeParse(reply);
  if (!read.success)
    throw new Unreachable(`${gateway} answered ${status} and something else: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** A webhook's body as JSON; null where it is none. webhooks never throw. */
export function readBody(raw: Buffer): unknown {
  if (raw.byteLength > MOST_WEBHOOK_BYTES) return null;
  try {
    return parseExactly(raw.toString());
  } catch {
    return null;
  }
}

const MOST_WEBHOOK_BYTES = 64 * 1024;

/** An id that is a number in one answer and a text in the next. */
export const digitsSchema = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,32}$/));

/** Ours, as it comes back to us. */
export const tradeNoSchema = z.string().regex(/^[0-9A-Z]{20}$/);

export const wholeSchema = z.number().int().nonnegative();

/** A key that a lodging enters: it goes into headers and paths, so it must not be empty or contain line breaks. */
export const keyText = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,512}$/);

/** Where a guest is sent must be a page, and where money moves, one reached by https. */
export function guestUrl(url: string, { isLive }: Account, gateway: string): string {
  const protocol = URL.parse(url)?.protocol;
  if (protocol === "https:" || (protocol === "http:" && !isLive)) return url;
  throw new Unreachable(`${gateway} sends guests to ${JSON.stringify(url)}`);
}
