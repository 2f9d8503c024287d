/** What a handler of a platform call may use: no lodging, so none of a lodging's rows except through `database.forHotel`. */
import type { Language } from "#rules/text/language.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Person, PersonOf } from "#server/calls/person.ts";
import type { Kind } from "#contract/who.ts";

export type PlatformContext<Who extends Person = Person> = Pick<
  Dependencies,
  | "database"
  | "directory"
  | "secrets"
  | "originOf"
  | "platformHost"
  | "product"
  | "outside"
  | "sandboxUrl"
  | "layouts"
  | "tokens"
> & {
  lang: Language;
  now: Date;
  person: Who;
  accounts: Accounts;
  /** All cookies of the request. */
  cookies: string | undefined;
  /** What the browser says of itself. */
  userAgent: string;
  bearer: string | null;
  idempotency_key: string | null;
  /** The lodging whose page sent it from another origin; null: none did. */
  sender: number | null;
  /** The page that made the browser send this, as far as it says. */
  sentFrom: { origin: string | undefined; referer: string | undefined };
  setCookie: (cookie: string) => void;
};

export type PlatformContextOf<Who extends Kind> = PlatformContext<PersonOf<Who>>;
