/** An e-mail before it is HTML or plain text: its content is written once, and both formats show all of it. */
import type { Language } from "#rules/text/language.ts";

export type Fact = readonly [label: string, value: string];

export type Part =
  | { kind: "text"; text: string }
  | { kind: "section"; title: string; text: string }
  | { kind: "facts"; title: string; facts: readonly Fact[] }
  /** The main action of the e-mail, and further links. */
  | { kind: "button" | "link"; label: string; url: string }
  | { kind: "code"; code: string };

/** The sender: the lodging with its contact data. */
export type Sender = { name: string; url: string; contact: readonly Fact[]; email: string };

export type Draft = {
  lang: Language;
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  parts: readonly Part[];
  sender: Sender;
  /** Why it was sent, in small print. */
  closing: readonly string[];
  /** Where all of a guest's orders are found. */
  lookup?: { label: string; url: string };
  /** JSON-LD, where mail programs can make something of it. */
  data?: object;
};

/** Facts without a value are left out. */
export const filledFacts = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== "");
