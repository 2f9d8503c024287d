/** The contents of a language's folder. The keys of each set are those of zh-TW, the default language. */
import type { AccountWords } from "./zh-TW/accounts.ts";
import type { AccountMailWords } from "./zh-TW/mail/mail-accounts.ts";
import type { AttachmentWords } from "./zh-TW/attachments.ts";
import type { BillWords } from "#rules/money/bill.ts";
import type { BookingWords } from "./zh-TW/booking.ts";
import type { CalendarWords } from "./zh-TW/calendar.ts";
import type { ConsentWords } from "./zh-TW/consent.ts";
import type { FrontWords } from "./zh-TW/front.ts";
import type { GalleryWords } from "./zh-TW/gallery.ts";
import type { GuestWords } from "./zh-TW/guest.ts";
import type { Words } from "./zh-TW/interface.ts";
import type { MailWords } from "./zh-TW/mail.ts";
import type { MemberWords } from "./zh-TW/members.ts";
import type { OrderWords } from "./zh-TW/orders.ts";
import type { PaymentWords } from "./zh-TW/payments.ts";
import type { ProofWords } from "./zh-TW/proof.ts";
import type { RailWords } from "./zh-TW/rail.ts";
import type { RateWords } from "./zh-TW/rates.ts";
import type { SeasonWords } from "./zh-TW/seasons.ts";
import type { SignUpWords } from "./zh-TW/sign-up.ts";
import type { StudioOrderWords } from "./zh-TW/studio-orders.ts";
import type { StudioWords } from "./zh-TW/studio.ts";
import type { StudioAppWords } from "./zh-TW/studio-app.ts";
import type { Variation } from "./vary.ts";
import type { TrainWords } from "./zh-TW/rail/trains.ts";

export type LanguageFolder = {
  /** The language's own name. */
  name: string;
  /** For narrow places. */
  short: string;
  /** For search engines: with a region only where it distinguishes two scripts. */
  hreflang: string;
  /** Between two sentences: none after 。 */
  sentence_gap: "" | " ";
  /** Characters of dates in headings, which the heading font must contain. */
  date_characters: string;
  /** Fonts of an e-mail, as CSS. */
  mail_fonts: string;
  /** The same with serifs, for headings of e-mails. */
  mail_serif_fonts: string;
  interface: Words;
  accounts: AccountWords;
  accountMails: AccountMailWords;
  attachments: AttachmentWords;
  bill: BillWords;
  booking: BookingWords;
  calendar: CalendarWords;
  consent: ConsentWords;
  front: FrontWords;
  gallery: GalleryWords;
  guest: GuestWords;
  mail: MailWords;
  members: MemberWords;
  orders: OrderWords;
  payments: PaymentWords;
  proof: ProofWords;
  rail: RailWords;
  rates: RateWords;
  seasons: SeasonWords;
  signUp: SignUpWords;
  studio: StudioWords;
  studioOrders: StudioOrderWords;
  studioApp: StudioAppWords;
  trains: TrainWords;
  /** What guests of a lodging without rooms read differently. */
  any_place: {
    interface: Variation<Words>;
    consent: Variation<ConsentWords>;
    booking: Variation<BookingWords>;
    calendar: Variation<CalendarWords>;
    trains: Variation<TrainWords>;
    orders: Variation<OrderWords>;
    mail: Variation<MailWords>;
    members: Variation<MemberWords>;
    proof: Variation<ProofWords>;
  };
};
