/** Row 26: requests that name another host than ours, or two. Links, e-mails and kept pages never follow them. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { pathOfCall } from "#server/http/api.ts";
import type { CachedAnswers } from "#server/http/cached-answers.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { type Attack, attacksOn, EVIL } from "#tests/faults/attacks/host-attacks.ts";
import { ask, openPort, type Port, type RawAnswer, sendRaw } from "#tests/faults/tools/open-port.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { describePlanted, PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { startWeb, type Web } from "../../../src/web-server.ts";

type Rig = { world: World; port: Port; own: Lodging; other: Lodging; alias: string };
/** E-mails are sent for all lodgings of a database: here for these only. */
let database: SeparateDatabase;
let web: Web;
let rig: Rig;
/** Stand in for the product's own while a plant is in. */
let plantedAnswers: ((right: CachedAnswers) => CachedAnswers) | null = null;
let plantedOrigin: (() => string) | null = null;
/** The host of the last request, as a careless server would read it. */
let lastHost = "";

beforeAll(async () => {
  [database, web] = await Promise.all([openSeparateDatabase(), startWeb(false)]);
  const world = await openWorld({
    url: database.url,
    render: web.render,
    originOf: (host) => plantedOrigin?.() ?? `https://${host}`,
    cachedAnswers: (right) => ({
      learn: (...page) => (plantedAnswers?.(right) ?? right).learn(...page),
      answer: (...requested) => (plantedAnswers?.(right) ?? right).answer(...requested),
    }),
  });
  const rooms = [{ capacity: 9 }];
  const [own, other] = [await openLodging(world.database, { rooms }), await openLodging(world.database)];
  const alias = `alias.${own.domain}`;
  await writeRows(world.database, own.hotel_id, hotelHost, (query) =>
    query.insert(hotelHost).values({ hotel_id: own.hotel_id, host: alias }),
  );
  const port = await openPort(world);
  port.server.prependListener("request", ({ headers }) => {
    lastHost = headers["x-forwarded-host"]?.toString() ?? headers.host ?? "";
  });
  rig = { world, port, own, other, alias };
}, PATIENCE);
afterAll(async () => {
  await rig.port.close();
  await rig.world.close();
  await web.close();
  await database.drop();
});

/** Hosts in everything a reader or a crawler could follow. */
function hostsIn({ headers, body }: Pick<RawAnswer, "headers" | "body">): string[] {
  const text = [body, ...(headers.location ?? []), ...(headers.link ?? [])].join("\n").replaceAll("\\/", "/");
  const found = [...text.matchAll(/(?:https?:)?\/\/([\w.:@-]+)/g)].map(([, host]) => host!);
  return [...new Set(found)].filter((host) => host.includes("."));
}

/** Names of the vocabularies that pages speak in; nobody is led there. */
const VOCABULARIES = ["schema.org", "purl.org", "www.sitemaps.org", "www.w3.org"];

/** A kept page, one that is made each time, one that moved, a document; in full also what is missing or personal. */
const PATHS = [
  "/stay",
  "/stay?x",
  "/stay/Rooms/1",
  "/robots.txt",
  "/",
  "/stay/nothing",
  "/sitemap.xml",
  "/stay/booking",
];
PATHS.length = size(4, PATHS.length);

/** What is wrong with the answers to all of them; twice each, because a second one may come from memory. */
async function walk({ port, own, other, alias }: Rig, attacks: readonly Attack[]): Promise<string[]> {
  const wrong: string[] = [];
  const allowed = new Set([own.domain, "platform.test", ...VOCABULARIES]);
  const view = async (lodging: Lodging, path: string) => ask(port.port, lodging.domain, path);
  // Kept pages of both, which a confused server might mix up.
  for (const lodging of [own, other]) for (const path of PATHS) await view(lodging, path);
  for (const { name, bytes, outcome } of attacks) {
    for (const path of PATHS) {
      for (const answer of [await sendRaw(port.port, bytes(path)), await sendRaw(port.port, bytes(path))]) {
        const reported = `${name} ${path}: ${answer.status}`;
        const isStranger = answer.status === 404 && !answer.body.includes(own.domain);
        if (outcome === "refused" && answer.status !== 400 && !isStranger) wrong.push(`${reported} was not refused`);
        if (outcome === "stranger" && !isStranger) wrong.push(`${reported} is no stranger's`);
        if (outcome === "own" && ![200, 302, 308, 404].includes(answer.status))
          wrong.push(`${reported} is not answered`);
        const foreign = hostsIn(answer).filter((host) => !allowed.has(host));
        if (foreign.length > 0) wrong.push(`${reported} leads to ${foreign.join()}`);
      }
    }
  }
  for (const path of PATHS) {
    const { status, headers } = await ask(port.port, alias, path);
    const to = headers.location?.[0];
    if (status !== 308 || to !== `https://${own.domain}${path}`) wrong.push(`alias ${path}: ${status} ${to}`);
    const { body } = await view(other, path);
    if (body.includes(own.domain)) wrong.push(`${path} of the other lodging shows this one`);
  }
  return wrong;
}

