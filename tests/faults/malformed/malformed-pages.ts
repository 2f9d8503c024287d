/** Requests for everything that is no call: pages and their forms, pictures, fonts, vendors' webhooks and returns. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { isPersonal } from "#rules/site/address.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { notifyUrl } from "#server/payments/ids.ts";
import routes from "#web/routes.ts";
import type { FullLodging } from "#tests/faults/malformed/full-lodging.ts";
import type { MadeRequest } from "#tests/faults/malformed/malformed-requests.ts";
import { encode } from "#tests/faults/malformed/spoilt-requests.ts";
import {
  anyText,
  STRANGE_CONTENT_TYPES,
  STRANGE_ENCODINGS,
  STRANGE_TEXTS,
} from "#tests/faults/malformed/strange-values.ts";
import type { World } from "#tests/setup/world.ts";

/** Every name by which a page reads its query or its form, found in the source: a new one is tried without being listed here. */
function namesInSource(): { query: string[]; form: string[]; actions: string[] } {
  const texts = ["src/web", "src/rules"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes(".test."))
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, "utf8")),
  );
  const found = (pattern: RegExp) =>
    [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)))].toSorted();
  const query = found(/\.(?:get|getAll|has)\("([\w-]+)"\)/g);
  const names = {
    query,
    form: [...new Set([...query, ...found(/\bname="([\w-]+)"/g)])],
    actions: found(/\bintent === "([\w-]+)"/g),
  };
  // A pattern that finds nothing any more has lost sight of the source.
  for (const [what, list] of Object.entries(names)) if (list.length < 5) throw new Error(`only ${list.length} ${what}`);
  return names;
}

/** A page's path with real values in it. */
function pathsOf(route: string, { known }: FullLodging): fc.Arbitrary<string> {
  const segments = route.split("/").map((segment) => {
    if (segment === "*") return fc.constantFrom("home.png", "rooms/1.png", "x", "about.png", "..%2f", "a/b/c/d");
    if (!segment.startsWith(":")) return fc.constant(segment);
    const values = known[segment.slice(1)] ?? known[segment === ":booking_id" ? "getMasterOrder.id" : "order_doc"]!;
    return fc.constantFrom(...values).map(encode);
  });
  return fc.tuple(...segments).map((parts) => parts.join("/"));
}

const strangeText = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS).map((text) => encode(text).slice(0, 20_000)),
  fc.constantFrom(...STRANGE_ENCODINGS),
  anyText(60).map(encode),
);

const OTHER_PATHS = [
  "/",
  "/stay",
  "/robots.txt",
  "/sitemap.xml",
  "/icon.svg",
  "/favicon.ico",
  "/healthz",
  "/readyz",
  "/api",
  "/api/docs",
  "/api/openapi.json",
  "/layouts",
  "/outbox",
  "/assets/x.js",
  "/img/twin-0123abcd-1600x1000/640.avif",
  "/img/twin-0123abcd-1600x1000/9999.webp",
  "/img/twin-0123abcd-1600x1000/640-square7.avif",
  "/fonts/serif-400/zh-TW/0-0123456789abcdef.woff2",
  "/fonts/sans-700/xx-XX/99-0123456789abcdef.woff2",
  "/stay/og/home.png",
  "/stay.data",
  "/stay/_root.data",
  "/__manifest?p=/stay",
];

const HEADERS: readonly Record<string, string>[] = [
  {},
  { "accept-language": "xx;q=9,".repeat(500) },
  { "accept-encoding": "br;q=0, gzip" },
  { "if-none-match": '"x"', "if-modified-since": "never" },
  { range: "bytes=0-0,-1" },
  { cookie: "XSRF-TOKEN=a.b; yado-access=a.b; ".repeat(50) },
  { origin: "https://evil.test", referer: "\u00e9" },
  { "user-agent": "x".repeat(5_000) },
];

const STRANGE_PLACES = ["/", "/stay/", "/stay/og/", "/stay/rooms/", "/stay/orders/", "/img/", "/fonts/", "/return/"];
const GATEWAYS = ["ecpay", "newebpay", "line_pay", "stripe", "jkopay", "tappay", "remittance"] as const;
const WEBHOOK_FIELDS = [
  "MerchantID",
  "MerchantTradeNo",
  "TradeInfo",
  "TradeAmt",
  "CheckMacValue",
  "RtnCode",
  "transaction",
];

