/** What a stranger may send to the protocol, and how much of it. */
import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientSecret } from "#server/accounts/oidc/clients.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, newRequest, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let site: AccountsClient;

beforeAll(async () => {
  at = await openAccountsWorld();
  site = await openClient(at, await openLodging(at.world.database));
});
afterAll(() => at.close());

const newNetwork = () => `198.19.${randomInt(256)}.${randomInt(256)}`;

/** Of this lodging: other tests have sign-ins of their own. */
async function storedSignIns(): Promise<{ count: number; most: number }> {
  const text = `select count(*)::int as count, coalesce(max(pg_column_size(payload::text)), 0)::int as most
    from platform.oidc_record where model = 'Interaction' and payload -> 'params' ->> 'client_id' = $1`;
  const [row] = await at.world.database.forAccounts((query) =>
    query.run<{ count: number; most: number }>({ name: "stored_sign_ins", text }, [site.client_id]),
  );
  return row!;
}

describe("the limiter", () => {
  let limited: AccountsWorld;
  beforeAll(async () => {
    // Twenty at once, then one a second: however slow the machine is, it shows.
    limited = await openAccountsWorld({ ratePerMinute: 60 });
  });
  afterAll(() => limited.close());

  const REQUESTS: [path: string, body?: string][] = [
    ["/oauth/authorize?client_id=nobody"],
    ["/oauth/token", "client_id=nobody"],
    ["/oauth/jwks"],
    ["/oauth/userinfo"],
    ["/oauth/revoke", "client_id=nobody"],
    ["/.well-known/openid-configuration"],
  ];

  test.each(REQUESTS)("%s costs as much as a call", async (path, body) => {
    const send = async (address: string) => {
      const type = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
      const headers = { "x-forwarded-for": address, ...type };
      const init = body === undefined ? {} : { method: "POST", body };
      const response = await fetch(limited.accounts + path, { ...init, headers, redirect: "manual" });
      return [response.status, response.headers.get("retry-after")] as const;
    };
    const address = newNetwork();
    const answers = await Promise.all(Array.from({ length: 120 }, () => send(address)));
    const refused = answers.filter(([status]) => status === 429);
    expect(refused.length).toBeGreaterThan(60);
    expect(refused.every(([, seconds]) => Number(seconds) > 0)).toBe(true);
    expect((await send(newNetwork()))[0]).not.toBe(429);
  });
});

describe("what a sign-in stores", () => {
  const fields: [name: string, length: number][] = [
    ["state", 513],
    ["nonce", 513],
    ["state", 12_000],
    ["login_hint", 5_000],
    ["ui_locales", 5_000],
  ];

  test.each(fields)("a %s of %i characters is a 400 and leaves nothing", async (name, length) => {
    const before = await storedSignIns();
    const url = await site.authorizeUrl(newRequest(), { [name]: "x".repeat(length) });
    const response = await fetch(url, { redirect: "manual", headers: { accept: "text/html" } });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("<h1");
    expect(await storedSignIns()).toEqual(before);
  });

  test("is small when everything is as long as it may be", async () => {
    const url = await site.authorizeUrl(newRequest(), { state: "s".repeat(512), nonce: "n".repeat(512) });
    expect((await fetch(url, { redirect: "manual" })).status).toBe(303);
    expect((await storedSignIns()).most).toBeLessThan(6_000);
  });
});

describe("no text", () => {
  const spoil = async (name: string, value: string) => {
    const url = await site.authorizeUrl(newRequest());
    url.searchParams.delete(name);
    return `${url.href}&${name}=${value}`;
  };
  const NAMES = ["client_id", "state", "nonce", "login_hint", "ui_locales", "redirect_uri", "scope", "code_challenge"];

  test.each(NAMES.flatMap((name) => [[name, "%00"] as const, [name, "a%zz"] as const, [name, "%ff"] as const]))(
    "%s as %s is a 400",
    async (name, value) => {
      const response = await fetch(await spoil(name, value), { redirect: "manual" });
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
    },
  );

  test.each(["/oauth/authorize/%00", "/oauth/authorize/%zz", "/oauth/authorize/a%00b"])("%s is a 400", async (path) => {
    expect((await fetch(at.accounts + path, { redirect: "manual" })).status).toBe(400);
  });

  test.each(["client_id", "code", "refresh_token", "redirect_uri"])(
    "a NUL in %s of a token request is a 400",
    async (name) => {
      const { secrets } = at.world.dependencies;
      const fields = {
        grant_type: name === "refresh_token" ? "refresh_token" : "authorization_code",
        client_id: site.client_id,
        client_secret: clientSecret(secrets, site.client_id),
        redirect_uri: site.redirect_uri,
        code: "x",
        [name]: "a\0b",
      };
      const body = new URLSearchParams(fields as Record<string, string>);
      const response = await fetch(`${at.accounts}/oauth/token`, { method: "POST", body });
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty("error");
    },
  );

  test("a NUL in a token to revoke or to show is refused, too", async () => {
    const client_secret = clientSecret(at.world.dependencies.secrets, site.client_id);
    const body = new URLSearchParams({ client_id: site.client_id, client_secret, token: "a\0b" });
    const revoked = await fetch(`${at.accounts}/oauth/revoke`, { method: "POST", body });
    expect(revoked.status).toBeLessThan(500);
    const shown = await fetch(`${at.accounts}/oauth/userinfo?access_token=%00`);
    expect(shown.status).toBe(400);
  });
});

