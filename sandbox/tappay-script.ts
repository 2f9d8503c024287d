/**
 * TapPay's script as our payment page uses it, and the frames in which the card is typed. The card never reaches our page:
 * each field is a frame of the bank's origin, and only the prime comes out.
 */

/** Runs on the merchant's page. */
export const SDK = `(() => {
  const base = document.currentScript.src.replace(/\\/sdk\\.js.*$/, "");
  const origin = new URL(base).origin;
  const session = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const app = { app_id: "", app_key: "" };
  const frames = {};
  const answers = new Map();
  // 0 good, 1 empty, 2 wrong, 3 being typed: as TapPay counts.
  const status = { number: 1, expiry: 1, ccv: 1 };
  let cardType = "unknown";
  let listener = () => {};
  let request_number = 0;

  const fieldsStatus = () => ({
    cardType,
    canGetPrime: Object.values(status).every((value) => value === 0),
    hasError: Object.values(status).includes(2),
    status: { ...status },
  });

  addEventListener("message", ({ origin: from, data }) => {
    if (from !== origin || data?.session !== session) return;
    if (data.kind === "ready") frames[data.field].opened();
    if (data.kind === "update") {
      status[data.field] = data.status;
      if (data.field === "number") cardType = data.cardType;
      listener(fieldsStatus());
    }
    if (data.kind === "prime") answers.get(data.request_number)?.(data.result);
  });

  function open(field, host, placeholder) {
    const element = typeof host === "string" ? document.querySelector(host) : host;
    const frame = document.createElement("iframe");
    const ready = new Promise((opened) => (frames[field] = { frame, opened }));
    frames[field].ready = ready;
    const query = new URLSearchParams({ field, session, placeholder: placeholder ?? "" });
    frame.src = base + "/card-frame?" + query;
    frame.title = placeholder || field;
    frame.style.cssText = "border:0;width:100%;height:100%;min-height:24px;display:block";
    element.replaceChildren(frame);
  }

  async function prime(field) {
    const { frame, ready } = frames[field];
    await ready;
    const number = ++request_number;
    const result = new Promise((answer) => answers.set(number, answer));
    frame.contentWindow.postMessage({ kind: "prime", session, request_number: number, ...app }, origin);
    return result;
  }

  window.TPDirect = {
    setupSDK(app_id, app_key) {
      Object.assign(app, { app_id: String(app_id), app_key: String(app_key) });
    },
    card: {
      setup({ fields }) {
        open("number", fields.number.element, fields.number.placeholder);
        open("expiry", fields.expirationDate.element, fields.expirationDate.placeholder);
        open("ccv", fields.ccv.element, fields.ccv.placeholder);
      },
      onUpdate(callback) {
        listener = callback;
      },
      getTappayFieldsStatus: fieldsStatus,
      getPrime(callback) {
        if (!fieldsStatus().canGetPrime) return callback({ status: 1, msg: "The card is not complete" });
        prime("number").then(callback);
      },
    },
    piWallet: {
      getPrime(callback) {
        if (!frames.pi) {
          const host = document.createElement("div");
          host.hidden = true;
          document.body.append(host);
          open("pi", host);
        }
        const result = prime("pi");
        if (!callback) return result;
        result.then((answer) => (answer.status === 0 ? callback(null, answer) : callback(answer)));
      },
      redirect(url) {
        location.assign(url);
      },
    },
  };
})();
`;

/** Runs in a frame: one field each, and a hidden one for the Pi wallet. The frame of the number asks the others. */
const FRAME_SCRIPT = `
  const query = new URLSearchParams(location.search);
  const field = query.get("field");
  const session = query.get("session");
  const input = document.querySelector("input");
  const between = new BroadcastChannel("tappay " + session);
  const digits = () => (input ? input.value.replace(/\\D/g, "") : "");
  const typed = {};

  const isLuhn = (number) =>
    [...number].reverse().reduce((sum, digit, at) => {
      const counted = at % 2 ? Number(digit) * 2 : Number(digit);
      return sum + (counted > 9 ? counted - 9 : counted);
    }, 0) % 10 === 0;

  function isFuture(text) {
    const [month, year] = [Number(text.slice(0, 2)), 2000 + Number(text.slice(2, 4))];
    return text.length === 4 && month >= 1 && month <= 12 && new Date(year, month, 1) > new Date();
  }

  const COMPLETE = { number: 16, expiry: 4, ccv: 3 };
  const GOOD = { number: (text) => text.length >= 13 && isLuhn(text), expiry: isFuture, ccv: (text) => text.length >= 3 };

  function statusOf() {
    const text = digits();
    if (text === "") return 1;
    if (GOOD[field](text)) return 0;
    return text.length < COMPLETE[field] ? 3 : 2;
  }

  const postToPage = (message) => parent.postMessage({ session, field, ...message }, "*");

  if (input) {
    input.placeholder = query.get("placeholder") || "";
    input.addEventListener("input", () => {
      const shown = { number: digits().slice(0, 19).replace(/(.{4})(?=.)/g, "$1 "), expiry: digits().slice(0, 4).replace(/^(..)(?=.)/, "$1 / ") };
      input.value = shown[field] ?? digits().slice(0, 4);
      const cardType = { 4: "visa", 5: "mastercard", 3: "jcb" }[digits()[0]] ?? "unknown";
      postToPage({ kind: "update", status: statusOf(), cardType });
      between.postMessage({ field, text: digits() });
    });
  }
  // Whoever opens later asks what the others hold; nothing of it leaves the bank's own frames.
  between.addEventListener("message", ({ data }) => {
    if (data.wanted && input) between.postMessage({ field, text: digits() });
    if (data.field) typed[data.field] = data.text;
  });
  between.postMessage({ wanted: true });

  addEventListener("message", async ({ source, origin, data }) => {
    if (source !== parent || data?.session !== session || data.kind !== "prime") return;
    const card = field === "pi" ? {} : { number: digits(), expiry: typed.expiry ?? "", ccv: typed.ccv ?? "" };
    const body = JSON.stringify({ wallet: field === "pi" ? "pi" : "card", app_id: data.app_id, app_key: data.app_key, ...card });
    const made = await fetch("primes", { method: "POST", headers: { "content-type": "application/json" }, body });
    source.postMessage({ session, field, kind: "prime", request_number: data.request_number, result: await made.json() }, origin);
  });
  postToPage({ kind: "ready" });
`;

const LABELS: Record<string, string> = {
  number: "卡號 Card number",
  expiry: "有效期限 Expiry",
  ccv: "安全碼 Security code",
};

export function cardFrame(field: string): string {
  const label = LABELS[field];
  const input = label
    ? `<input aria-label="${label}" inputmode="numeric" autocomplete="off" spellcheck="false">`
    : "<p>Pi 拍錢包</p>";
  return `<!doctype html>
<html lang="zh-TW">
<head>
<meta charset="utf-8">
<title>${label ?? "Pi"}</title>
<style>
html, body { margin: 0; height: 100%; background: transparent; }
input { box-sizing: border-box; width: 100%; height: 100%; border: 0; padding: 0; background: transparent; color: inherit;
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
input:focus { outline: none; }
</style>
</head>
<body>${input}<script>${FRAME_SCRIPT}</script></body>
</html>`;
}
