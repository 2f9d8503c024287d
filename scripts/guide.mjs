/** npm run guide: writes docs/owners, the owners' guide with its pictures, by a walk through the studio. */
import { runBrowserTests } from "./browser-tests.mjs";

process.argv.push("guide.spec.ts");
await runBrowserTests("playwright.shots.config.ts");
