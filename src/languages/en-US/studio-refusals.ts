/** What the studio refuses: rates, orders, then pictures. */
export const studioRefusals = {
  RATES_CHANGED: "Someone else has just changed the rates. Please look at the latest version, then save again.",
  UNDO_OVER: "There is nothing to undo. Only the last change can be undone, within ten minutes.",
  ADD_ON_STOCK_SOLD: "On some days more of it than that is already sold.",
  TOO_MANY_ADD_ONS: "You have 100 extras, which is the most there can be. Change one of them instead.",
  UNITS_IN_USE: "On some nights more rooms than that are already sold, on hold or blocked.",
  UNITS_NUMBERED:
    "More rooms of this type than that have a number. Please remove the numbers you no longer use under Rooms first.",
  UNIT_NUMBER_TAKEN: "A room number is used twice. Each number can belong to one room only.",
  TOO_MANY_VIEWS: "A list can have up to 30 saved views. Please delete one that you don’t use.",
  PLAN_PARENT_INVALID: "A derived plan must follow a plan that has rates of its own.",
  PLAN_HAS_DERIVED: "Other plans take their rates from this one. Please give them rates of their own first.",
  PRICE_TOO_LOW: "Some nights would cost nothing or less. Please raise the amount.",
  REFUND_CHANGED: "The refund has changed meanwhile. Please look at it again before you cancel.",
  REFUND_ABOVE_LIMIT:
    "This refund is above the sum that the front desk may give back. Please ask an owner, a manager or the accountant.",
  PICTURE_EMPTY: "This file is empty. Please choose the picture again.",
  PICTURE_TOO_LARGE: "The picture is larger than 25 MB. Please make it smaller and upload it again.",
  PICTURE_TOO_MANY_PIXELS: "The picture has more than 100 megapixels. Please make it smaller and upload it again.",
  PICTURE_TYPE:
    "Only JPEG, PNG, WebP and AVIF pictures can be uploaded. Please save an iPhone’s HEIC picture as JPEG first.",
  PICTURE_BROKEN: "The picture is incomplete or damaged. Please export it from your camera or phone again.",
  PICTURE_MIXED:
    "This file holds something besides the picture, so for safety it can’t be uploaded. Please export the picture again.",
  PICTURE_SPACE:
    "There is no space left for pictures. Please remove some that you don’t need, or contact the platform.",
  PICTURE_IN_USE: "Your site still shows this picture. Replace it with another one first.",
  PICTURE_KEPT: "Your site or one of its earlier versions still shows this photo, so it can’t be deleted for good.",
  UPLOAD_INCOMPLETE: "The picture has not been uploaded completely. Please continue.",
  GATEWAY_NOT_TESTED: "This payment service hasn’t passed its test yet. Please make a test payment first.",
  GATEWAY_REFUSED:
    "The payment service did not accept the test. Please check the keys and whether they are live or test keys, then try again.",
  REFUND_STEPS_OVERLAP: "There is already a step on this day. Choose another number of days, or remove one of the two.",
  REFUND_STEPS_FALL: "The closer to arrival, the higher the fee has to be. Please adjust this step.",
  TOO_MANY_POLICIES: "You can have up to 20 cancellation policies. Remove one you don’t use first.",
  POLICY_IN_USE: "A rate plan, or your default, still uses this policy. Give it another policy first.",
  PLAN_NEEDS_ROOMS: "Choose at least one room type; otherwise nobody can book this plan.",
  DEPOSIT_INVALID:
    "A deposit is between 1% and 99%. To take none, clear the box; to take everything, let guests pay in full when they book.",
  CURRENCY_IN_USE:
    "There are orders or member points in your books, and their amounts are in your current currency, so it can’t be changed any more. To sell in another currency, open another property.",
};
