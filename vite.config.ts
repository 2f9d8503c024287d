import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const ENHANCE = "src/web/enhance";

/** Named by what is in it, so that a browser may keep it for ever. */
const version = createHash("sha256")
  .update(
    readdirSync(ENHANCE)
      .sort()
      .map((file) => readFileSync(`${ENHANCE}/${file}`, "utf8"))
      .join(""),
  )
  .digest("hex")
  .slice(0, 8);

/**
 * Content pages are not hydrated: they carry this one small script instead of React. It is an entry of its own in the
 * browser build, and a page knows it by the address defined here.
 */
function enhanceScript(): Plugin {
  const file = `assets/enhance-${version}.js`;
  return {
    name: "yado-enhance",
    config: (_config, { command }) => ({
      define: { ENHANCE_SCRIPT: JSON.stringify(command === "serve" ? `/${ENHANCE}/enhance.ts` : `/${file}`) },
    }),
    buildStart() {
      if (this.environment.name === "client" && this.environment.mode === "build") {
        this.emitFile({ type: "chunk", id: `/${ENHANCE}/enhance.ts`, fileName: file });
      }
    },
    // A page that is not hydrated can't take a changed module in place: it is loaded again.
    hotUpdate() {
      if (this.environment.name === "ssr") this.environment.hot.send({ type: "full-reload" });
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), enhanceScript()],
  server: { middlewareMode: true },
  build: { assetsInlineLimit: 0, target: "es2022" },
});
