/** The main thing: a new owner, alone, from the front page to a public site and the first booking. */
import { randomUUID } from "node:crypto";
import { test } from "@playwright/test";
import { bookTwoRooms } from "./going-live/first-guest.ts";
import {
  addBanner,
  addRooms,
  fillBasics,
  keepRest,
  lookAtDesign,
  lookAtPolicy,
  writeTexts,
} from "./going-live/nine-steps.ts";
import { Person } from "./going-live/person.ts";
import { seeFirstOrder } from "./going-live/first-order.ts";
import { setPayment, setPrices } from "./going-live/selling-steps.ts";
import { signUp } from "./going-live/sign-up.ts";
import { EN, type Words, ZH } from "./going-live/words.ts";
import { testLonger } from "#tests/journeys/variants.ts";
import { expect } from "./going-live/patient.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const VARIANTS = [
  { name: "on a desktop in zh-TW", size: DESKTOP, words: ZH, declare: testLonger },
  { name: "on a phone in en-US", size: PHONE, words: EN, declare: test },
];

for (const { name, size, words, declare } of VARIANTS) {
  declare(`an owner goes live alone and gets a first booking, ${name}`, async ({ browser }, info) => {
    test.setTimeout(600_000);
    const isPhone = size === PHONE;
    const context = await browser.newContext({
      viewport: size,
      locale: words.lang,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    const owner = new Person(await context.newPage());
    const slug = `${isPhone ? "cove" : "hill"}-${randomUUID().slice(0, 8)}`;
    await signUp(owner, words, slug);
    await fillBasics(owner, words);
    await addRooms(owner, words);
    await addBanner(owner, words);
    await setPrices(owner, words);
    await owner.press(owner.page.locator(".frame-back"));
    await setPayment(owner, words);
    await owner.press(owner.page.locator(".frame-back"));
    await lookAtPolicy(owner, words);
    await writeTexts(owner, words);
    await lookAtDesign(owner, words);
    await keepRest(owner, words);
    await goLive(owner, words, slug);
    await owner.report(info, `sign-up to a public site ${name}`);
    const booked = await bookTwoRooms(browser, words, slug);
    await seeFirstOrder(owner, words, booked);
    await owner.report(info, `sign-up to the first booking ${name}`);
    await context.close();
  });
}

async function goLive(owner: Person, { app, start, goLive }: Words, slug: string): Promise<void> {
  const { page } = owner;
  await owner.press(page.locator(".start-foot").getByRole("link", { name: start.go, exact: true }));
  // Payments are still tests: everything that is required is there, and not everything.
  await expect(page.getByRole("heading", { name: goLive.enough })).toBeVisible();
  await expect(page.getByText(goLive.missing.test_payments()).first()).toBeVisible();
  await expect(page.getByText(goLive.ready, { exact: true })).toHaveCount(0);
  await owner.press(page.getByRole("button", { name: goLive.publish }));
  await owner.press(page.getByRole("dialog").getByRole("button", { name: goLive.publish }));
  await expect(page.getByRole("heading", { name: goLive.live })).toBeVisible();
  await expect(page.locator(".share-address")).toContainText(slug);
  await expect(page.locator(".frame-lodging-state")).toHaveText(app.lodging.live);
}
