/**
 * Finds a Chromium: the headless shell (a third faster) where it is or can be installed, else an installed browser, else the
 * one from npm.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
];

/** Its path; installs one the first time if there is none. */
export async function findBrowser() {
  const chosen = [process.env.CHROMIUM, HEADLESS_SHELL].find((path) => path && existsSync(path));
  if (chosen) return chosen;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    const install = () =>
      spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], { stdio: "ignore" });
    if (install().status !== 0) {
      // The package list may be missing or old.
      spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
      install();
    }
    if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  }
  const found = INSTALLED.find((path) => existsSync(path));
  if (found) return found;
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  execFileSync(path, ["--version"], { stdio: "ignore" });
  return path;
}
