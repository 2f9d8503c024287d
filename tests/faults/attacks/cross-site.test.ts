/** Row 33: other sites' pages that make a guest's browser act here. What changes something is refused unless it comes from a page of ours. */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPersonal } from "#rules/site/address.ts";
import { handlers } from "#server/calls/handlers.ts";
import { pathOfCall } from "#server/http/api.ts";
import type { RenderPage } from "#server/http/app.ts";
import type { Xsrf } from "#server/http/xsrf.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { describePlanted, PATIENCE, report } from "#tests/faults/tools/sizes.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const UNKNOWN = "00000000-0000-0000-0000-000000000000";
const CALLS = handlers.map(({ call }) => call).filter(({ method }) => method !== "GET");

/** Every route of the pages, and whether it takes a form. */
const ROUTES = [...readFileSync("src/web/routes.ts", "utf8").matchAll(/(?:route\("([^"]+)", |index\()"([^"]+)"/g)].map(
  ([, path = "", file]) => ({
    path: `/${path.replaceAll(/:\w+|\*/g, "x")}`,
    takesForm: /export (?:async function|const) action\b/.test(readFileSync(`src/web/${file}`, "utf8")),
  }),
);

/** Pages of one person on the platform's host. */
const isPlatforms = (path: string) => /^\/(?:accounts|studio)(?:\/|$)/.test(path);

let taken = 0;
const render: RenderPage = async (request) => {
  if (request.method === "POST") taken += 1;
  return new Response("page", { headers: { "content-type": "text/html" } });
};

type Rig = { world: World; lodging: Lodging; other: Lodging };
let rig: Rig;

/** Stands in for the product's own check while a plant is in. */
let planted: ((right: Xsrf) => Xsrf["allows"]) | null = null;
const bank = createSandbox();

beforeAll(async () => {
  const xsrf = (right: Xsrf): Xsrf => ({ ...right, allows: (sent) => (planted?.(right) ?? right.allows)(sent) });
  const world = await openWorld({ render, bank, xsrf });
  rig = { world, lodging: await openLodging(world.database), other: await openLodging(world.database) };
});
afterAll(() => rig.world.close());

/** The value of a new session's cookie. */
async function session({ world }: Rig, host: string): Promise<string> {
  const page = host === world.dependencies.platformHost ? "/studio" : "/stay/orders";
  const [set = ""] = (await world.fetch(host, page)).headers.getSetCookie();
  return /^XSRF-TOKEN=([^;]+)/.exec(set)![1]!;
}

type Sent = { name: string; headers: Record<string, string>; token?: string };

async function requestsOf(rig: Rig, host = rig.lodging.domain): Promise<{ bad: Sent[]; good: Sent[] }> {
  const { other } = rig;
  const [mine, second, foreign] = [
    await session(rig, host),
    await session(rig, host),
    await session(rig, other.domain),
  ];
  const cookie = `XSRF-TOKEN=${mine}`;
  const proved = (name: string, more: Record<string, string> = {}): Sent => ({
    name,
    headers: { cookie, ...more },
    token: mine,
  });
  const from = (origin: string) => proved(`Origin ${origin}`, { origin });
  return {
    bad: [
      { name: "no token", headers: { cookie } },
      { name: "another session's token", headers: { cookie }, token: second },
      { name: "another host's token", headers: { cookie: `XSRF-TOKEN=${foreign}` }, token: foreign },
      proved("cross-site", { "sec-fetch-site": "cross-site" }),
      proved("a neighbouring host", { "sec-fetch-site": "same-site" }),
      proved("a word nobody knows", { "sec-fetch-site": "nowhere" }),
      { name: "cross-site without cookies", headers: { "sec-fetch-site": "cross-site" } },
      from("https://evil.example"),
      from(`https://${other.domain}`),
      from(`https://www.${host}`),
      from(`http://${host}`),
      from(`https://${host}:8443`),
      from(`https://${host}.evil.example`),
      from("null"),
    ],
    good: [
      proved("token"),
      proved("own page", { "sec-fetch-site": "same-origin", origin: `https://${host}` }),
      proved("reload", { "sec-fetch-site": "none" }),
      { name: "no browser", headers: {} },
    ],
  };
}

/** Every call and every form, with every kind of request: what was taken and should not have been, or the other way round. */
async function walk(rig: Rig): Promise<string[]> {
  const { world, lodging } = rig;
  const { bad, good } = await requestsOf(rig);
  const wrong: string[] = [];
  const judge = (what: string, name: string, isRefused: boolean, isBad: boolean) => {
    if (isRefused !== isBad) wrong.push(`${what}, ${name}: ${isRefused ? "refused" : "taken"}`);
  };
  const send = (path: string, headers: Record<string, string>, body: string, host = lodging.domain) =>
    world.fetch(host, path, { method: "POST", headers, body });
  const tryForm = async (path: string, { name, headers, token }: Sent, isBad: boolean, host?: string) => {
    const before = taken;
    const { status } = await send(path, headers, new URLSearchParams(token ? { xsrf: token } : {}).toString(), host);
    judge(path, name, status === 403 && taken === before, isBad);
  };
  const forms = ROUTES.filter(({ takesForm }) => takesForm).map(({ path }) => path);
  for (const each of [...bad, ...good]) {
    const { name, headers, token } = each;
    const isBad = bad.includes(each);
    for (const call of CALLS) {
      const path = pathOfCall(call, "stay").replace(/\{\w+\}/g, UNKNOWN);
      const response = await send(path, { ...headers, ...(token ? { "x-xsrf-token": token } : {}) }, "[]");
      judge(call.name, name, response.status === 403 && (await response.text()).includes("XSRF_FAILED"), isBad);
    }
    for (const path of forms.filter((path) => !isPlatforms(path))) await tryForm(`/stay/en-US${path}`, each, isBad);
  }
  const { platformHost } = world.dependencies;
  const there = await requestsOf(rig, platformHost);
  for (const each of [...there.bad, ...there.good]) {
    for (const path of forms.filter(isPlatforms)) await tryForm(path, each, there.bad.includes(each), platformHost);
  }
  return wrong;
}

test(
  "every call and every form is refused without proof, and to whoever comes from another site",
  { timeout: PATIENCE },
  async () => {
    expect(CALLS.length).toBeGreaterThan(10);
    expect(ROUTES.filter(({ takesForm }) => takesForm).length).toBeGreaterThan(7);
    expect(await walk(rig)).toEqual([]);
    const { bad } = await requestsOf(rig);
    report("row 33", { calls: CALLS.length, "kinds of requests": bad.length });
  },
);

test("only personal pages take forms; no other site may show one in a frame, or keep one", async () => {
  const { world, lodging } = rig;
  for (const { path } of ROUTES.filter(({ path }) => isPlatforms(path))) {
    const { headers } = await world.fetch(world.dependencies.platformHost, path);
    expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
    expect(headers.get("content-security-policy"), path).toMatch(
      /; frame-ancestors ('none'|'self' https:\/\/platform\.test)$/,
    );
  }
  for (const { path, takesForm } of ROUTES.filter(({ path }) => !path.startsWith("/platform") && !isPlatforms(path))) {
    if (takesForm) expect(isPersonal(path), path).toBe(true);
    if (!isPersonal(path)) {
      expect([
        path,
        (await world.fetch(lodging.domain, `/stay${path}`.replace(/\/$/, ""), { method: "POST" })).status,
      ]).toEqual([path, 405]);
      continue;
    }
    const { headers } = await world.fetch(lodging.domain, `/stay${path}`);
    expect([path, headers.get("content-security-policy")]).toEqual([
      path,
      expect.stringMatching(/; frame-ancestors 'self'$/),
    ]);
    expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
  }
});

test("a bearer token is no excuse for a browser that comes from another site", async () => {
  const { world, lodging } = rig;
  const headers = { authorization: "Bearer x", "sec-fetch-site": "cross-site" };
  const response = await world.fetch(lodging.domain, pathOfCall(CALLS[0]!, "stay"), {
    method: "POST",
    headers,
    body: "{}",
  });
  expect(response.status).toBe(403);
});

test("vendors still reach us, and their pages send the guest back by POST", async () => {
  const { world, lodging } = rig;
  const booker = bookerOf(world, lodging);
  const guest = payingGuest(world, bank, lodging);
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 1);
  // The webhook of the vendor's server comes in here.
  await guest.click(trade, "pay", { comesBack: false });
  expect((await booker.look(booked)).payment_status).toBe(2);
  const attempts = await readRows<{ attempt_id: string }>(
    world.database,
    lodging.hotel_id,
    sql`select attempt_id from payment_attempt where hotel_id = ${lodging.hotel_id}`,
  );
  const headers = {
    origin: "https://bank.example",
    "sec-fetch-site": "cross-site",
    cookie: "XSRF-TOKEN=whatever",
    "content-type": "application/x-www-form-urlencoded",
  };
  for (const method of ["POST", "GET"]) {
    const path = `/return/${attempts[0]!.attempt_id}`;
    const back = await world.fetch(lodging.domain, path, {
      method,
      headers,
      ...(method === "POST" ? { body: "a=b" } : {}),
    });
    expect([back.status, back.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/stay\/.*\/?redirect\/receipt\//),
    ]);
  }
});

describePlanted("planted", () => {
  const plants: [name: string, found: RegExp, wrong: (right: Xsrf) => Xsrf["allows"]][] = [
    ["a server that asks for nothing", /no token: taken/, () => () => true],
    [
      "one that does not compare tokens",
      /another session's token: taken/,
      (right) => (request) =>
        right.allows({ ...request, header: /XSRF-TOKEN=([^;]*)/.exec(request.cookies ?? "")?.[1] }),
    ],
    [
      "one that does not hear where a request comes from",
      /cross-site: taken/,
      (right) => (request) => right.allows({ ...request, fetchSite: undefined }),
    ],
    [
      "one that takes neighbours for its own",
      /a neighbouring host: taken/,
      (right) => (request) =>
        right.allows(request.fetchSite === "same-site" ? { ...request, fetchSite: "same-origin" } : request),
    ],
    [
      "one that does not look at the origin",
      /Origin https:\/\/evil.example: taken/,
      (right) => (request) => right.allows({ ...request, origin: undefined }),
    ],
    [
      "one whose tokens are good everywhere",
      /another host's token: taken/,
      (right) => (request) => right.allows(request) || right.allows({ ...request, host: rig.other.domain }),
    ],
  ];

  test.each(plants)("%s shows", { timeout: PATIENCE }, async (_name, found, wrong) => {
    planted = wrong;
    try {
      expect((await walk(rig)).join("\n")).toMatch(found);
    } finally {
      planted = null;
    }
  });
});
