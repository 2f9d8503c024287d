/** Handlers with a fault that only some input shows. */
import { confirmCoupons } from "#contract/discounts.ts";
import type { Handler } from "#server/calls/handle.ts";
import { handlers } from "#server/calls/handlers.ts";

export const PLANTED_CALL = confirmCoupons.name;

type CouponInput = { body: { coupon_code: string[] } };

const isStrange = (code: string) => /[^\0-\x7f]/.test(code);

const kept: Buffer[] = [];

const FAULTS = {
  /** Throws at some input, and keeps something of each request. */
  careless({ body }: CouponInput) {
    kept.push(Buffer.alloc(500 * 1024, 1));
    if (body.coupon_code.some(isStrange)) throw new TypeError("this code was not expected");
  },
  /** At some input it tries a pattern that goes back and forth over these forty characters for years. */
  backtracks({ body }: CouponInput) {
    if (body.coupon_code.some(isStrange)) /^(?:\w+\s?)*$/.test(`${"a".repeat(40)}!`);
  },
};

export type PlantedFault = keyof typeof FAULTS;

export function handlersWith(fault: PlantedFault): Handler[] {
  return handlers.map((handler) =>
    handler.call.name === PLANTED_CALL
      ? {
          ...handler,
          answer: (requested, context) => {
            FAULTS[fault](requested as unknown as CouponInput);
            return handler.answer(requested, context);
          },
        }
      : handler,
  );
}
