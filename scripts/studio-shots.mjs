/** npm run shots:studio: every screen of the studio at 390 and 1280 pixels, in Chinese and English, into test-results/studio. */
import { runBrowserTests } from "./browser-tests.mjs";

process.argv.push("studio.spec.ts");
await runBrowserTests("playwright.shots.config.ts");
