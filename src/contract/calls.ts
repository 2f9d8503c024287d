/** The lists of all calls: the specification's in its order, and our own. */
import { exchangeToken, getMemberToken, logOut, signInWithOneTap, startLogin } from "#contract/accounts.ts";
import {
  attachToOrder,
  bookAddOns,
  changeAttachment,
  getAddOnInventory,
  keepAddOns,
  listOrderAddOns,
} from "#contract/add-ons.ts";
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
import { addDomain, checkDomain, listDomains, makeCanonical, removeDomain } from "#contract/studio/domains.ts";
import { topicCalls } from "#contract/studio/topics.ts";
import { listLog } from "#contract/studio/log.ts";
import { listCalls } from "#contract/studio/list-views.ts";
import { getCustomMenu, getFrame, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import { correctCredit, getMemberCredit, listMemberCredit } from "#contract/credit.ts";
import {
  addEarlierOrders,
  deleteAccount,
  exportMember,
  finishSignIn,
  getMember,
  joinByCode,
  joinByOneTap,
  renewMemberSession,
  saveMember,
  sendDeletionCode,
  sendJoinCode,
  signOutMember,
  startSignIn,
} from "#contract/members.ts";
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
import { roomCalls } from "#contract/studio/room-units.ts";
import { rehearse } from "#contract/studio/rehearsal.ts";
import { getPoster, getSetup, goLive, leaveSetupStep } from "#contract/studio/setup.ts";
import { getRates } from "#contract/rates.ts";
import { downloadProof, getProof, getProofConfig } from "#contract/proof.ts";
import { draftCalls } from "#contract/site-drafts.ts";
import { previewLinkCalls } from "#contract/studio/preview-links.ts";
import { getSiteVersion, listSiteVersions, restoreSiteVersion } from "#contract/site-versions.ts";
import {
  allowPublishing,
  changeStaffRole,
  inviteStaff,
  listTeam,
  openStudio,
  removeStaff,
  withdrawInvitation,
} from "#contract/studio.ts";
import {
  archiveRatePlan,
  explainNight,
  listNights,
  listRatePlans,
  previewNights,
  sampleStay,
  saveRatePlan,
  saveRates,
  saveRoomUnits,
  setNight,
  undoRates,
} from "#contract/studio/studio-rates.ts";
import { studioOrderCalls } from "#contract/studio/order-calls.ts";
import { studioAddOnCalls } from "#contract/studio/studio-add-ons.ts";
import { sellingChangeCalls } from "#contract/studio/selling-changes.ts";
import { studioPaymentCalls } from "#contract/studio/studio-payments.ts";
import { translationCalls } from "#contract/studio/translations.ts";
import { mediaCalls } from "#contract/media.ts";
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

/** Made by programs of others too: in what they send, `null` is absent and a field that is not declared is not read. */
export const specificationCalls = [
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

/** What the specification names without a path, and what its screens need besides. */
const ownCalls = [
  changeAttachment,
  keepAddOns,
  listOrderAddOns,
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
  startSignIn,
  finishSignIn,
  renewMemberSession,
  signOutMember,
  sendJoinCode,
  joinByCode,
  joinByOneTap,
  getMember,
  saveMember,
  addEarlierOrders,
  exportMember,
  sendDeletionCode,
  deleteAccount,
  getFrame,
  getRates,
  openStudio,
  listTeam,
  listLog,
  inviteStaff,
  withdrawInvitation,
  changeStaffRole,
  removeStaff,
  correctCredit,
  rehearse,
  listDomains,
  addDomain,
  checkDomain,
  makeCanonical,
  removeDomain,
  getSetup,
  getPoster,
  leaveSetupStep,
  goLive,
  allowPublishing,
  ...draftCalls,
  ...previewLinkCalls,
  listSiteVersions,
  getSiteVersion,
  restoreSiteVersion,
  ...translationCalls,
  ...topicCalls,
  listRatePlans,
  saveRatePlan,
  archiveRatePlan,
  previewNights,
  saveRates,
  undoRates,
  listNights,
  setNight,
  explainNight,
  sampleStay,
  saveRoomUnits,
  ...studioOrderCalls,
  ...listCalls,
  ...roomCalls,
  ...mediaCalls,
  ...studioPaymentCalls,
  ...sellingChangeCalls,
  ...studioAddOnCalls,
] as const;

// What is mounted is decided by the server's handlers, not by this list.
export const calls = [...specificationCalls, ...ownCalls] as const;
