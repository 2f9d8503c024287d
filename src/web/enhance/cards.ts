/** Card gateway B: its script draws the card fields in its own frames and returns a one-time prime. */
type Prime = { status: number; msg?: string; prime?: string; card?: { prime: string } };
type Gateway = {
  setupSDK: (appId: number, appKey: string, environment: "production" | "sandbox") => void;
  card: {
    setup: (settings: object) => void;
    onUpdate: (listener: (update: { canGetPrime: boolean }) => void) => void;
    getPrime: (done: (result: Prime) => void) => void;
  };
  piWallet: { getPrime: (done: (refused: Prime | null, result?: Prime) => void) => void };
};

const LOOK_MS = 100;

declare global {
  var TPDirect: Gateway | undefined;
}

export async function enhanceCards(): Promise<void> {
  const box = document.querySelector<HTMLElement>("[data-card]");
  const form = box?.querySelector("form");
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  const prime = form?.querySelector<HTMLInputElement>("input[name=prime]");
  const problem = box?.querySelector<HTMLElement>("[data-card-problem]");
  if (!box || !form || !button || !prime || !problem) return;
  const complain = (text = "") => {
    problem.textContent = text;
    problem.hidden = text === "";
    delete form.dataset.sent;
    button.removeAttribute("aria-busy");
  };
  const gateway = await load(box.dataset.sdk ?? "");
  if (!gateway) return complain(box.dataset.notLoaded);
  const { appId = "", appKey = "", card, sdk = "" } = box.dataset;
  // The script's address says whether it is the vendor's test or production environment.
  gateway.setupSDK(Number(appId), appKey, sdk.endsWith("#production") ? "production" : "sandbox");

  const take = (result: Prime | null | undefined) => {
    const taken = result?.card?.prime ?? result?.prime;
    if (result?.status !== 0 || !taken) return complain(box.dataset.failed);
    prime.value = taken;
    form.submit();
  };
  const ask = () =>
    card === "pi" ? gateway.piWallet.getPrime((_refused, result) => take(result)) : gateway.card.getPrime(take);
  let isWhole = card === "pi";
  if (isWhole) ask();
  else {
    setUpFields(gateway, (canGetPrime) => {
      isWhole = canGetPrime;
      if (isWhole) problem.hidden = true;
    });
    showFocus(box);
  }
  button.disabled = false;
  form.addEventListener("submit", (event) => {
    // A second click: the first is still being sent.
    if (event.defaultPrevented) return;
    event.preventDefault();
    problem.hidden = true;
    if (isWhole) ask();
    else complain(box.dataset.failed);
  });
}

/** The frames cannot see our stylesheet: they are given the page's font. */
function setUpFields(gateway: Gateway, onChange: (canGetPrime: boolean) => void): void {
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  const field = (element: string, placeholder: string) => ({ element, placeholder });
  gateway.card.setup({
    fields: {
      number: field("#card-number", "•••• •••• •••• ••••"),
      expirationDate: field("#card-expiry", "MM / YY"),
      ccv: field("#card-code", "•••"),
    },
    styles: { input: { color: "#111", "font-family": fontFamily, "font-size": fontSize } },
    isMaskCreditCardNumber: false,
  });
  gateway.card.onUpdate(({ canGetPrime }) => onChange(canGetPrime));
}

/** When a frame takes the focus, our page only gets a blur event: from then on it polls which frame has it. */
function showFocus(box: HTMLElement): void {
  let looking = 0;
  const mark = () => {
    for (const holder of box.querySelectorAll<HTMLElement>(".card-field")) {
      holder.toggleAttribute("data-focus", holder.contains(document.activeElement));
    }
  };
  addEventListener("blur", () => {
    clearInterval(looking);
    looking = window.setInterval(mark, LOOK_MS);
    mark();
  });
  addEventListener("focus", () => {
    clearInterval(looking);
    mark();
  });
}

function load(address: string): Promise<Gateway | undefined> {
  return new Promise((done) => {
    const script = Object.assign(document.createElement("script"), { src: address });
    script.addEventListener("load", () => done(globalThis.TPDirect));
    script.addEventListener("error", () => done(undefined));
    document.head.append(script);
  });
}
