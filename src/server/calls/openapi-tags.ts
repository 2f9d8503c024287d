/** The calls by subject, as the documentation lists them: what programs of others call first, and the studio's own last. */
import type { Call } from "#contract/call.ts";

type Tag = { name: string; description: string; path: RegExp };

export const TAGS: readonly Tag[] = [
  {
    name: "Lodging",
    description: "What a lodging's site shows",
    path: /^\/api\/(?:hotel|custom|facility|promotion|announcement|attraction)\//,
  },
  { name: "Rooms", description: "Rooms, plans and what is free", path: /^\/api\/(?:ota\/room|wota\/room_calendar)/ },
  { name: "Price", description: "Codes and price checks", path: /^\/api\/discount\/|^\/api\/ota\/order\/calculate$/ },
  {
    name: "Extras",
    description: "What is sold beside the room",
    path: /^\/api\/xtra\/adds\/|^\/api\/ota\/order\/attachment$/,
  },
  {
    name: "Payment",
    description: "Paying, and paying again",
    path: /^\/(?:payment|hotels\/preferences)$|^\/api\/ota\/order\/(?:pay|remittance)/,
  },
  {
    name: "Orders",
    description: "Placing, finding and cancelling an order, and its booking confirmation",
    path: /^\/api\/(?:w?ota\/order|order)\/|download-accommodation-proof/,
  },
  { name: "Rail", description: "Train tickets with the room", path: /^\/api\/(?:xtra\/)?rail\// },
  {
    name: "Sign-in",
    description: "Members: signing in and out, and the tokens",
    path: /^\/(?:oauth|api\/v1|logout|sign-in|account|not-me|invitation)(?:\/|$)|^\/api\/captcha\//,
  },
  { name: "Members", description: "What the pages of a lodging do for its members", path: /^\/api\/member/ },
  { name: "Staff by e-mail", description: "Tasks that an e-mail's link opens", path: /^\/api\/staff\// },
  { name: "Studio", description: "The owner's own app, on the platform's host", path: /^\/api\/studio\// },
];

export function tagOf({ path, name }: Call): string {
  const tag = TAGS.find((each) => each.path.test(path));
  if (!tag) throw new Error(`The call ${name} has no subject.`);
  return tag.name;
}
