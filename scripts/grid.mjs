/**
 * npm run test:grid: every page in every layout, theme and language (npm test runs a sample). Words after -- go to Playwright:
 * npm run test:grid -- -g layout_500. With TEST_PORT set, a server open there is used as it is. npm run distinct: only the
 * comparison of first screens.
 */
import { runBrowserTests } from "./browser-tests.mjs";

await runBrowserTests("playwright.grid.config.ts");
