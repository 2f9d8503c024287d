/** The sandbox's substitute for Google and Meta: reports are recorded by id and shown on its page. */
import { expect, test } from "vitest";
import { createSandbox } from "../../sandbox/sandbox.ts";

const hit = {
  vendor: "google",
  id: "G-ONE00",
  name: "website_booking_url",
  params: { link_url: "https://inn.test/?<b>" },
  page: "https://inn.test/stay",
  referrer: "",
  cookies: "",
};

async function open() {
  const { app } = createSandbox({ clock: () => new Date("2026-11-15T04:00:00Z") });
  const report = (body: string) => app.request("/analytics/hits", { method: "POST", body });
  const text = async (path: string) => (await app.request(path)).text();
  return { report, text, hits: async (query = "") => JSON.parse(await text(`/analytics/hits${query}`)) as unknown[] };
}

test("what is reported can be read again, the latest first, of one id or of all", async () => {
  const { report, hits } = await open();
  const other = { ...hit, vendor: "meta", id: "12345", name: "PageView", params: {} };
  for (const each of [hit, other]) expect((await report(JSON.stringify(each))).status).toBe(204);
  expect(await hits()).toEqual([other, hit].map((each) => ({ ...each, at: "2026-11-15T04:00:00.000Z" })));
  expect(await hits("?id=G-ONE00")).toHaveLength(1);
  expect(await hits("?id=G-TWO00")).toEqual([]);
});

test("what is no report is refused, and nothing of it is kept", async () => {
  const { report, hits } = await open();
  for (const body of ["", "not JSON", "{}", JSON.stringify({ ...hit, vendor: "another" })]) {
    expect((await report(body)).status, body).toBe(400);
  }
  expect(await hits()).toEqual([]);
});

test("the page shows it, with its values escaped; two scripts can be loaded", async () => {
  const { report, text } = await open();
  expect(await text("/")).not.toContain("Analytics");
  await report(JSON.stringify(hit));
  const page = await text("/");
  expect(page).toContain("website_booking_url");
  expect(page).toContain("G-ONE00");
  expect(page).toContain("inn.test/?&lt;b&gt;");
  for (const script of ["gtag.js", "fbevents.js"]) {
    expect(await text(`/analytics/${script}`)).toContain("/analytics/hits");
  }
});
