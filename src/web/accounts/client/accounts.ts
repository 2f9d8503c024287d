/** The script of the accounts pages: nothing they cannot do without. What speaks to passkeys is fetched by the first press. */
import { enhancePasswords } from "./passwords.ts";
import { enhanceWaits } from "./waits.ts";

enhancePasswords();
enhanceWaits();

const places = document.querySelectorAll<HTMLElement>("[data-passkey]");
const hasPasskeys = "PublicKeyCredential" in window;
for (const place of places) {
  place.hidden = !hasPasskeys;
  const button = place.querySelector("button");
  if (!hasPasskeys || !button) continue;
  button.addEventListener("click", () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    void import("./passkey.ts")
      .then(({ usePasskey }) => usePasskey(place))
      .catch(() => show(place, place.dataset.failed ?? ""))
      .finally(() => (button.ariaBusy = null));
  });
}
for (const sentence of document.querySelectorAll<HTMLElement>("[data-no-passkeys]")) sentence.hidden = hasPasskeys;

function show(place: HTMLElement, text: string): void {
  const line = place.querySelector<HTMLElement>("[role=alert]");
  if (!line) return;
  line.hidden = false;
  line.textContent = text;
}
