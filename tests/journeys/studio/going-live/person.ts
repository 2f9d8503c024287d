/** Somebody at a screen, whose presses and typed fields are counted. */
import type { Locator, Page, TestInfo } from "@playwright/test";
import { expect } from "./patient.ts";

type Picture = { name: string; mimeType: string; buffer: Buffer };

export class Person {
  readonly page: Page;
  private readonly began = Date.now();
  private presses = 0;
  private fields = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** On a phone this is a tap. */
  async press(what: Locator): Promise<void> {
    await what.click();
    this.presses += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields += 1;
  }

  async choose(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
    this.presses += 2;
  }

  async giveFiles(button: Locator, files: Picture[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), this.press(button)]);
    await chooser.setFiles(files);
    // Choosing the pictures and closing the device's own dialog.
    this.presses += files.length + 1;
  }

  /** Prints what it took, and keeps it with the test's report. */
  async report(info: TestInfo, what: string): Promise<void> {
    const seconds = Math.round((Date.now() - this.began) / 1000);
    const text = `${what}: ${this.presses} clicks or taps, ${this.fields} typed fields, ${(seconds / 60).toFixed(1)} minutes`;
    console.log(text);
    await info.attach(what, { body: text, contentType: "text/plain" });
    expect(seconds, "12 minutes at a script's speed").toBeLessThan(12 * 60);
  }
}
