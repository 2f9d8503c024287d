/** npm run shots:layouts: every layout's home, room page and booking at 390 and 1280 pixels, into docs/pictures/layouts. */
import { runBrowserTests } from "./browser-tests.mjs";

process.argv.push("layouts.spec.ts");
await runBrowserTests("playwright.shots.config.ts");
