/** The studio's lists: searched, kept as views, gone through by keys, saved as a file, put in order; and anything opened by Ctrl+K. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { book } from "#tests/journeys/orders/booked.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const names = (page: Page) =>
  page.locator(".records .record-name").evaluateAll((all) => all.map((each) => each.firstChild!.textContent));

test("orders at a desk: filters stay in the address, a view is kept, keys move, the file opens in a spreadsheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInOwner(page);
  const faults = watch(page);
  const { order_doc } = await book("tidesong", { pay_way: "remittance", nights: 1, memo: "" });
  await openScreen(page, "tidesong", "orders", "zh-TW");
  await expect(page.locator(".order-row").filter({ hasText: order_doc })).toBeVisible();

  await page.getByRole("button", { name: /^待付款/ }).click();
  await page.getByLabel("日期", { exact: true }).selectOption("month");
  await expect(page).toHaveURL(/view=unpaid.*arrives=month|arrives=month.*view=unpaid/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^待付款/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "儲存檢視" }).click();
  const dialog = page.getByRole("dialog", { name: "儲存這個檢視" });
  await dialog.getByLabel("名稱").fill("本月待收");
  await expectSound(page, faults, "zh-TW");
  await dialog.getByRole("button", { name: "儲存" }).click();
  const view = page.getByRole("group", { name: "您儲存的檢視" }).getByRole("button", { name: "本月待收", exact: true });
  await expect(view).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^全部/ }).click();
  await page.getByLabel("日期", { exact: true }).selectOption("any");
  await view.click();
  await expect(page).toHaveURL(/arrives=month/);
  await page.getByRole("button", { name: "「本月待收」的選項" }).click();
  await page.getByRole("menuitem", { name: "刪除檢視" }).click();
  await expect(view).toHaveCount(0);

  await page.getByRole("button", { name: /^全部/ }).click();
  await page.getByLabel("日期", { exact: true }).selectOption("any");
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await expect(page.locator(".order-row").first()).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("jk?");
  await expect(page.getByRole("searchbox")).toHaveValue("jk?");
  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "鍵盤快速鍵" });
  await expect(help.getByText("在清單中搜尋")).toBeVisible();
  await expectSound(page, faults, "zh-TW");
  await help.getByRole("switch", { name: "使用單鍵快速鍵" }).click();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
  await expect(help).toBeHidden();
  await page.getByRole("button", { name: "鍵盤快速鍵" }).click();
  await help.getByRole("switch", { name: "使用單鍵快速鍵" }).click();
  await page.keyboard.press("Escape");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "下載 CSV" }).click();
  const text = readFileSync(await (await saving).path(), "utf8");
  expect(text.startsWith("\uFEFF訂單編號,姓名,入住,退房")).toBe(true);
  expect(text).toContain(order_doc);
  expect(faults).toEqual([]);
});

testLonger("anything is opened by Ctrl+K; rooms change places by keys, and the screen says where", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInOwner(page);
  const faults = watch(page);
  await openScreen(page, "moonclear", "", "en-US");
  await page.keyboard.press("Control+k");
  const finder = page.getByRole("combobox", { name: "Find or go to" });
  await finder.fill("rooms");
  await expect(page.getByRole("option", { name: /^Rooms/ })).toBeVisible();
  await expectSound(page, faults, "en-US");
  await page.getByRole("option", { name: /^Rooms/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rooms" })).toBeVisible();

  await expect(page.locator(".records button.sort-handle").first()).toBeVisible();
  const before = await names(page);
  await page.locator(".records button.sort-handle").first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`Picked up ${before[0]}. It is at position 1 of ${before.length}.`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${before[0]} is now at position 2 of ${before.length}.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => names(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expectSound(page, faults, "en-US");
  await page.getByRole("button", { name: `Move ${before[0]} up` }).click();
  await expect.poll(() => names(page)).toEqual(before);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const saved = readFileSync(await (await saving).path(), "utf8");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const importing = page.getByRole("dialog", { name: "Import rooms" });
  const choose = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "rooms.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose(saved);
  await expect(importing.getByText("nothing changes")).toBeVisible();
  await choose(`Room name (English),Sleeps\n,many`);
  await expect(importing.getByText("Row 2, Sleeps")).toBeVisible();
  await expect(importing.getByRole("button", { name: "Import into the draft" })).toBeDisabled();
  await expectSound(page, faults, "en-US");
  await choose(saved.replaceAll(before[0]!, "Harbour Suite"));
  await expect(importing.getByText("1 room changes, 0 rooms are added.")).toBeVisible();
  await importing.getByRole("button", { name: "Import into the draft" }).click();
  await expect.poll(() => names(page)).toContain("Harbour Suite");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => names(page)).toEqual(before);

  await page.getByRole("searchbox").fill(before[1]!);
  await expect(page.locator(".records .record-link")).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await finder.fill(before[1]!);
  await expect(page.getByRole("option").first()).toContainText(before[1]!);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rooms\/\d+/);
  expect(faults).toEqual([]);
});

testLonger(
  "on a phone: a room's numbers are saved and taken back, and the search button finds an order",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInOwner(page);
    const faults = watch(page);
    const { order_doc } = await book("tidesong", { pay_way: "remittance", nights: 1, memo: "" });
    await openScreen(page, "tidesong", "rooms", "en-US");
    const note = page.locator(".record-note").first();
    const before = await note.textContent();
    await page.locator(".record-link").first().click();
    const numbers = page.getByLabel("Room numbers");
    await numbers.fill("901-903");
    await expect(page.getByText("3 numbers: 901–903")).toBeVisible();
    await expectSound(page, faults, "en-US");
    await page.getByRole("button", { name: "Save rooms" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save rooms" }).click();
    await expect(page.getByText(/^Saved: \d+ rooms/)).toBeVisible();
    await page.getByRole("button", { name: "Undo: Rooms of this type changed" }).click();
    await expect(numbers).toHaveValue("");
    await page.getByRole("link", { name: "Rooms" }).first().click();
    await expect(note).toHaveText(before!);

    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("combobox", { name: "Find or go to" }).fill(order_doc);
    await page.getByRole("option").filter({ hasText: order_doc }).click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
    expect(faults).toEqual([]);
  },
);
