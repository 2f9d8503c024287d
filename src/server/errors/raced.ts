import type { RefusalCode } from "#rules/calls/refusals.ts";

/** Somebody was faster: a guard did not let this pass. Undone and looked at again, the refusal is usually another one. */
export class Raced extends Error {
  code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
