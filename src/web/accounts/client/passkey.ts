/** Asks the browser for a passkey, or to make one, and posts what it gives with the form around the button. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

type Given = Parameters<typeof startAuthentication>[0]["optionsJSON"] &
  Parameters<typeof startRegistration>[0]["optionsJSON"];

export async function usePasskey(place: HTMLElement): Promise<void> {
  const form = place.closest("form");
  const line = place.querySelector<HTMLElement>("[role=alert]");
  if (!form || !line) return;
  line.hidden = true;
  const name = form.querySelector<HTMLInputElement>("[name=name]");
  if (name && name.value.trim() === "") {
    line.textContent = place.dataset.unnamed ?? "";
    line.hidden = false;
    name.focus();
    return;
  }
  const optionsJSON = await readOptions(place.dataset.options ?? "");
  // Posted without a passkey, the page says what is needed first, and leads there.
  if (!optionsJSON && name) return form.requestSubmit();
  if (!optionsJSON) throw new Error("no passkeys here");
  const credential =
    place.dataset.passkey === "create"
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
  form.querySelector<HTMLInputElement>("[name=credential]")!.value = JSON.stringify(credential);
  form.requestSubmit();
}

/** Null: refused. */
async function readOptions(address: string): Promise<Given | null> {
  const answer = await fetch(`${address}?lang=${document.documentElement.lang}`);
  const { success, data } = (await answer.json()) as { success: boolean; data?: Given };
  return (success && data) || null;
}