const made = (request: Partial<MadeRequest> & Pick<MadeRequest, "name" | "path">): MadeRequest => ({
  isValid: false,
  method: "GET",
  headers: {},
  body: undefined,
  ...request,
});

export function pageRequests(world: World, lodging: FullLodging): fc.Arbitrary<MadeRequest> {
  const { query, form, actions } = namesInSource();
  const { known } = lodging;
  const own = routes.map(({ path = "" }) => path);
  const pathIn = (list: readonly string[]) =>
    fc.constantFrom(...list).chain((route) => pathsOf(route, lodging).map((path) => `/stay/${path}`));
  const paths = fc.oneof(
    { weight: 12, arbitrary: pathIn(own) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...LANGUAGES, "xx-XX"), fc.constantFrom(...own))
        .map(([lang, path]) => `/stay/${lang}/${path}`),
    },
    { weight: 3, arbitrary: fc.constantFrom(...OTHER_PATHS, `/return/${String(known.attempt_id![0])}`) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...STRANGE_PLACES), strangeText).map((parts) => parts.join("")) },
  );
  const anyKnown = fc.constantFrom(...Object.values(known).flat()).map(encode);
  const valueOf = (name: string) => {
    const right = name === "intent" ? actions : Object.hasOwn(known, name) ? known[name] : undefined;
    return fc.oneof({ weight: 2, arbitrary: right ? fc.constantFrom(...right).map(encode) : anyKnown }, strangeText);
  };
  const pairs = (names: readonly string[], most = 4) =>
    fc
      .array(
        fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), valueOf(name))),
        { maxLength: most },
      )
      .map((list) => list.map((pair) => pair.join("=")).join("&"));

  const pages = fc
    .record({ path: paths, search: pairs([...query, "__proto__", "_routes"]), headers: fc.constantFrom(...HEADERS) })
    .map(({ path, search, headers }) =>
      made({ name: "page", path: search === "" || path.includes("?") ? path : `${path}?${search}`, headers }),
    );
  const plain = paths.map((path) => made({ name: "page", path, isValid: true }));
  // A form that repeats its browser's cookie is read; any other is refused before it is looked at.
  const { cookie, "x-xsrf-token": xsrf } = lodging.headers.find((each) => each.cookie !== undefined)!;
  const forms = fc
    .record({
      path: pathIn(own.filter((path) => isPersonal(`/${path}`))),
      body: fc.tuple(valueOf("intent"), pairs(form, 12)).map(([intent, rest]) => `intent=${intent}&${rest}`),
      type: fc.constantFrom("application/x-www-form-urlencoded", ...STRANGE_CONTENT_TYPES),
    })
    .map(({ path, body, type }) =>
      made({
        name: "form",
        method: "POST",
        path,
        headers: { cookie: cookie!, "content-type": type },
        body: `xsrf=${xsrf}&${body}`,
      }),
    );
  const webhooks = fc
    .record({
      gateway: fc.constantFrom(...GATEWAYS),
      key: fc.option(strangeText, { freq: 3 }),
      body: pairs(WEBHOOK_FIELDS),
      method: fc.constantFrom("POST", "POST", "GET", "PUT"),
    })
    .map(({ gateway, key, body, method }) => {
      const { pathname } = new URL(notifyUrl(world.dependencies, gateway, lodging.hotel_id));
      return made({
        name: "webhook",
        host: world.dependencies.platformHost,
        method,
        path: key === null ? pathname : `/notify/${gateway}/${key}`,
        body: method === "GET" ? undefined : body,
      });
    });
  const platform = pages.map((request) => ({ ...request, name: "platform", host: world.dependencies.platformHost }));
  const methods = fc
    .tuple(pages, fc.constantFrom("HEAD", "OPTIONS", "PUT", "DELETE", "QUERY"))
    .map(([request, method]) => ({ ...request, method }));
  return fc.oneof(
    { weight: 8, arbitrary: pages },
    // Enough of them that an eighth of all requests is answered with a page, whatever the seed.
    { weight: 5, arbitrary: plain },
    { weight: 5, arbitrary: forms },
    webhooks,
    platform,
    methods,
  );
}
