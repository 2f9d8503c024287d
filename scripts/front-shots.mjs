/** npm run shots:front: the pictures of booking, studio and e-mail on the platform's front page, in every language. */
import { runBrowserTests } from "./browser-tests.mjs";

process.argv.push("front.spec.ts");
await runBrowserTests("playwright.shots.config.ts");
