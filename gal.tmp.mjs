import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS } from "./scripts/browser.mjs";
const [out, widths="1440,390", lang="en-US", full] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: BROWSER_ARGUMENTS });
for (const w of widths.split(",").map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: w > 800 ? 900 : 844 } });
  const seen = []; p.on("request", r => { if (r.resourceType()==="document") seen.push(r.url()); });
  p.on("console", m => m.type()==="error" && console.log("console", m.text().slice(0,200)));
  await p.goto(`http://localhost:4170/layouts?lang=${lang}`, { waitUntil: "commit", timeout: 90000 });
  await p.waitForTimeout(6000); console.log(w, "loaded frames at top:", seen.length-1);
  await p.screenshot({ path: `${out}/g-${w}-0.png` });
  const faces = await p.locator(".face").count();
  for (let i = 0; i < Math.min(faces, full ? 99 : 2); i++) { await p.locator(".face").nth(i).scrollIntoViewIfNeeded(); await p.evaluate(i => document.querySelectorAll(".face")[i].scrollIntoView(), i); await p.waitForLoadState("networkidle", {timeout: 15000}).catch(()=>{}); await p.waitForTimeout(1500); await p.screenshot({ path: `${out}/g-${w}-${i+1}.png` }); console.log(i, seen.length-1); }
  console.log(await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
await b.close();
