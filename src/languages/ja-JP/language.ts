/** Japanese. */
import type { LanguageFolder } from "#languages/language-folder.ts";
import { accounts } from "./accounts.ts";
import { accountMails } from "./mail/mail-accounts.ts";
import { booking as placeBooking, calendar as placeCalendar, trains as placeTrains } from "./any-place/booking.ts";
import { consent as placeConsent, words as placeWords } from "./any-place/interface.ts";
import {
  mail as placeMail,
  members as placeMembers,
  orders as placeOrders,
  proof as placeProof,
} from "./any-place/orders.ts";
import { attachments } from "./attachments.ts";
import { bill } from "./money/bill.ts";
import { booking } from "./booking.ts";
import { calendar } from "./calendar.ts";
import { consent } from "./consent.ts";
import { front } from "./front.ts";
import { gallery } from "./gallery.ts";
import { guest } from "./guest.ts";
import { words } from "./interface.ts";
import { mail } from "./mail.ts";
import { members } from "./members.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { proof } from "./proof.ts";
import { rail } from "./rail.ts";
import { rates } from "./rates.ts";
import { seasons } from "./seasons.ts";
import { signUp } from "./sign-up.ts";
import { studioOrders } from "./studio-orders.ts";
import { studio } from "./studio.ts";
import { studioApp } from "./studio-app.ts";
import { trains } from "./rail/trains.ts";

export const language: LanguageFolder = {
  name: "日本語",
  short: "JP",
  hreflang: "ja",
  sentence_gap: "",
  date_characters: "年月日一二三四五六七八九十",
  mail_fonts: "'Hiragino Sans','Yu Gothic',Meiryo,'Noto Sans JP'",
  mail_serif_fonts: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP'",
  interface: words,
  accounts,
  accountMails,
  attachments,
  bill,
  booking,
  calendar,
  consent,
  front,
  gallery,
  guest,
  mail,
  members,
  orders,
  payments,
  proof,
  rail,
  rates,
  seasons,
  signUp,
  studio,
  studioOrders,
  studioApp,
  trains,
  any_place: {
    interface: placeWords,
    consent: placeConsent,
    booking: placeBooking,
    calendar: placeCalendar,
    trains: placeTrains,
    orders: placeOrders,
    mail: placeMail,
    members: placeMembers,
    proof: placeProof,
  },
};
