import * as contract from "#contract/discounts.ts";
import { handle } from "#server/calls/handle.ts";
import { calculateDiscount } from "#server/discounts/calculate-discount.ts";
import { checkPromotionCode } from "#server/discounts/check-promotion-code.ts";
import { confirmCoupons } from "#server/discounts/confirm-coupons.ts";
import { findCodes } from "#server/discounts/find-codes.ts";

export const discountHandlers = [
  handle(contract.confirmCoupons, confirmCoupons),
  handle(contract.checkPromotionCode, checkPromotionCode),
  handle(contract.findCodes, findCodes),
  handle(contract.calculateDiscount, calculateDiscount),
];