/** Orders placed with forged headers: hosts in what is mailed about them. */
async function mailedHosts({ world, port, own }: Rig): Promise<string[]> {
  for (const head of ["", `forwarded: host=${EVIL}\r\n`, `x-forwarded-host: ${EVIL}\r\n`]) {
    const body = JSON.stringify(own.body([[0, 0, 1]], { pay_way: "remittance" }));
    const path = pathOfCall(placeOrder, "stay");
    const answer = await ask(port.port, `${own.domain}:81`, path, { method: "POST", head, body });
    expect(answer.body).toContain('"success":true');
  }
  await deliverEvents(world.dependencies, new Date());
  const mails = await readRows<{ text: string }>(
    world.database,
    own.hotel_id,
    sql`select to_jsonb(mail)::text as text from mail where hotel_id = ${own.hotel_id}`,
  );
  expect(mails.length).toBeGreaterThan(2);
  return [...new Set(mails.flatMap(({ text }) => hostsIn({ headers: {}, body: text })))];
}

test("no request decides where links lead, and none sees another lodging's page", { timeout: PATIENCE }, async () => {
  const attacks = attacksOn(rig.own.domain, rig.other.domain);
  expect(await walk(rig, attacks)).toEqual([]);
  report("row 26", { attacks: attacks.length * PATHS.length * 2 });
});

test("a real page names its own host only, as canonical address too", async () => {
  const { port, own } = rig;
  const head = `x-forwarded-host: ${EVIL}\r\n`;
  const { body } = await ask(port.port, own.domain.toUpperCase(), "/stay", { head });
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="https://${own.domain}/stay"`));
  const data = await ask(port.port, own.domain, "/stay/orders.data");
  expect([data.status, data.headers["content-type"]]).toEqual([404, ["text/html; charset=utf-8"]]);
});

test("e-mails carry the lodging's host only", { timeout: PATIENCE }, async () => {
  const allowed = new Set([rig.own.domain, ...VOCABULARIES]);
  expect((await mailedHosts(rig)).filter((host) => !allowed.has(host))).toEqual([]);
});

test("only a trusted proxy says for which host it asks, and only in its last entry", async () => {
  const { own, other } = rig;
  const trustedProxies = ["127.0.0.1"];
  const world = await openWorld({ url: database.url, render: web.render, trustedProxies });
  const port = await openPort(world, { trustedProxies });
  const said = async (from: string, hosts: string) =>
    (await ask(port.port, own.domain, "/robots.txt", { from, head: `x-forwarded-host: ${hosts}\r\n` })).body;
  expect(await said("127.0.0.1", `${EVIL}, ${other.domain}`)).toContain(other.domain);
  expect(await said("127.0.0.1", `${other.domain}, ${own.domain}`)).toContain(own.domain);
  expect(await said("127.0.0.2", other.domain)).toContain(own.domain);
  await port.close();
  await world.close();
});

describePlanted("planted", () => {
  const simple = () => attacksOn(rig.own.domain, rig.other.domain).filter(({ name }) => name.includes(EVIL));

  test("a memory of pages that does not ask for the host shows", { timeout: PATIENCE }, async () => {
    plantedAnswers = ({ learn, answer }) => ({
      learn: (_host, address, page) => learn("any", address, page),
      answer: (request, response) => {
        const { host } = request.headers;
        request.headers.host = "any";
        const isAnswered = answer(request, response);
        request.headers.host = host;
        return isAnswered;
      },
    });
    try {
      expect((await walk(rig, simple())).join("\n")).toMatch(/leads to|shows this one|no stranger's/);
    } finally {
      plantedAnswers = null;
    }
  });

  test("a link made from the Host header shows, on pages and in e-mails", { timeout: PATIENCE }, async () => {
    plantedOrigin = () => `https://${lastHost}`;
    try {
      const wrong = (await walk(rig, simple())).join("\n");
      expect(wrong).toMatch(new RegExp(`X-Forwarded-Host: ${EVIL} .* leads to ${EVIL}`));
      expect(wrong).toMatch(/alias .*: 308/);
      expect(await mailedHosts(rig)).toContain(EVIL);
    } finally {
      plantedOrigin = null;
    }
  });
});
