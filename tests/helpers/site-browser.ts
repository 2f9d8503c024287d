/** A browser at a lodging's site without a screen: keeps its cookies, makes calls as the site's pages do. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Call, CallAnswer, CallInput, Envelope } from "#contract/call.ts";
import { pathOfCall } from "#server/http/api.ts";
import { change } from "#tests/helpers/wire.ts";
import type { World } from "#tests/setup/world.ts";

export class SiteBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #world: World;
  readonly domain: string;

  constructor(world: World, domain: string) {
    this.#world = world;
    this.domain = domain;
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  cookie(name: RegExp): [string, string] | undefined {
    return [...this.#cookies].find(([each]) => name.test(each));
  }

  /** What somebody could copy from one browser into another. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookies === "" ? {} : { cookie: this.cookies }), ...(init.headers as object) };
    const response = await this.#world.fetch(this.domain, path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf("="));
      if (attributes.includes("Max-Age=0")) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(pair.indexOf("=") + 1));
    }
    return response;
  }

  /** With `token` as a member's own program would; else by the browser's cookies. */
  async call<C extends Call>(call: C, input: CallInput<C>, token?: string) {
    if (!this.#cookies.has("XSRF-TOKEN")) await this.request("/stay/member");
    const { query = {}, body } = input as { query?: Record<string, string>; body?: unknown };
    const address = `${pathOfCall(call, "stay")}?${new URLSearchParams({ ...query, lang: "en-US" })}`;
    const headers = {
      "x-xsrf-token": this.#cookies.get("XSRF-TOKEN")!,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await this.request(address, { method: call.method, headers, ...sent });
    return { status: response.status, ...((await response.json()) as Envelope<CallAnswer<C>>) };
  }
}

/** The lodging closes its member system, and every process has heard of it. */
export async function closeMembers({ database, dependencies }: World, hotel_id: number): Promise<void> {
  await change(database, hotel_id, sql`update hotel_terms set close_member_system = true where hotel_id = ${hotel_id}`);
  await expect.poll(async () => (await dependencies.directory.byId(hotel_id))?.close_member_system).toBe(true);
}
