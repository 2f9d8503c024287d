/** A browser at the accounts service without a screen: follows redirects, keeps cookies by their path, makes the pages' calls. */
import { randomInt } from "node:crypto";
import type { Envelope } from "#contract/call.ts";
import type { Database } from "#server/database/connect.ts";

type Cookie = { value: string; path: string };

export class AccountsBrowser {
  readonly #cookies = new Map<string, Cookie>();
  readonly origin: string;
  /** Networks are counted: each browser comes from its own, unless a test says otherwise. */
  readonly address: string;
  userAgent =
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

  constructor(origin: string, address = `198.18.${randomInt(256)}.${randomInt(256)}`) {
    this.origin = origin;
    this.address = address;
  }

  /** This browser at another server behind the same name, or in another network. */
  copyAt(origin: string, address = this.address): AccountsBrowser {
    const other = new AccountsBrowser(origin, address);
    for (const [key, cookie] of this.#cookies) other.#cookies.set(key, cookie);
    return other;
  }

  cookiesFor(path: string): string {
    const sent = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([key, { value }]) => `${key.split(" ")[0]}=${value}`).join("; ");
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const own = { cookie: this.cookiesFor(path), "user-agent": this.userAgent, "x-forwarded-for": this.address };
    const headers = { ...own, ...(init.headers as Record<string, string>) };
    const response = await fetch(this.origin + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? "/";
    const isOver = attributes.some((each) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(each));
    if (isOver) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value, path });
  }

  /** From `/oauth/authorize` to the sign-in page: its uid; or where the browser was sent instead. */
  async begin(authorize: URL): Promise<{ uid: string } | { to: string; status: number }> {
    const response = await this.request(authorize.pathname + authorize.search);
    const to = response.headers.get("location") ?? "";
    const [, uid] = /^\/accounts\/sign-in\/([\w-]+)$/.exec(new URL(to || "/", this.origin).pathname) ?? [];
    if (uid === undefined) return { to, status: response.status };
    // The page gives the cookie that its forms repeat.
    await this.request(`/accounts/sign-in/${uid}`);
    return { uid };
  }

  /** One of the calls below `/accounts`. */
  async call<Data>(path: string, body?: unknown): Promise<Envelope<Data> & { status: number }> {
    const full = `/accounts${path}`;
    const init = body === undefined ? {} : { method: "POST", headers: this.proof(full), body: JSON.stringify(body) };
    const response = await this.request(full, init);
    return { ...((await response.json()) as Envelope<Data>), status: response.status };
  }

  /** What a page of ours would repeat. */
  proof(path: string): Record<string, string> {
    const proof = { "content-type": "application/json", origin: this.origin };
    const [, token] = /XSRF-TOKEN=([^;]+)/.exec(this.cookiesFor(path)) ?? [];
    return token === undefined ? proof : { ...proof, "x-xsrf-token": token };
  }

  /** Follows the provider's redirects until it leaves the accounts service: the client's callback. */
  async follow(redirect: string): Promise<URL> {
    let next = new URL(redirect, this.origin);
    for (let hops = 0; hops < 5 && next.origin === this.origin && next.pathname.startsWith("/accounts/"); hops += 1) {
      const response = await this.request(next.pathname + next.search);
      next = new URL(response.headers.get("location") ?? "/", next);
    }
    return next;
  }
}

/** The code in the latest e-mail to this address; from any lodging, or from the platform itself (0). */
export async function codeSentTo(database: Database, hotel_id: number, email: string): Promise<string> {
  const rows = await database.forHotel(hotel_id, (query) =>
    query.run<{ text: string }>(
      {
        name: "latest_code",
        text: `select text from mail where hotel_id = $1 and "to" = $2 and kind = 'sign_in_code' order by created_at desc limit 1`,
      },
      [hotel_id, email],
    ),
  );
  return /\b\d{6}\b/.exec(rows[0]?.text ?? "")?.[0] ?? "";
}
