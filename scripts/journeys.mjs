/**
 * npm run test:journeys: all journeys in every combination of language, layout and width (npm test runs a sample). Words
 * after -- go to Playwright: npm run test:journeys -- booking-barriers.spec.ts
 */
import { runBrowserTests } from "./browser-tests.mjs";

process.env.ALL_VARIANTS = "on";
await runBrowserTests("playwright.config.ts");
