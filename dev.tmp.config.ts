import { defineConfig } from "@playwright/test";
import grid from "./playwright.grid.config.ts";
export default defineConfig({ ...grid, testDir: "tests", testMatch: "**/*.spec.ts", workers: 1 });
