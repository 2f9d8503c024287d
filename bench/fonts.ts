/**
 * The size of the heading fonts of the demo lodgings in each typeface and language, and how long a reader waits for a new one.
 */
import { request } from "node:http";
import { DEMO_FOLDERS, slugOf } from "#demo/lodgings.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#rules/text/language.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { fontName, headingFamilies } from "#rules/site/heading-fonts.ts";
import { share } from "./measure.ts";
import { freePort, withDemo } from "./processes.ts";
import { table } from "./table.ts";

const BAR_BYTES = 40 * 1024;

type Got = { body: Buffer; ms: number };

function get(port: number, host: string, path: string): Promise<Got> {
  const start = performance.now();
  return new Promise((done, failed) => {
    request({ port, path, headers: { host: `${host}:${port}` } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done({ body: Buffer.concat(chunks), ms: performance.now() - start }));
    })
      .on("error", failed)
      .end();
  });
}

export async function benchFonts(): Promise<void> {
  const port = await freePort();
  await withDemo(port, () => measure(port));
}

async function measure(port: number): Promise<void> {
  console.log(`\nHeading fonts of ${DEMO_FOLDERS.length} lodgings: files as the pages declare them`);
  const heads = ["cut", "language", "files", "first file, largest", "largest of all", "p50 ms", "p95 ms", "bar 40 KB"];
  const print = table(heads);
  const layouts = new Map(
    LAYOUT_SETTINGS.flatMap((each) => headingFamilies(each).map(({ font }) => [fontName(font), each.code])),
  );
  for (const [cut, layout] of layouts) {
    for (const lang of LANGUAGES) {
      const [first, rest, waits]: [number[], number[], number[]] = [[], [], []];
      for (const folder of DEMO_FOLDERS) {
        const host = `${slugOf(folder)}.localhost`;
        const prefix = lang === DEFAULT_LANGUAGE ? "/stay" : `/stay/${lang}`;
        const page = await get(port, host, `${prefix}/404?preview=${layout}.1`);
        const addresses = page.body.toString().match(/\/fonts\/[\w/-]+\.woff2/g) ?? [];
        for (const address of addresses.filter((each) => each.includes(`/${cut}/${lang}/`))) {
          const { body, ms } = await get(port, host, address);
          (address.includes("/0-") ? first : rest).push(body.length);
          waits.push(ms);
        }
      }
      const all = [...first, ...rest];
      if (all.length === 0) continue;
      const largest = Math.max(...all);
      const verdict = largest <= BAR_BYTES ? "met" : "missed";
      print([cut, lang, all.length, Math.max(...first), largest, share(waits, 0.5), share(waits, 0.95), verdict]);
    }
  }
}
