/** A guest who requests codes over HTTP, from any address, and reads them in the e-mails. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Envelope } from "#contract/call.ts";
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import type { Language } from "#rules/text/language.ts";
import { accessCookie } from "#server/security/access.ts";
import { contactKey } from "#server/orders/find-own-order.ts";
import type { ReadMail } from "#tests/mail/read-mails.ts";
import type { World } from "#tests/setup/world.ts";
import type { Lodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

export type Contact = { email: string } | { phone: string };

/** The server must trust 192.0.2.7 as a proxy for `address` to count. */
type From = { address?: string; lang?: Language; through?: World };

export const someone = () => `guest-${randomUUID()}@example.com`;

/** The cookies of a browser that has proved this address, without requesting a code. */
export function provedCookie({ dependencies }: Pick<World, "dependencies">, hotel_id: number, email: string): string {
  const grant = { contact_key: contactKey({ email }) };
  const cookie = accessCookie(dependencies.secrets, hotel_id, [], [grant], {
    now: dependencies.clock(),
    isSecure: true,
  });
  return cookie.split(";")[0]!;
}

/** The same as request headers: a browser repeats its XSRF cookie. */
export function provedHeaders(world: World, { hotel_id, domain }: Pick<Lodging, "hotel_id" | "domain">, email: string) {
  const [xsrf = ""] = world.xsrf.cookieFor(domain, undefined)!.split(";");
  return {
    cookie: `${xsrf}; ${provedCookie(world, hotel_id, email)}`,
    "x-xsrf-token": xsrf.slice(xsrf.indexOf("=") + 1),
  };
}

export function codesOf(world: World) {
  async function post(
    { domain }: Pick<Lodging, "domain">,
    call: typeof triggerCaptcha | typeof verifyCaptcha,
    body: object,
    { address = "203.0.113.1", lang = "en-US", through = world }: From,
  ) {
    const response = await through.fetch(domain, `${call.path}?lang=${lang}`, {
      method: "POST",
      headers: { "x-forwarded-for": address },
      body: JSON.stringify({ domain, ...body }),
    });
    const envelope = (await response.json()) as Envelope;
    const code = envelope.success ? "ok" : envelope.code!;
    return { code, envelope, status: response.status, headers: response.headers };
  }

  const trigger = (lodging: Lodging, contact: Contact, from: From = {}) => post(lodging, triggerCaptcha, contact, from);
  const verify = (lodging: Lodging, contact: Contact, captcha: string, from: From = {}) =>
    post(lodging, verifyCaptcha, { ...contact, captcha }, from);
  const mailsOf = ({ hotel_id }: Lodging) =>
    readRows<ReadMail>(
      world.database,
      hotel_id,
      sql`select * from mail where hotel_id = ${hotel_id} order by created_at, mail_id`,
    );
  /** The code from the e-mail. */
  const readCode = async (lodging: Lodging) => {
    // Another test's jobs may write this lodging's other e-mails meanwhile.
    const mail = (await mailsOf(lodging)).findLast(({ kind }) => kind.startsWith("captcha"))!;
    return /\b\d{6}\b/.exec(mail.text)![0];
  };

  return {
    trigger,
    verify,
    mailsOf,
    readCode,
    /** The cookies of the browser after it has proved this address. */
    async verified(lodging: Lodging, email: string): Promise<string> {
      await trigger(lodging, { email });
      const { headers } = await verify(lodging, { email }, await readCode(lodging));
      return headers.get("set-cookie")!.split(";")[0]!;
    },
  };
}
