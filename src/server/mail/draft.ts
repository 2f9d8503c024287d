/** A letter before it is HTML or plain text: what it says is said once, and both show all of it. */
import type { Language } from "#rules/text/language.ts";

export type Fact = readonly [label: string, value: string];

export type Part =
  | { kind: "text"; text: string }
  | { kind: "section"; title: string; text: string }
  | { kind: "facts"; title: string; facts: readonly Fact[] }
  /** What the letter is sent for, and what else may be done. */
  | { kind: "button" | "link"; label: string; url: string }
  | { kind: "code"; code: string };

/** Who writes: the lodging, as it is reached. */
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

/** What has no value is not mentioned. */
export const told = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== "");
