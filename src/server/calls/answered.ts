/** A call's answer or refusal, as its envelope, status and bytes. */
import type { Envelope } from "#contract/call.ts";
import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { FileAnswer } from "#server/calls/file-answer.ts";
import { bytesOf, Written } from "#server/calls/written.ts";
import { hasGivenWay, isUnreachable, OutcomeUnknown } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { CouponsRefused, Refusal, REFUSAL_STATUS, sentenceOf } from "#server/errors/refusal.ts";

/** Where an answer is in the cache of its lodging. */
export type CachedAt = { hotel_id: number; key: string };

export type Answered = {
  status: number;
  envelope: Envelope;
  /** The envelope as JSON, made once for a cached answer. */
  bytes: () => Uint8Array<ArrayBuffer>;
  /** Sent instead of the envelope. */
  file?: FileAnswer;
  /** The cookie to set. */
  cookie?: string;
  /** Further cookies to set: of whoever signs in or out. */
  cookies?: readonly string[];
  /** It may be sent again to anyone who makes the same request. */
  cachedAt?: CachedAt;
  /** The versions of the site that it was read from: one, unless a publish came in between. */
  versions?: readonly number[];
};

export function succeeded(found: unknown): Answered {
  if (found instanceof FileAnswer) return { ...answered(200, { success: true, msg: "" }), file: found };
  if (!(found instanceof Written)) return answered(200, { success: true, msg: "", data: found });
  const envelope = {
    success: true,
    msg: "",
    get data() {
      return found.data();
    },
  };
  return answered(200, envelope, () => bytesOf(`{"success":true,"msg":"","data":${found.json()}}`));
}

/** A refusal with its sentence, as this kind of lodging says it; an unexpected error without any detail. */
export function refused(error: unknown, lang: Language, hotel_kind = 0): Answered {
  if (error instanceof Refusal) {
    const msg = sentenceOf(error, lang, hotel_kind);
    const fields = error.fields.length > 0 ? { fields: error.fields } : {};
    return answered(REFUSAL_STATUS[error.code], {
      success: false,
      msg,
      code: error.code,
      extra_info: { message: msg, ...fields, ...(error instanceof CouponsRefused ? { coupons: error.coupons } : {}) },
      ...(error.data === undefined ? {} : { data: error.data }),
    });
  }
  if (error instanceof OutcomeUnknown) return refused(new Refusal("OUTCOME_UNKNOWN"), lang);
  if (isUnreachable(error) || hasGivenWay(error)) return refused(new Refusal("UNAVAILABLE"), lang);
  const request_id = crypto.randomUUID();
  console.error(`request ${request_id} failed: ${describeFailure(error)}`);
  const msg = WORDS[lang].refusals.INTERNAL;
  return answered(500, { success: false, msg, code: "INTERNAL", extra_info: { message: msg, request_id } });
}

function answered(
  status: number,
  envelope: Envelope,
  write = () => new TextEncoder().encode(JSON.stringify(envelope)),
): Answered {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  return { status, envelope, bytes: () => (bytes ??= write()) };
}
