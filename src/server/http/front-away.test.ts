/** The database goes away before this process has ever made the platform's front page: a calm 503, as lodgings' pages answer. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#tests/setup/world.ts";
import { startWeb, type Web } from "../../web-server.ts";

let web: Web;
let world: World;
let isAway = true;
const PATHS = ["/", "/?lang=ja-JP", "/layouts"];
beforeAll(async () => {
  web = await startWeb(false);
  world = await openWorld({
    render: web.render,
    probe: async (text) => {
      if (isAway) throw Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
      return text;
    },
  });
});
afterAll(async () => {
  await world.close();
  await web.close();
});

test("the platform's pages say when to come back, and are themselves again afterwards", async () => {
  for (const path of PATHS) {
    const away = await world.fetch("platform.test", path);
    expect(away.status, path).toBe(503);
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(away.headers.get("cache-control")).toBe("no-store");
    expect(away.headers.get("content-type")).toContain("text/html");
    expect(await away.text()).not.toMatch(/connection refused|ECONNREFUSED/);
  }
  isAway = false;
  for (const path of PATHS) expect((await world.fetch("platform.test", path)).status, path).toBe(200);
});
