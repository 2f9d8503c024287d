/** An owner writes rich text, translates field by field, keeps a glossary, and edits by pressing the page itself. */
import { expect, type Page, test } from "@playwright/test";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { openScreen, PLATFORM, signInOwner } from "./sign-in-staff.ts";
import { discard } from "./studio-call.ts";
import { testLonger } from "#tests/journeys/variants.ts";

const DESKTOP = { width: 1440, height: 900 };
const PATIENT = { timeout: 30_000 };

/** As a browser pastes from a word processor. */
async function paste(page: Page, html: string): Promise<void> {
  await page.locator(".ProseMirror:focus").evaluate((box, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "pasted");
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const saved = (page: Page, words: RegExp) =>
  expect(page.getByRole("status").filter({ hasText: words })).toBeVisible(PATIENT);

testLonger("at a desk in Chinese: rich text, translations, glossary, threshold, characters", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(DESKTOP);
  await signInOwner(page);
  const faults = watch(page);
  await openScreen(page, "thousandlamps", "content", "zh-TW");
  const domain = "thousandlamps.localhost";

  await test.step("what is pasted keeps its words and loses its scripts and styles", async () => {
    const about = page.locator("[data-field=about_us]");
    await about.locator(".ProseMirror").click(PATIENT);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await paste(
      page,
      '<style>p{color:red}</style><h1>夜裡的營地</h1><p style="color:red" onclick="x()">帶一盞<b>燈</b>來。<script>alert(1)</script></p>',
    );
    await expect(about.getByText("貼上時只保留了文字與簡單格式", { exact: false })).toBeVisible();
    await expect(about.locator(".ProseMirror h3", { hasText: "夜裡的營地" })).toBeVisible();
    await expect(about.locator(".ProseMirror strong", { hasText: "燈" })).toBeVisible();
    expect(await about.locator(".ProseMirror").innerHTML()).not.toMatch(/script|style=|onclick/);
    await saved(page, /已於|已儲存/);
    await expectSound(page, faults, "zh-TW");
  });

  await test.step("a character that no heading font has is named", async () => {
    const headline = page.locator("[data-field=banner_title] input");
    await headline.fill("千燈🌊營地");
    await expect(page.getByText("沒有：🌊", { exact: false })).toBeVisible(PATIENT);
    await headline.fill("千燈海邊營地");
    await saved(page, /已於|已儲存/);
  });

  await test.step("the changed source makes its translation stale; written anew it is a draft, and reviewed by keys", async () => {
    await page.goto(`${PLATFORM}/studio/thousandlamps/translations/glossary`);
    await page.getByRole("button", { name: "新增名稱" }).click(PATIENT);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("繁體中文的寫法").fill("千燈");
    await dialog.getByLabel("日本語的寫法").fill("千のランプ");
    await dialog.getByRole("button", { name: "儲存" }).click();
    await expect(page.locator(".glossary-term", { hasText: "千のランプ" })).toBeVisible(PATIENT);

    await page.goto(`${PLATFORM}/studio/thousandlamps/translations?text=ja-JP&filter=stale`);
    const closed = page.locator(".translation-item", { hasText: "千燈海邊營地" });
    await expect(closed.locator(".state-badge")).toHaveText("原文改過", PATIENT);
    await closed.locator(".translation-head").click();
    const item = page.locator(".translation-item[data-open=true]");
    await expect(item.getByText("翻譯時的原文")).toBeVisible();
    const target = item.locator(".target-text input");
    await expect(target).toBeFocused();
    await target.fill("海辺のキャンプ");
    await expect(item.getByText("譯文裡沒有「千のランプ」。")).toBeVisible();
    await target.fill("千のランプ 海辺のキャンプ");
    await expect(item.getByText("譯文裡沒有「千のランプ」。")).toHaveCount(0);
    await saved(page, /已於|已儲存/);
    await expect(item.locator(".state-badge").first()).toHaveText("草稿");
    await page.keyboard.press("Control+Enter");
    await expect(item.locator(".state-badge").first()).toHaveText("已校對", PATIENT);
    await expectSound(page, faults, "zh-TW");
  });

  await test.step("below the threshold a language does not go live, and the dialog says so before", async () => {
    await page.getByRole("combobox", { name: "翻譯寫好多少才公開" }).click();
    await page.getByRole("option", { name: "100% 以上" }).click();
    await expect(page.getByText("未達門檻，暫不公開").first()).toBeVisible(PATIENT);
    await page.getByRole("button", { name: "發布…" }).click();
    await expect(page.getByRole("dialog").getByText("這次發布不會公開", { exact: false }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "翻譯寫好多少才公開" }).click();
    await page.getByRole("option", { name: "不限，選了就公開" }).click();
    await expect(page.getByText("未達門檻，暫不公開")).toHaveCount(0, PATIENT);
  });

  await page.goto(`${PLATFORM}/studio/thousandlamps/translations/glossary`);
  await page.getByRole("button", { name: "移除「千燈」" }).click(PATIENT);
  await discard(page, domain);
});

testLonger(
  "on a phone in English: a press on the page opens its field; a colleague's link shows no marks",
  async ({ page, context }) => {
    test.setTimeout(180_000);
    await signInOwner(page);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const faults = watch(page);
    await openScreen(page, "swallowtail", "preview", "en-US");
    const site = page.frameLocator("iframe[title=Preview]");
    await expect(site.locator("html[data-editing]")).toHaveCount(1, PATIENT);
    await page.getByText("Browse", { exact: true }).click();
    await expect(site.locator("[data-edit]")).toHaveCount(0);
    await page.getByText("Edit", { exact: true }).click();
    await expect(site.locator("[data-edit]").first()).toBeVisible();
    await expectSound(page, faults, "en-US");

    await page.getByRole("button", { name: "Copy link to share" }).click();
    await expect(page.getByText("Copied. Whoever has the link")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain("/preview/");
    const colleague = await context.newPage();
    await colleague.goto(address);
    await expect(colleague.locator("h1")).toBeVisible();
    await expect(colleague.locator("[data-edit]")).toHaveCount(0);
    await page.getByRole("link", { name: "Shared previews" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Shared preview links" })).toBeFocused();
    await expectSound(page, faults, "en-US");
    await page.getByRole("button", { name: /^End link: Draft/ }).click();
    await expect(page.getByText("No preview is shared")).toBeVisible();
    expect((await colleague.reload())!.status()).toBe(404);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: /^End link: Draft/ })).toBeVisible();
    expect((await colleague.reload())!.status()).toBe(200);
    await colleague.close();
    await page.getByRole("link", { name: "Back to the preview" }).click();

    await site.locator("h1[data-edit], h1 [data-edit]").first().click();
    await expect(page).toHaveURL(/\/studio\/swallowtail\/(?:content|basics)\?field=/);
    const wanted = page.locator("[data-wanted] :is(input, textarea, [contenteditable])").first();
    await expect(wanted).toBeFocused(PATIENT);
    const before = await wanted.inputValue();
    await wanted.fill(`${before} 春`);
    await saved(page, /Saved at/);
    await page.getByRole("link", { name: "Preview", exact: true }).click();
    await expect(site.getByText("春", { exact: false }).first()).toBeVisible(PATIENT);
    await discard(page, "swallowtail.localhost");
  },
);
