/** What a page weighs before anybody touches it: the same on every machine. `npm run bench -- layouts` measures with it, too. */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Bytes, text as gzip -9; `files` are scripts, stylesheets and fonts. */
export type Sizes = {
  script: number;
  styles: number;
  fonts: number;
  picture: number;
  files: number;
  nodes: number;
  hydrated: number;
};

const TEXT = new Set(["script", "stylesheet"]);

const isQuiet = (page: Page) => page.waitForLoadState("networkidle");

/**
 * Opens the address with nothing in the cache and weighs what comes until the page `isThere`. Who asks for a picture's size first
 * gets a quick, heavier copy: the page is opened again until its pictures are made.
 */
export async function weigh(
  page: Page,
  url: string,
  isThere: (page: Page) => Promise<unknown> = isQuiet,
): Promise<Sizes> {
  for (;;) {
    const { sizes, hasCopies } = await weighOnce(page, url, isThere);
    if (!hasCopies) return sizes;
    await page.goto("about:blank");
  }
}

async function weighOnce(
  page: Page,
  url: string,
  isThere: (page: Page) => Promise<unknown>,
): Promise<{ sizes: Sizes; hasCopies: boolean }> {
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  const arriving: Promise<{ kind: string; bytes: number }>[] = [];
  let hasCopies = false;
  const onResponse = (response: Response) => {
    const isAvif = response.headers()["content-type"] === "image/avif";
    if (response.url().endsWith(".avif") && response.ok() && !isAvif) hasCopies = true;
    const kind = response.request().resourceType();
    const size = (body: Buffer) => (TEXT.has(kind) ? gzipSync(body, { level: 9 }).length : body.length);
    if (!["script", "stylesheet", "font", "image"].includes(kind)) return;
    // A beacon's empty answer has no body.
    const bytes = response.body().then(size, () => 0);
    arriving.push(bytes.then((all) => ({ kind, bytes: all })));
  };
  page.on("response", onResponse);
  await page.goto(url);
  await isThere(page);
  const inPage = await page.evaluate(() => {
    const all = [...document.querySelectorAll("*")];
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    return { nodes: all.length, hydrated: all.filter(isHydrated).length };
  });
  page.off("response", onResponse);
  const came = (await Promise.all(arriving)).filter(({ bytes }) => bytes > 0);
  const of = (kind: string) => came.filter((each) => each.kind === kind).map(({ bytes }) => bytes);
  const sum = (kind: string) => of(kind).reduce((all, one) => all + one, 0);
  const sizes = {
    script: sum("script"),
    styles: sum("stylesheet"),
    fonts: sum("font"),
    picture: Math.max(0, ...of("image")),
    files: came.filter(({ kind }) => kind !== "image").length,
    ...inPage,
  };
  return { sizes, hasCopies };
}

/** Each size that is over its limit, as a sentence. */
export function overLimit(sizes: Sizes, limits: Sizes): string[] {
  return (Object.keys(limits) as (keyof Sizes)[])
    .filter((what) => sizes[what] > limits[what])
    .map((what) => `${what}: ${sizes[what]}, its limit is ${limits[what]}`);
}
