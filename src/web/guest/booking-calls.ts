/** The calls that the booking page makes. */
import { getAddOnInventory } from "#contract/add-ons.ts";
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import { calculateDiscount, confirmCoupons } from "#contract/discounts.ts";
import { getMemberCredit } from "#contract/credit.ts";
import { joinByCode, joinByOneTap, renewMemberSession, sendJoinCode } from "#contract/members.ts";
import { calculateOrder, findReceipt, placeOrder } from "#contract/orders.ts";
import { payOrder } from "#contract/payments.ts";
import { reserveTrain, searchTrains } from "#contract/rail.ts";
import { findAlternatives, getRoomCalendar, searchRooms } from "#contract/rooms.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";

export const bookingCalls: BookingCalls = {
  searchRooms,
  findAlternatives,
  getRoomCalendar,
  getAddOnInventory,
  confirmCoupons,
  calculateOrder,
  calculateDiscount,
  placeOrder,
  findReceipt,
  payOrder,
  triggerCaptcha,
  verifyCaptcha,
  getMemberCredit,
  renewMemberSession,
  sendJoinCode,
  joinByCode,
  joinByOneTap,
  searchTrains,
  reserveTrain,
};

/** Sends the browser only what it needs to make a call: the schemas stay on the server. */
export const sentCalls = Object.fromEntries(
  Object.entries(bookingCalls).map(([key, { name, method, path }]) => [key, { name, method, path }]),
) as unknown as BookingCalls;
