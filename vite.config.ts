import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Content pages are not hydrated: they carry one small script instead of React, and fetch the second one only where they may tell
 * of a visit. Each is an entry of its own in the browser build, and a page knows it by the address defined here.
 */
const SCRIPTS = [
  { define: "ENHANCE_SCRIPT", entry: "src/web/enhance/enhance.ts", made_of: ["src/web/enhance"] },
  {
    define: "ANALYTICS_SCRIPT",
    entry: "src/web/analytics/analytics.ts",
    made_of: ["src/web/analytics", "src/rules/analytics.ts"],
  },
];

/** Named by what is in it, so that a browser may keep it for ever: it must import nothing beside what it is made of. */
function fileOf({ entry, made_of }: (typeof SCRIPTS)[number]): string {
  const files = made_of.flatMap((each) =>
    each.endsWith(".ts")
      ? [each]
      : readdirSync(each)
          .sort()
          .map((file) => `${each}/${file}`),
  );
  const text = files.map((file) => readFileSync(file, "utf8")).join("");
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return `assets/${basename(entry, ".ts")}-${version}.js`;
}

function pageScripts(): Plugin {
  return {
    name: "yado-page-scripts",
    config: (_config, { command }) => ({
      define: Object.fromEntries(
        SCRIPTS.map((script) => [
          script.define,
          JSON.stringify(command === "serve" ? `/${script.entry}` : `/${fileOf(script)}`),
        ]),
      ),
    }),
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const script of SCRIPTS) {
        this.emitFile({ type: "chunk", id: `/${script.entry}`, fileName: fileOf(script), preserveSignature: "strict" });
      }
    },
    // A page that is not hydrated can't take a changed module in place: it is loaded again.
    hotUpdate() {
      if (this.environment.name === "ssr") this.environment.hot.send({ type: "full-reload" });
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), pageScripts()],
  server: { middlewareMode: true },
  build: { assetsInlineLimit: 0, target: "es2022" },
});