describe("form_post", () => {
  test.each(["form_post", "web_message", "jwt"])("%s is not offered", async (response_mode) => {
    const url = await site.authorizeUrl(newRequest(), { response_mode });
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
  });

  test("the configuration does not name it", async () => {
    const found = await (await fetch(`${at.accounts}/.well-known/openid-configuration`)).json();
    expect(found).toMatchObject({ response_modes_supported: ["query"] });
  });
});

describe("PKCE", () => {
  const without = async (client_id: string, redirect_uri: string) => {
    const url = new URL(`${at.accounts}/oauth/authorize`);
    // The specification's parameters, and no other.
    const query = { client_id, response_type: "code", redirect_uri, scope: "openid email", role: "mem" };
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  async function addProgram(more: object) {
    const client_id = `program-${randomUUID()}`;
    const program = {
      client_id,
      client_secret: "a secret of a program of others, long enough",
      redirect_uris: ["https://program.example/back"],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      ...more,
    };
    const text = "insert into platform.oidc_record (model, id, payload) values ('Client', $1, $2)";
    await at.world.database.forAccounts((query) => query.run({ name: "add_program", text }, [client_id, program]));
    return program;
  }
  const errorIn = async (url: URL) => {
    const response = await fetch(url, { redirect: "manual" });
    const back = response.headers.get("location");
    return back === null ? response.status : new URL(back, at.origin).searchParams.get("error");
  };

  test("is required of a lodging, of the studio and of every program", async () => {
    expect(await errorIn(await without(site.client_id, site.redirect_uri))).toBe("invalid_request");
    const studio = await without("studio", `${at.origin}/studio/oauth/callback`);
    studio.searchParams.set("role", "staff");
    expect(await errorIn(studio)).toBe("invalid_request");
    for (const more of [{}, { pkce: "required" }]) {
      const { client_id, redirect_uris } = await addProgram(more);
      expect(await errorIn(await without(client_id, redirect_uris[0]!))).toBe("invalid_request");
    }
  });

  test("a program that is registered for the specification's parameters alone signs in by them and its secret", async () => {
    const program = await addProgram({ pkce: "optional" });
    const { client_id, client_secret } = program;
    const redirect_uri = program.redirect_uris[0]!;
    const browser = new AccountsBrowser(at.origin);
    const { uid } = (await browser.begin(await without(client_id, redirect_uri))) as { uid: string };
    const email = `${randomUUID()}@example.com`;
    await browser.call(`/sign-in/${uid}/code`, { email });
    const code = await codeSentTo(at.world.database, 0, email);
    const done = await browser.call<{ redirect: string }>(`/sign-in/${uid}/verify`, { email, code });
    const resumed = new URL(done.data!.redirect, at.origin);
    const asked = (await browser.request(resumed.pathname + resumed.search)).headers.get("location")!;
    // A program of others is asked about.
    const consent = asked.split("/").at(-1)!;
    await browser.request(`/accounts/sign-in/${consent}`);
    const given = await browser.call<{ redirect: string }>(`/sign-in/${consent}/consent`, { is_granted: true });
    const back = await browser.follow(given.data!.redirect);
    const fields = { grant_type: "authorization_code", client_id, client_secret, redirect_uri };
    const body = new URLSearchParams({ ...fields, code: back.searchParams.get("code") ?? "" });
    const token = await fetch(`${at.accounts}/oauth/token`, { method: "POST", body });
    expect(token.status).toBe(200);
    expect(await token.json()).toHaveProperty("access_token");
  });

  test("is never optional for a program without a secret", async () => {
    const { client_id, redirect_uris } = await addProgram({ pkce: "optional", token_endpoint_auth_method: "none" });
    expect(await errorIn(await without(client_id, redirect_uris[0]!))).not.toBeNull();
    expect(typeof (await errorIn(await without(client_id, redirect_uris[0]!)))).toBe("number");
  });
});
