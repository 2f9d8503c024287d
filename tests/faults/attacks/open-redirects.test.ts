/** Row 33, second half: whatever an address says, we send nobody to another site. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { hotelHost } from "#server/database/tables/hotel.ts";
import type { RenderPage } from "#server/http/app.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { ask, openPort, type Port, type RawAnswer } from "#tests/faults/tools/open-port.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { startWeb, type Web } from "../../../src/web-server.ts";

const EVIL = "evil.example";

/** Ways to write another site, or a header, into an address. */
const PAYLOADS = [
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}/..`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `/\\/${EVIL}`,
  `/%2F%2F${EVIL}`,
  `/%2F${EVIL}`,
  `%2F%2F${EVIL}`,
  `/%5C${EVIL}`,
  `/%5C%5C${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/x/../..//${EVIL}`,
  `https://${EVIL}`,
  `https:${EVIL}`,
  `https:/\\${EVIL}`,
  `@${EVIL}`,
  `//user:pass@${EVIL}`,
  `//${EVIL}:443/`,
  `//${EVIL}%00`,
  `/%09/${EVIL}`,
  `/%0a/${EVIL}`,
  `/%0d%0aLocation:%20https://${EVIL}`,
  `/%0d%0aSet-Cookie:%20planted=1`,
  `/%E5%98%8A%E5%98%8DLocation:%20https://${EVIL}`,
  `/?x=%0d%0aSet-Cookie:%20planted=1`,
  `/#//${EVIL}`,
  `;//${EVIL}`,
  "javascript:alert(1)",
  "data:text/html,x",
].filter((_, nth) => nth % size(2, 1) === 0);

type Way = {
  name: string;
  path: (payload: string) => string;
  isAlias?: boolean;
  method?: string;
  body?: (payload: string) => string;
};
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Everything that redirects: by the path, by what stands beside it, by a form. */
const WAYS: Way[] = [
  { name: "path", path: (payload) => payload.replace(/^(?![/\\])/, "/") },
  { name: "another case", path: (payload) => `/STAY/${payload}` },
  { name: "a language", path: (payload) => `/stay/EN-us${payload}` },
  { name: "no language", path: (payload) => `/stay/zh-tw/${payload}` },
  { name: "another host", path: (payload) => payload.replace(/^(?![/\\])/, "/"), isAlias: true },
  { name: "root", path: (payload) => `/?next=${payload}&return_url=${payload}` },
  { name: "a moved page", path: (payload) => `/stay/Rooms/1/?redirect=${payload}` },
  { name: "an order", path: (payload) => `/stay/orders/X?next=${payload}&hash_code=${payload}` },
  { name: "an order's number", path: (payload) => `/stay/orders/${encodeURIComponent(payload)}` },
  { name: "an order's paper", path: (payload) => `/stay/orders/${encodeURIComponent(payload)}/confirmation.pdf` },
  {
    name: "a receipt",
    path: (payload) => `/stay/redirect/receipt/${encodeURIComponent(payload)}?return_url=${payload}`,
  },
  { name: "a payment", path: (payload) => `/stay/pay/1/${encodeURIComponent(payload)}?preview=${payload}` },
  { name: "back from the bank", path: (payload) => `/return/${payload}` },
  {
    name: "booking",
    path: (payload) => `/stay/booking?next=${payload}`,
    method: "POST",
    body: (next) => form({ next, intent: "" }),
  },
  {
    name: "lookup",
    path: () => "/stay/orders",
    method: "POST",
    body: (payload) => form({ order_doc: payload, next: payload, booker_email: "a@b.test" }),
  },
  {
    name: "cancelling",
    path: (payload) => `/stay/cancel/${encodeURIComponent(payload)}`,
    method: "POST",
    body: (next) => form({ next }),
  },
];

let web: Web;
let rig: { world: World; lodging: Lodging; alias: string; port: Port };
/** Stands in for the real pages while a plant is in. */
let planted: RenderPage | null = null;

beforeAll(async () => {
  web = await startWeb(false);
  const world = await openWorld({ render: (...requested) => (planted ?? web.render)(...requested) });
  const lodging = await openLodging(world.database);
  const alias = `alias.${lodging.domain}`;
  await writeRows(world.database, lodging.hotel_id, hotelHost, (query) =>
    query.insert(hotelHost).values({ hotel_id: lodging.hotel_id, host: alias }),
  );
  rig = { world, lodging, alias, port: await openPort(world) };
}, PATIENCE);
afterAll(async () => {
  await rig.port.close();
  await rig.world.close();
  await web.close();
});

/** What is wrong with where an answer sends a browser. */
function judge({ headers }: RawAnswer, origin: string): string | null {
  const { location = [], refresh = [], "set-cookie": cookies = [] } = headers;
  if (refresh.length > 0 || cookies.some((each) => each.startsWith("planted")))
    return "a header was written into the answer";
  if (location.length > 1) return "two Location headers";
  if (location.length === 0) return null;
  const to = location[0]!;
  return URL.canParse(to, origin) && new URL(to, `${origin}/stay/x`).origin === origin ? null : `sent to ${to}`;
}

async function walk(ways: readonly Way[]) {
  const { lodging, alias, port } = rig;
  const wrong: string[] = [];
  let redirects = 0;
  for (const { name, path, isAlias, method, body } of ways) {
    for (const payload of PAYLOADS) {
      const head = body ? "content-type: application/x-www-form-urlencoded\r\n" : "";
      const more = { head, ...(method ? { method } : {}), ...(body ? { body: body(payload) } : {}) };
      const answer = await ask(port.port, isAlias ? alias : lodging.domain, path(payload), more);
      if (answer.headers.location) redirects += 1;
      const fault = judge(answer, `https://${lodging.domain}`);
      if (fault) wrong.push(`${name} ${payload}: ${fault}`);
      if (answer.status >= 500 || answer.status === 0) wrong.push(`${name} ${payload}: ${answer.status}`);
    }
  }
  return { wrong, redirects };
}

test("hundreds of addresses, and every redirect stays with us", { timeout: PATIENCE }, async () => {
  const { wrong, redirects } = await walk(WAYS);
  expect(wrong).toEqual([]);
  expect(WAYS.length * PAYLOADS.length).toBeGreaterThan(200);
  // A walk in which nothing redirects would prove nothing.
  expect(redirects).toBeGreaterThan(50);
  report("row 33", { addresses: WAYS.length * PAYLOADS.length, redirects });
});

testPlanted.each<[name: string, found: RegExp, follow: (url: URL) => string | null]>([
  ["the address it is given as `next`", /sent to \/\/evil/, (url) => url.searchParams.get("next")],
  [
    "the rest of its own path",
    /sent to \/\/evil|sent to \/\\evil/,
    (url) => decodeURIComponent(url.pathname).replace(/^\/stay\/orders\//, ""),
  ],
])("planted: a page that follows %s shows", { timeout: PATIENCE }, async (_name, found, follow) => {
  planted = async (request) => {
    const location = follow(new URL(request.url)) ?? "";
    return /^[/\\][\x20-\x7e]+$/.test(location)
      ? new Response(null, { status: 302, headers: { location } })
      : new Response("page");
  };
  try {
    expect((await walk(WAYS.filter(({ name }) => name.startsWith("an order")))).wrong.join("\n")).toMatch(found);
  } finally {
    planted = null;
  }
});
