/** For journeys that look at pictures, or measure text in its own font: `test.use(WITH_PICTURES)`. The others run without, see playwright.config.ts. */
import { BROWSER_ARGUMENTS } from "../../scripts/browser.mjs";

export const WITH_PICTURES = {
  launchOptions: { executablePath: process.env.CHROMIUM!, args: BROWSER_ARGUMENTS },
};
