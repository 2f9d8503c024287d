/** Every call that works. One that is in the contract but not here is not mounted. */
import { addOnHandlers } from "#server/add-ons/calls.ts";
import { studioAddOnHandlers } from "#server/add-ons/studio/calls.ts";
import { captchaHandlers } from "#server/captcha/calls.ts";
import { contentHandlers } from "#server/content/calls.ts";
import { creditHandlers } from "#server/credit/calls.ts";
import { discountHandlers } from "#server/discounts/calls.ts";
import { domainHandlers } from "#server/domains/calls.ts";
import { draftHandlers } from "#server/drafts/calls.ts";
import { previewHandlers } from "#server/drafts/previews/calls.ts";
import type { Handler } from "#server/calls/handle.ts";
import { hotelHandlers } from "#server/hotel/calls.ts";
import { listHandlers } from "#server/lists/calls.ts";
import { logHandlers } from "#server/log/calls.ts";
import { mediaHandlers } from "#server/media/calls.ts";
import { memberHandlers } from "#server/members/calls.ts";
import { orderHandlers } from "#server/orders/calls.ts";
import { paymentSettingHandlers } from "#server/payments/settings/calls.ts";
import { paymentHandlers } from "#server/payments/calls.ts";
import { proofHandlers } from "#server/proof/calls.ts";
import { studioOrderHandlers } from "#server/orders/studio/calls.ts";
import { railHandlers } from "#server/rail/calls.ts";
import { ratePlanHandlers } from "#server/rate-plans/calls.ts";
import { rateHandlers } from "#server/rates/calls.ts";
import { refundPolicyHandlers } from "#server/refund-policies/calls.ts";
import { rehearsalHandlers } from "#server/rehearsal/calls.ts";
import { roomHandlers } from "#server/rooms/calls.ts";
import { sellingHandlers } from "#server/selling/calls.ts";
import { roomUnitHandlers } from "#server/rate-plans/units/calls.ts";
import { setupHandlers } from "#server/setup/calls.ts";
import { staffHandlers } from "#server/staff/calls.ts";
import { translationHandlers } from "#server/translations/calls.ts";

export const handlers: readonly Handler[] = [
  ...hotelHandlers,
  ...roomHandlers,
  ...contentHandlers,
  ...discountHandlers,
  ...addOnHandlers,
  ...studioAddOnHandlers,
  ...orderHandlers,
  ...memberHandlers,
  ...creditHandlers,
  ...paymentHandlers,
  ...captchaHandlers,
  ...proofHandlers,
  ...railHandlers,
  ...rateHandlers,
  ...staffHandlers,
  ...rehearsalHandlers,
  ...domainHandlers,
  ...setupHandlers,
  ...draftHandlers,
  ...previewHandlers,
  ...translationHandlers,
  ...ratePlanHandlers,
  ...studioOrderHandlers,
  ...listHandlers,
  ...logHandlers,
  ...roomUnitHandlers,
  ...mediaHandlers,
  ...paymentSettingHandlers,
  ...refundPolicyHandlers,
  ...sellingHandlers,
];
