/**
 * All that runs on the booking page before somebody touches it. At the first sign of a guest it loads the page's program. A
 * click that comes before the program is there is shown as pressed and held (held-clicks.ts). Where the program can't be loaded,
 * the page works as it does without a script.
 */
import { memberToken, TOKEN_KEY, tabMemory } from "#web/booking/browser.ts";
import { holdClicks } from "#web/booking/held-clicks.ts";
import { recallPlaced } from "#web/booking/tab-orders.ts";
import { loadWholeStyles } from "#web/booking/whole-styles.ts";

const SIGNS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "input", "click"] as const;

const place = document.getElementById("booking");
const drawn = document.getElementById("booking-data");
if (place && drawn) start(place, drawn);

function start(place: HTMLElement, drawn: HTMLElement): void {
  let isBegun = false;
  /** Chosen in the page's header before the program listens. */
  let currency: string | null = null;

  async function begin(): Promise<void> {
    if (isBegun) return;
    isBegun = true;
    end();
    const onCurrency = ({ detail }: CustomEvent<string>) => void (currency = detail);
    document.addEventListener("yado:currency", onCurrency);
    try {
      linkFiles(drawn, "modulepreload");
      const program = import(/* @vite-ignore */ drawn.dataset.program!) as Promise<typeof import("./client.tsx")>;
      const [{ takeOver }] = await Promise.all([program, loadWholeStyles()]);
      await takeOver(place, drawn.textContent, () => currency);
    } catch {
      // Each held click now does what it does without a script.
    }
    document.removeEventListener("yado:currency", onCurrency);
    clicks.release();
  }

  const onSign = () => void begin();
  /** A member's prices, an order of this tab, or a step that was reloaded are the program's from the start. */
  const beginWhereNeeded = () => {
    const isMember = drawn.dataset.members !== undefined && memberToken() !== null;
    if (drawn.dataset.atOnce !== undefined || isMember || recallPlaced(tabMemory()) !== null) void begin();
  };
  const onStored = ({ key }: StorageEvent) => key === TOKEN_KEY && beginWhereNeeded();
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  // After the signs: a click that is held goes no further, and may be the first sign itself.
  const clicks = holdClicks(place);
  window.addEventListener("pageshow", beginWhereNeeded);
  window.addEventListener("storage", onStored);
  beginWhereNeeded();
  if (document.readyState === "complete") fetchInIdleTime(drawn);
  else window.addEventListener("load", () => fetchInIdleTime(drawn), { once: true });

  function end(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    window.removeEventListener("pageshow", beginWhereNeeded);
    window.removeEventListener("storage", onStored);
  }
}

/** The program's files, without running them: whoever touches the page later doesn't wait for the network. */
function fetchInIdleTime(drawn: HTMLElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchAll = () => linkFiles(drawn, "prefetch");
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 0);
}

/** All at once: a module's own imports would be found one after the other. */
function linkFiles({ dataset }: HTMLElement, rel: "prefetch" | "modulepreload"): void {
  for (const href of dataset.files?.match(/\S+/g) ?? []) {
    const as = rel === "prefetch" ? { as: "script" } : {};
    document.head.append(Object.assign(document.createElement("link"), { rel, href, ...as }));
  }
}
