/** What a page is told of the request it answers. It reaches everything else through calls. */
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

/** A file of the letters that headings are set in; `range` as CSS writes it, empty: all that no other file names. */
export type DisplayFace = { family: "Yado Display" | "Yado Hand"; src: string; range: string };

export type Visit = {
  /** A lodging's own host, the platform's, or a host nobody owns. */
  kind: "site" | "platform" | "stranger";
  /** The lodging's canonical host; empty where there is none. */
  domain: string;
  /** Address of a host of ours, as the world sees it. */
  originOf: (host: string) => string;
  product: string;
  lang: Language;
  /** The page's path, without product and language. */
  path: string;
  search: string;
  now: Date;
  send: Send;
  /** A call of this page was refused because the database is away. */
  isCutOff: () => boolean;
  /** What a form of a personal page repeats in its field `xsrf`. */
  xsrf: string;
  /** Who may be told of this visit, if the visitor agrees; null: nobody. */
  trackers: Trackers | null;
  /** The letters of this lodging's headings, for the page in the visit's language. */
  displayFaces: (layout: LayoutCode) => Promise<DisplayFace[]>;
  /** Draws a card for this lodging. */
  drawCard: (card: Card) => Promise<Uint8Array<ArrayBuffer>>;
  /** The platform's own pages only: active lodgings, and the API's description. */
  domains: () => Promise<string[]>;
  openapi: unknown;
  /** The platform's outbox: letters that were kept instead of sent, the latest first; null where the outbox is not shown. */
  mails: (() => Promise<KeptMail[]>) | null;
};
