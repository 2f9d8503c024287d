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
  { name: "booking", entry: `${WEB}/booking/starter.ts`, defined: "BOOKING_SCRIPT" },
  { name: "booking-program", entry: `${WEB}/booking/client.tsx`, defined: "BOOKING_PROGRAM" },
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
 * one when a date field is used; the booking page hydrates one part, once it is touched. A page knows each script by the address defined here.
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

/** Scripts that pages run at once: one file each, because a second request would delay every page. */
const WHOLE_SCRIPTS = new Set(["enhance", "above", "analytics", "booking"]);

/** Its files are its own, too, but for React: what other scripts share with it would divide it into dozens of small ones. */
const PROGRAM = "booking-program";

/** What such a script imports is bundled once more for it alone, so that nothing moves to a chunk shared with other scripts. */
function wholeScripts(): Plugin {
  const owners = SCRIPTS.filter(({ name }) => WHOLE_SCRIPTS.has(name) || name === PROGRAM);
  return {
    name: "yado-whole-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      const [file = "", owner = owners.find(({ entry }) => file.endsWith(`/${entry}`))?.name] =
        importer?.split("?whole=") ?? [];
      if (owner === undefined || this.environment.name !== "client" || this.environment.mode !== "build")
        return undefined;
      const found = await this.resolve(source, file, { skipSelf: true });
      if (!found || found.external || (owner === PROGRAM && /[\\/]node_modules[\\/]|^\0/.test(found.id))) return found;
      return { ...found, id: `${found.id}?whole=${owner}` };
    },
    // It is no module, because those wait for the whole page: its names stay its own.
    renderChunk: (code, { fileName }) => (fileName === fileOf("above") ? `(()=>{${code}})();` : null),
  };
}

/** What the booking page's program runs at its start is one file, and React another. */
function programChunks() {
  const [entry = ""] = SCRIPTS.filter(({ name }) => name === PROGRAM).map((script) => script.entry);
  const isOwn = (id: string) => id.endsWith(`?whole=${PROGRAM}`);
  const atStart = new Set<string>();
  return {
    plugin: {
      name: "yado-program-chunks",
      renderStart() {
        if (this.environment.name !== "client") return;
        const collect = (id: string) => {
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
            if (atStart.has(next) || !isOwn(next)) continue;
            atStart.add(next);
            collect(next);
          }
        };
        for (const id of this.getModuleIds()) if (id.endsWith(`/${entry}`)) collect(id);
      },
    } satisfies Plugin,
    codeSplitting: {
      groups: [
        // What all scripts need to load others stays beside them; else it would be a part of the program.
        { name: "preload-helper", test: /preload-helper|rolldown[\\/]runtime/, priority: 3 },
        { name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
        { name: "booking-page", test: (id: string) => atStart.has(id), priority: 1 },
      ],
    },
  };
}

const LANGUAGES = readdirSync("src/languages").filter((folder) => /^[a-z]{2}-[A-Z]{2}$/.test(folder));

const PRELOADS = "virtual:booking-preloads";
const PRELOADS_FILE = "assets/booking-preloads.json";

/**
 * The files of the booking page's program, those of the layout with a matrix besides, and, per language, those of its words and
 * of what they say where there are no rooms: fetched in idle time. Written by the browser build and read by the server build
 * after it.
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
      const ownOf = (module: string) => `/${module}?whole=${PROGRAM}`;
      const filesOf = (module: string) =>
        chunks.flatMap(({ fileName, moduleIds }) =>
          moduleIds.some((id) => id.endsWith(ownOf(module))) ? [...within(fileName, new Set())] : [],
        );
      const program = [...within(fileOf(PROGRAM), new Set())];
      const besides = (files: string[]) => files.filter((file) => !program.includes(file));
      const inEach = (file: string) =>
        Object.fromEntries(LANGUAGES.map((lang) => [lang, besides(filesOf(`src/languages/${lang}/${file}`))]));
      const source = {
        program,
        sheet: besides(filesOf(`${WEB}/booking-layouts/booking_200/sheet.tsx`)),
        words: inEach("booking.ts"),
        places: inEach("any-place/booking.ts"),
      };
      this.emitFile({ type: "asset", fileName: PRELOADS_FILE, source: JSON.stringify(source) });
    },
    resolveId: (id) => (id === PRELOADS ? id : undefined),
    load(id) {
      if (id !== PRELOADS) return undefined;
      const isBuilt = this.environment.name === "ssr" && this.environment.mode === "build";
      const found = isBuilt
        ? readFileSync(`build/client/${PRELOADS_FILE}`, "utf8")
        : '{"program":[],"sheet":[],"words":{},"places":{}}';
      return `export const { program, sheet, words, places } = ${found};`;
    },
  };
}

/** Word files have the same names in every language's folder: the chunk's name includes the folder. */
function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  const [, lang] = /languages\/([a-z]{2}-[A-Z]{2})\/(?:studio\/)?[^/?]+(?:\?.*)?$/.exec(moduleIds.at(-1) ?? "") ?? [];
  return lang === undefined ? "assets/[name]-[hash].js" : `assets/${lang}-[name]-[hash].js`;
}

const { plugin: ofProgram, codeSplitting } = programChunks();

export default defineConfig({
  plugins: [reactRouter(), wholeScripts(), ofProgram, pageScripts(), bookingPreloads(), bookingStyles()],
  server: { middlewareMode: true },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: { client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting } } } } },
});
