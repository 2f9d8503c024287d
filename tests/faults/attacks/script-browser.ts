/** A real browser that webhooks whatever a payload may achieve: a call, a dialog, a refusal of the page's policy, a foreign request, markup. */
import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../scripts/browser.mjs";

declare global {
  interface Window {
    owned?: (what: unknown) => void;
  }
}

export type Found = { kind: "call" | "dialog" | "policy" | "error" | "request" | "markup" | "status"; what: string };

export type Watched = Awaited<ReturnType<typeof openWatched>>;

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });

/** A page of its own that talks to our server alone. `bypassCSP`: without the page's policy, to see what that alone holds off. */
export async function openWatched(browser: Browser, port: number, { bypassCSP = false } = {}) {
  const found: Found[] = [];
  const note = (kind: Found["kind"], what: string) => void found.push({ kind, what: what.slice(0, 300) });
  const isOurs = (url: URL): boolean =>
    ["data:", "blob:", "about:"].includes(url.protocol) ||
    (url.port === String(port) && /^(?:.+\.)?localhost$/.test(url.hostname));

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    bypassCSP,
  });
  await context.exposeBinding("owned", (_source, what: unknown) => note("call", String(what)));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  // Nothing really leaves: a foreign request is noted and ends here.
  await context.route(
    (url) => !isOurs(url),
    async (route) => {
      note("request", route.request().url());
      await route.abort();
    },
  );
  // Letters and pictures run nothing, and cutting them takes longer than all the rest.
  await context.route(/\.(?:woff2|avif|webp|jpg)$/, (route) => route.abort());
  context.on("page", (page) => {
    page.on("dialog", async (dialog) => {
      note("dialog", dialog.message());
      await dialog.dismiss();
    });
    page.on("pageerror", (error) => note("error", error.message));
    page.on("console", (message) => {
      const text = message.text();
      if (/^policy:|Content Security Policy|Blocked script execution/.test(text)) note("policy", text);
    });
  });
  // A busy machine is slow; only a page that never comes is a fault.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();

  return {
    page,
    note,
    /** Everything found since the last time, each once. */
    take: (): Found[] => [...new Map(found.splice(0).map((each) => [JSON.stringify(each), each])).values()],
    close: () => context.close(),
  };
}

/** Runs in the page: elements and attributes that no page of ours has, whether or not they have run. */
export function plantedMarkup(): string[] {
  const isOurs = (address: string) => {
    const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
    return url !== null && (url.protocol === "data:" || /(?:^|\.)localhost$/.test(url.hostname));
  };
  const LOADED = new Set(["src", "srcset", "poster", "background", "data", "action", "formaction"]);
  const LINKED = new Set([...LOADED, "href", "xlink:href", "srcdoc"]);
  const SCRIPT = /^(?:javascript|vbscript|view-source|feed):|^data:(?!image\/|,|text\/calendar)/;
  const ACTIVE =
    "script:not([type*=json]), iframe:not([sandbox]), object, embed, applet, base, frame, portal, math, style, meta[http-equiv]";
  const faults: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    const { tagName, attributes } = element;
    for (const { name, value } of attributes) {
      const address = value.replace(/[\p{Cc}\s]/gu, "").toLowerCase();
      const isLoaded = LOADED.has(name) || (tagName === "LINK" && name === "href" && !element.hasAttribute("itemprop"));
      if (
        /^on/i.test(name) ||
        (LINKED.has(name) && SCRIPT.test(address)) ||
        (isLoaded && !isOurs(value.split(" ")[0]!)) ||
        (name === "style" && /url\(|expression|binding/i.test(value))
      )
        faults.push(`<${tagName} ${name}="${value}">`);
    }
    if (element.matches(ACTIVE) && /owned|evil\.test/.test(element.outerHTML)) faults.push(element.outerHTML);
  }
  return faults.map((fault) => fault.slice(0, 200));
}
