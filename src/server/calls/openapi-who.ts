import type { Call } from "#contract/call.ts";
import type { Kind } from "#contract/who.ts";

const TEXTS: Record<Kind, string> = {
  visitor: "everyone",
  guest: "whoever shows a key to the order, or has shown one in this browser before",
  member: "a member of the lodging, by bearer token",
  task: "whoever holds the link of the task",
  staff: "the lodging's staff",
  studio: "whoever is signed in at the studio",
  account: "whoever is signed in at the accounts service in this browser",
  platform: "the platform's own people",
};

/** Who may make a call, as a sentence. Beside everyone, a member's token only changes the answer. */
export function whoText({ who }: Pick<Call, "who">): string {
  if (who.includes("visitor")) {
    return who.includes("member") ? "For everyone; a member's bearer token changes the answer" : "For everyone";
  }
  return `For ${who.map((kind) => TEXTS[kind]).join("; or for ")}`;
}
