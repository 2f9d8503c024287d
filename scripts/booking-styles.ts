/**
 * The booking page's stylesheets, made by the browser build from those it would need one by one: of the kit, of the layout, of
 * the orders' pages and of booking. `first` has the rules for what a guest sees before touching anything, `whole` those for
 * everything that can be shown there. Both keep the order of the rules, so that `whole` can follow `first` and nothing changes.
 * A rule is left out where its selector asks for a class or an id that no module behind the page names.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss, { type AtRule, type Root } from "postcss";
import type { Plugin } from "vite";

const SRC = "src";
const KIT = "src/web/kit";
const LAYOUTS = "src/web/layouts";

/** Where the page begins; its layout's footer and head are added. */
const BEGIN = [
  "web/root.tsx",
  "web/guest/booking.tsx",
  "web/booking/client.tsx",
  "web/enhance/enhance.ts",
  "web/enhance/above.ts",
];

/** Modules that `web/root.tsx` and the route know for other pages, which have their own stylesheets. */
const ELSEWHERE = [
  "web/layouts/registry.ts",
  "web/guest/failed-screen.tsx",
  "web/guest/not-found-screen.tsx",
  "web/guest/unavailable-screen.tsx",
  "web/sections/custom.tsx",
  "web/sections/help.tsx",
  "web/sections/map-button.tsx",
  "web/sections/rooms.tsx",
  "web/sections/search.tsx",
  "web/search/search-calendar.tsx",
  "web/enhance/banners.ts",
  "web/enhance/cards.ts",
  "web/enhance/carousels.ts",
  "web/enhance/deadlines.ts",
  "web/enhance/lightboxes.ts",
  "web/enhance/prints.ts",
  "web/enhance/proofs.ts",
  "web/enhance/search.ts",
];

/** What a guest opens: dialogs, and the steps after the rooms. */
const LATER = [
  "web/booking/calendar/calendar.tsx",
  "web/booking/countries/countries.tsx",
  "web/booking/guests/ages-first.tsx",
  "web/booking/guests/guests.tsx",
  "web/booking/parts/booker.tsx",
  "web/booking/parts/details-form.tsx",
  "web/booking/parts/extra-day.tsx",
  "web/booking/parts/extras.tsx",
  "web/booking/parts/join-sheet.tsx",
  "web/booking/parts/pay-bill.tsx",
  "web/booking/parts/pay-form.tsx",
  "web/booking/parts/pay-policies.tsx",
  "web/booking/parts/phone-field.tsx",
  "web/booking/parts/points.tsx",
  "web/booking/parts/questions.tsx",
  "web/booking/parts/review.tsx",
  "web/booking/parts/verify.tsx",
  "web/booking/rail/panel.tsx",
  "web/booking/room-sheet/room-sheet.tsx",
];

const sourceOf = (module: string) => `${SRC}/${module}`;

/** All modules that these import, but for the ones left out. */
function modulesFrom(begin: readonly string[], leftOut: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const open = [...begin];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (found.has(module) || leftOut.has(module)) continue;
    found.add(module);
    const code = readFileSync(sourceOf(module), "utf8");
    for (const [, from = ""] of code.matchAll(/\b(?:from|import)\s*\(?\s*"((?:#web|#rules|\.\.?)\/[^"]+\.tsx?)"/g))
      open.push(from.startsWith("#") ? from.slice(1) : join(dirname(module), from));
  }
  return found;
}

