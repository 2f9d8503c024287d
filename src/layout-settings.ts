/** The settings of every layout, read from the folders of web/layouts: what the server is handed, and tests without a build tool use. */
import { readdirSync } from "node:fs";
import type { LayoutCode } from "#rules/site/site.ts";
import type { LayoutSettings } from "#web/layouts/layout.ts";

const FOLDER = new URL("./web/layouts/", import.meta.url);

const numberOf = (code: string) => Number(code.slice("layout_".length));
const codes = readdirSync(FOLDER)
  .filter((name): name is LayoutCode => /^layout_\d+$/.test(name))
  .sort((one, other) => numberOf(one) - numberOf(other));

async function read(code: LayoutCode): Promise<LayoutSettings & { code: LayoutCode }> {
  const { settings } = (await import(new URL(`${code}/settings.ts`, FOLDER).href)) as { settings: LayoutSettings };
  return { code, ...settings };
}

export const LAYOUT_SETTINGS = await Promise.all(codes.map(read));
