import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { bookingStyles } from "./scripts/booking-styles.ts";

const WEB = "src/web";

/** Scripts that pages load by address: separate entries of the browser build. */
const SCRIPTS = [
  { name: "enhance", entry: `${WEB}/enhance/enhance.ts`, defined: "ENHANCE_SCRIPT" },
  { name: "above", entry: `${WEB}/enhance/above.ts`, defined: "ABOVE_SCRIPT" },
  { name: "analytics", entry: `${WEB}/analytics/analytics.ts`, defined: "ANALYTICS_SCRIPT" },
  { name: "search-calendar", entry: `${WEB}/search/search-calendar.tsx`, defined: "CALENDAR_SCRIPT" },
  { name: "accounts", entry: `${WEB}/accounts/client/accounts.ts`, defined: "ACCOUNTS_SCRIPT" },
  { name: "member", entry: `${WEB}/members/client.ts`, defined: "MEMBER_SCRIPT" },
  { name: "booking", entry: `${WEB}/booking/client.tsx`, defined: "BOOKING_SCRIPT" },
  { name: "gallery", entry: `${WEB}/platform/gallery-client.ts`, defined: "GALLERY_SCRIPT" },
  { name: "new-lodging", entry: `${WEB}/studio/new-lodging-client.ts`, defined: "NEW_LODGING_SCRIPT" },
  { name: "edit-marks", entry: `${WEB}/editing/edit-marks.ts`, defined: "EDIT_SCRIPT" },
  { name: "studio", entry: `${WEB}/studio/app/client.tsx`, defined: "STUDIO_SCRIPT" },
];

/** Named by a hash of the browser's sources, so that browsers may cache them for ever. */
const version = createHash("sha256")
  .update(
    ["src/web", "src/rules", "src/contract", "src/languages"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .sort()
      .concat("package-lock.json")
      .map((file) => readFileSync(file, "utf8"))
      .join(""),
  )
  .digest("hex")
  .slice(0, 8);

/**
 * Pages are not hydrated as a whole: content pages load one small script instead of React, a second one for analytics, a third
 * one when a date field is used; the booking page hydrates one part. A page knows each script by the address defined here.
 */
const fileOf = (name: string) => `assets/${name}-${version}.js`;

function pageScripts(): Plugin {
  return {
    name: "yado-page-scripts",
    config: (_config, { command }) => ({
      define: Object.fromEntries(
        SCRIPTS.map(({ name, entry, defined }) => [
          defined,
          JSON.stringify(command === "serve" ? `/${entry}` : `/${fileOf(name)}`),
        ]),
      ),
    }),
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const { name, entry } of SCRIPTS) {
        this.emitFile({ type: "chunk", id: `/${entry}`, fileName: fileOf(name), preserveSignature: "strict" });
      }
    },
    // A page that is not hydrated cannot hot-swap a module: it is reloaded.
    hotUpdate() {
      if (this.environment.name === "ssr") this.environment.hot.send({ type: "full-reload" });
    },
  };
}

/** Scripts of content pages: one file each, because a second request would delay every page. */
const WHOLE_SCRIPTS = new Set(["enhance", "above", "analytics"]);

/** What such a script imports is bundled once more for it alone, so that nothing moves to a chunk shared with other scripts. */
function wholeScripts(): Plugin {
  const entries = SCRIPTS.filter(({ name }) => WHOLE_SCRIPTS.has(name)).map(({ entry }) => entry);
  return {
    name: "yado-whole-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      const [file = "", owner = entries.find((entry) => file.endsWith(entry))] = importer?.split("?whole=") ?? [];
      if (owner === undefined || this.environment.name !== "client" || this.environment.mode !== "build")
        return undefined;
      const found = await this.resolve(source, file, { skipSelf: true });
      return found && !found.external ? { ...found, id: `${found.id}?whole=${owner}` } : found;
    },
    // It is no module, because those wait for the whole page: its names stay its own.
    renderChunk: (code, { fileName }) => (fileName === fileOf("above") ? `(()=>{${code}})();` : null),
  };
}

const PRELOADS = "virtual:booking-preloads";
const PRELOADS_FILE = "assets/booking-preloads.json";

/**
 * The chunks of the booking script and, per language, those of its words and of what they say where there are no rooms, so that a page can preload all of them at once.
 * Written by the browser build and read by the server build after it.
 */
function bookingPreloads(): Plugin {
  return {
    name: "yado-booking-preloads",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const within = (file: string, seen: Set<string>): Set<string> => {
        if (seen.has(file)) return seen;
        seen.add(file);
        for (const next of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) within(next, seen);
        return seen;
      };
      const wordsIn = (file: RegExp) =>
        Object.fromEntries(
          chunks.flatMap(({ fileName, moduleIds }) =>
            moduleIds.flatMap((id) => {
              const [, lang] = file.exec(id) ?? [];
              return lang === undefined ? [] : [[lang, fileName]];
            }),
          ),
        ) as Record<string, string>;
      const entry = fileOf("booking");
      const source = {
        chunks: [...within(entry, new Set())].filter((file) => file !== entry),
        words: wordsIn(/languages\/([a-z]{2}-[A-Z]{2})\/booking\.ts$/),
        places: wordsIn(/languages\/([a-z]{2}-[A-Z]{2})\/any-place\/booking\.ts$/),
      };
      this.emitFile({ type: "asset", fileName: PRELOADS_FILE, source: JSON.stringify(source) });
    },
    resolveId: (id) => (id === PRELOADS ? id : undefined),
    load(id) {
      if (id !== PRELOADS) return undefined;
      const isBuilt = this.environment.name === "ssr" && this.environment.mode === "build";
      const found = isBuilt
        ? readFileSync(`build/client/${PRELOADS_FILE}`, "utf8")
        : '{"chunks":[],"words":{},"places":{}}';
      return `export const { chunks, words, places } = ${found};`;
    },
  };
}

/** Word files have the same names in every language's folder: the chunk's name includes the folder. */
function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [, lang] = /languages\/([a-z]{2}-[A-Z]{2})\/(?:studio\/)?[^/]+$/.exec(moduleIds.at(-1) ?? "") ?? [];
  return lang === undefined ? "assets/[name]-[hash].js" : `assets/${lang}-[name]-[hash].js`;
}

export default defineConfig({
  plugins: [reactRouter(), wholeScripts(), pageScripts(), bookingPreloads(), bookingStyles()],
  server: { middlewareMode: true },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: { client: { build: { rolldownOptions: { output: { chunkFileNames } } } } },
});
