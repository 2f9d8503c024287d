/** A slow line: a screen's reload after a save is answered only once the undo has been. */
import type { Page } from "@playwright/test";
import type { Call } from "#contract/call.ts";

export async function holdReloadUntilUndone(page: Page, reload: Call, undo: Call): Promise<void> {
  const undone = page.waitForResponse((response) => new URL(response.url()).pathname === undo.path);
  const isReload = ({ pathname }: URL) => pathname === reload.path;
  await page.route(isReload, async (route) => {
    if (route.request().method() === reload.method) await undone;
    // The screen may have given up on it.
    await route.continue().catch(() => {});
  });
}
