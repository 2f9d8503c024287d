/** An e-mail before it is HTML or plain text: its content is written once, and both formats show all of it. */
import type { Language } from "#rules/text/language.ts";
import type { MailLook } from "#server/mail/mail-look.ts";
import type { MailPicture } from "#server/mail/room-picture.ts";

export type Fact = readonly [label: string, value: string];

export type MailLink = { label: string; url: string };

/** One end of a stay: in HTML its day large with the times below it, in plain text one line and what else is to be known. */
export type StayEnd = { label: string; day: string; time: string; line: string; more: readonly Fact[] };

export type Part =
  | { kind: "text"; text: string }
  | { kind: "section"; title: string; text: string }
  | { kind: "list"; title: string; items: readonly string[] }
  | { kind: "facts"; title: string; facts: readonly Fact[] }
  /** Amounts, one below the other; `total` is the label of the one that counts. */
  | { kind: "sums"; title: string; facts: readonly Fact[]; total: string }
  /** The code to read out, and the number that it stands for. */
  | { kind: "number"; code: Fact; number: Fact }
  | { kind: "stay"; from: StayEnd; to: StayEnd; facts: readonly Fact[] }
  | { kind: "place"; title: string; lines: readonly string[]; note: string; links: readonly MailLink[] }
  /** The main action of the e-mail, and further links. */
  | ({ kind: "button" | "link" } & MailLink)
  | { kind: "code"; code: string }
  | { kind: "group"; parts: readonly Part[] };

/** The sender: the lodging with its contact data and its look. */
export type Sender = {
  name: string;
  url: string;
  contact: readonly Fact[];
  email: string;
  look: MailLook;
  /** Said before everything else: that nothing of it is real. Empty outside the demonstration. */
  notice: string;
};

export type Draft = {
  lang: Language;
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** Above everything; plain text has none. */
  picture?: MailPicture | null;
  heading: string;
  parts: readonly Part[];
  sender: Sender;
  /** Why it was sent, in small print. */
  closing: readonly string[];
  /** Where all of a guest's orders are found. */
  lookup?: MailLink;
  /** JSON-LD, where mail programs can make something of it. */
  data?: object;
};

/** Facts without a value are left out. */
export const filledFacts = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== "");
