/** How the server says no: a code, whose status and words are looked up in one place. */
import type { RefusalCode } from "#rules/refusals.ts";

export class Refusal extends Error {
  code: RefusalCode;
  fields: string[];

  constructor(code: RefusalCode, fields: string[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

export const REFUSAL_STATUS = {
  INVALID_INPUT: 400,
  HOTEL_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
} as const satisfies Record<RefusalCode, number>;
