/** The one list of all calls, in the specification's order. */
import { exchangeToken, getMemberToken, logOut, signInWithOneTap, startLogin } from "#contract/accounts.ts";
import { attachToOrder, bookAddOns, getAddOnInventory } from "#contract/add-ons.ts";
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import {
  getPromotion,
  listAnnouncements,
  listAttractions,
  listFacilities,
  listPromotions,
  listPromotionTypes,
} from "#contract/content.ts";
import { calculateDiscount, confirmCoupons } from "#contract/discounts.ts";
import { getCustomMenu, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import {
  applyCancellation,
  calculateOrder,
  cancelOrderByHash,
  getOrderByHash,
  getOrderHistory,
  listOrders,
  placeOrder,
} from "#contract/orders.ts";
import { downloadProof, getMasterOrder, getProof, getRepayPreferences, startPayment } from "#contract/payments.ts";
import {
  bookTrain,
  changeTrainReservation,
  getNextRailBookingDate,
  getTrialFares,
  refundRail,
  refundReservedRail,
  reserveTrain,
  searchTrains,
  updateTrainReservation,
} from "#contract/rail.ts";
import { getRoomCalendar, listRooms, searchRatePlans, searchRooms } from "#contract/rooms.ts";

// What is mounted is decided by the server's handlers, not by this list.
export const calls = [
  getHotelInfo,
  getCustomMenu,
  listHotelsByTag,
  listRooms,
  searchRooms,
  searchRatePlans,
  getRoomCalendar,
  listFacilities,
  listPromotionTypes,
  getPromotion,
  listPromotions,
  listAnnouncements,
  listAttractions,
  confirmCoupons,
  calculateOrder,
  calculateDiscount,
  placeOrder,
  listOrders,
  getOrderHistory,
  getOrderByHash,
  cancelOrderByHash,
  applyCancellation,
  attachToOrder,
  bookAddOns,
  getAddOnInventory,
  getMasterOrder,
  getRepayPreferences,
  startPayment,
  triggerCaptcha,
  verifyCaptcha,
  getProof,
  downloadProof,
  searchTrains,
  getNextRailBookingDate,
  getTrialFares,
  reserveTrain,
  bookTrain,
  changeTrainReservation,
  updateTrainReservation,
  refundRail,
  refundReservedRail,
  signInWithOneTap,
  getMemberToken,
  exchangeToken,
  logOut,
  startLogin,
] as const;
