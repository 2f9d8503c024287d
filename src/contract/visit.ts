/** What a page knows of the request it answers. Everything else it reads through calls. */
import type { Card } from "#contract/card.ts";
import type { Send } from "#contract/client.ts";
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Trackers } from "#rules/analytics/trackers.ts";

export type KeptMail = {
  mail_id: string;
  domain: string;
  kind: string;
  lang: Language;
  from_name: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content_type: string; content: string }[];
  created_timestamp: number;
};

/** A font file for headings; `range` as in CSS, empty: every character that no other file covers. */
export type FontSource = { family: "Yado Display" | "Yado Hand"; src: string; range: string };

export type Visit = {
  /**
   * A lodging's host, the platform's, or an unknown host; `accounts`: pages of the accounts service and the studio, on the
   * platform's host, each made for its request.
   */
  kind: "site" | "platform" | "stranger" | "accounts";
  /** The lodging's canonical host; of an accounts page the lodging whose site the person comes from. Empty where there is none. */
  domain: string;
  /** The public address of one of our hosts. */
  originOf: (host: string) => string;
  /** The specification's number of the lodging's kind; 0 on pages without a lodging. */
  hotel_kind: number;
  product: string;
  lang: Language;
  /** The page's path, without product and language. */
  path: string;
  search: string;
  now: Date;
  send: Send;
  /** The lodging has never been published: its pages say no more than that. */
  opensSoon: boolean;
  /** On pages of a preview the studio's address: pressed there, a text opens its field. null on every public page. */
  studio: string | null;
  /** A call of this page was refused because the database is away. */
  isCutOff: () => boolean;
  /** What a personal page knows of its reader; null on pages that are the same for everyone. */
  reader: { region: string | null; currency: string | null } | null;
  /** There are exchange rates for a guide beside prices. */
  hasRates: boolean;
  /** What a form of a personal page repeats in its field `xsrf`. */
  xsrf: string;
  /** A new key for an order: sent twice with it, it is one order. */
  orderKey: string;
  /** The analytics services that may learn of this visit if the visitor agrees; null: none. */
  trackers: Trackers | null;
  /** Google's one tap, where this page may offer it: our client there, and where its script and frames are. */
  oneTap: { client_id: string; base: string } | null;
  /** The fonts of this lodging's headings, for the page in the visit's language. */
  headingFonts: (layout: LayoutCode) => Promise<FontSource[]>;
  /** Draws a card for this lodging. */
  drawCard: (card: Card) => Promise<Uint8Array<ArrayBuffer>>;
  /** The platform’s own pages only: the demo lodgings of these names, and the API’s description. */
  demos: (slugs: readonly string[]) => Promise<string[]>;
  openapi: () => unknown;
  /** The platform's outbox: e-mails that were kept instead of sent, the latest first; null when the outbox is not shown. */
  mails: (() => Promise<KeptMail[]>) | null;
};
