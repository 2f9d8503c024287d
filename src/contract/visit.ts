/** What a page is told of the request it answers. It reaches everything else through calls. */
import type { Send } from "#contract/client.ts";
import type { Language } from "#rules/language.ts";

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
  /** The platform's own pages only: active lodgings, and the API's description. */
  domains: () => Promise<string[]>;
  openapi: unknown;
};
