/** Finds a Chromium: an installed one, Debian's when we may install it, else the one that comes from npm. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const INSTALLED = [
  process.env.CHROMIUM,
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

/** Its path; installs one the first time where there is none. */
export async function findBrowser() {
  const found = INSTALLED.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "ignore" });
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  execFileSync(path, ["--version"], { stdio: "ignore" });
  return path;
}