/** Every word of the modules' code that could be a class or an id. */
function wordsOf(modules: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const module of modules) {
    const code = readFileSync(sourceOf(module), "utf8").replaceAll(/^import .*$|\/\*[\s\S]*?\*\//gm, "");
    for (const [word] of code.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
  }
  return words;
}

/** Whether something with only these classes and ids can match. What `:not` excludes is not asked for. */
export function canMatch(selector: string, isNamed: (name: string) => boolean): boolean {
  let outside = "";
  for (let at = 0; at < selector.length;) {
    const [opening, kind] = /^:(not|is|where|has)\(/.exec(selector.slice(at)) ?? [];
    if (opening === undefined) {
      outside += selector[at];
      at += 1;
      continue;
    }
    const begin = at + opening.length;
    for (let depth = ((at = begin), 1); depth > 0; at += 1) depth += { "(": 1, ")": -1 }[selector[at]!] ?? 0;
    const among = postcss.list.comma(selector.slice(begin, at - 1));
    if (kind !== "not" && !among.some((each) => canMatch(each, isNamed))) return false;
  }
  const names = outside.replaceAll(/\[[^\]]*\]/g, "").matchAll(/[.#](-?[A-Za-z_][\w-]*)/g);
  return [...names].every(([, name]) => isNamed(name!));
}

/** The stylesheet without the rules that cannot match. */
export function leaveOut(css: string, isNamed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes")) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, isNamed));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeEmpty(root);
  removeUnusedFrames(root);
  return root.toString();
}

function removeEmpty(root: Root): void {
  const empty: AtRule[] = [];
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && empty.push(rule)));
  for (const rule of empty) rule.remove();
  if (empty.length > 0) removeEmpty(root);
}

function removeUnusedFrames(root: Root): void {
  const animations = new Set<string>();
  root.walkDecls(/^animation|^--/, ({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) animations.add(name);
  });
  root.walkAtRules(/keyframes$/, (rule) => void (animations.has(rule.params) || rule.remove()));
}

const FLOWS = { booking_100: [`${KIT}/booking.css`], booking_200: [`${KIT}/booking.css`, `${KIT}/booking-200.css`] };

/** The modules of a layout that the booking page shows. */
function ownModules(layout: string): string[] {
  const folder = `web/layouts/${layout}`;
  const code = readFileSync(sourceOf(`${folder}/layout.tsx`), "utf8");
  const imports = [...code.matchAll(/^import \{([^}]+)\} from "\.\/([^"]+\.tsx)";$/gm)];
  const shown = imports.filter(([, names]) => /\bFooter\b|\bBooking\w+/.test(names!));
  return shown.map(([, , file]) => `${folder}/${file}`);
}

type Sheets = Record<string, Record<string, { first: string; whole: string }>>;

/** `builtCss` finds what the build has made of a source. Returns the addresses; each file is handed to `emit`. */
function makeSheets(builtCss: (source: string) => string, emit: (fileName: string, source: string) => void): Sheets {
  const missing = [...ELSEWHERE, ...LATER].find((module) => !existsSync(sourceOf(module)));
  if (missing !== undefined) throw new Error(`scripts/booking-styles.ts names ${missing}, which is not there.`);
  const elsewhere = new Set(ELSEWHERE);
  const elsewhereOrLater = new Set([...ELSEWHERE, ...LATER]);
  const write = (name: string, css: string) => {
    const fileName = `assets/${name}-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
    emit(fileName, css);
    return `/${fileName}`;
  };
  const sheets: Sheets = {};
  for (const layout of readdirSync(LAYOUTS).filter((name) => /^layout_\d+$/.test(name))) {
    const begin = [...BEGIN, ...ownModules(layout)];
    const [first, whole] = [elsewhereOrLater, elsewhere].map((leftOut) => wordsOf(modulesFrom(begin, leftOut)));
    sheets[layout] = Object.fromEntries(
      Object.entries(FLOWS).map(([flow, ofBooking]) => {
        const sources = [
          `${KIT}/kit.css`,
          `${LAYOUTS}/${layout}/layout.css`,
          `${KIT}/orders.css`,
          `${LAYOUTS}/${layout}/orders.css`,
          ...ofBooking,
        ];
        const css = sources.map(builtCss).join("");
        const of = (words: Set<string>) => leaveOut(css, (name) => words.has(name));
        return [
          flow,
          { first: write(`${flow}-${layout}`, of(first!)), whole: write(`${flow}-${layout}-whole`, of(whole!)) },
        ];
      }),
    );
  }
  return sheets;
}

const MODULE = "virtual:booking-styles";
const FILE = "assets/booking-styles.json";

/** Made by the browser build, read by the server build after it; a development server has the stylesheets one by one. */
export function bookingStyles(): Plugin {
  return {
    name: "yado-booking-styles",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const assets = Object.values(bundle).filter((each) => each.type === "asset");
      const builtCss = (source: string) => {
        const built = assets.find(({ originalFileNames }) =>
          originalFileNames.some((name) => name.endsWith(`/${source}`)),
        );
        if (!built) throw new Error(`The build has no ${source}.`);
        return Buffer.from(built.source).toString();
      };
      const sheets = makeSheets(builtCss, (fileName, source) => this.emitFile({ type: "asset", fileName, source }));
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(sheets) });
    },
    resolveId: (id) => (id === MODULE ? id : undefined),
    load(id) {
      if (id !== MODULE) return undefined;
      const isBuilt = this.environment.name === "ssr" && this.environment.mode === "build";
      return `export const sheets = ${isBuilt ? readFileSync(`build/client/${FILE}`, "utf8") : "{}"};`;
    },
  };
}
