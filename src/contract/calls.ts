/** The list of all calls: the specification's in its order, then our own. */
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
import { calculateDiscount, checkPromotionCode, confirmCoupons, findCodes } from "#contract/discounts.ts";
import { getCustomMenu, getFrame, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import { getMemberCredit, listMemberCredit } from "#contract/members.ts";
import {
  applyCancellation,
  calculateOrder,
  cancelOrderByHash,
  findReceipt,
  getOrderByHash,
  getOrderHistory,
  listOrders,
  placeOrder,
} from "#contract/orders.ts";
import {
  checkPayment,
  getMasterOrder,
  getPaymentStart,
  getRepayPreferences,
  payByPrime,
  payOrder,
  reportRemittance,
  startPayment,
} from "#contract/payments.ts";
import { getRates } from "#contract/rates.ts";
import { downloadProof, getProof, getProofConfig } from "#contract/proof.ts";
import { changeStaffRole, inviteStaff, listTeam, removeStaff, withdrawInvitation } from "#contract/studio.ts";
import { decideCardCoupons, finishStaffTask, getStaffTask } from "#contract/staff-tasks.ts";
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
import { findAlternatives, getRoomCalendar, listRooms, searchRatePlans, searchRooms } from "#contract/rooms.ts";

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
  // Ours: what the specification names without a path, and what its screens need besides.
  findAlternatives,
  checkPromotionCode,
  findCodes,
  findReceipt,
  getProofConfig,
  payOrder,
  checkPayment,
  getPaymentStart,
  payByPrime,
  reportRemittance,
  getStaffTask,
  finishStaffTask,
  decideCardCoupons,
  getMemberCredit,
  listMemberCredit,
  getFrame,
  getRates,
  listTeam,
  inviteStaff,
  withdrawInvitation,
  changeStaffRole,
  removeStaff,
] as const;
