/**
 * Google's one tap under `/google/gsi`: the script that a page loads, and the frame in which one picks a person. The page gets a
 * signed ID token for its client and nonce, as Google gives it; the frame is of the sandbox's origin, so a page's policy must
 * allow it.
 */
import { html, raw } from "hono/html";
import type { Bank } from "./bank.ts";
import { readForm } from "./forms.ts";
import { DEMO_PEOPLE } from "./provider-page.ts";
import { idTokenFor } from "./providers.ts";

/** Runs on the page. Only what a page needs to show the prompt and to take it away. */
const SCRIPT = `(() => {
  const base = document.currentScript.src.replace(/\\/client.*$/, "");
  let settings = null;
  let frame = null;
  const cancel = () => { frame?.remove(); frame = null; };
  addEventListener("message", ({ source, origin, data }) => {
    if (!frame || source !== frame.contentWindow || origin !== new URL(base).origin) return;
    cancel();
    if (data.credential) settings.callback({ credential: data.credential, select_by: "user_1tap" });
  });
  const prompt = () => {
    cancel();
    const query = new URLSearchParams({ client_id: settings.client_id, nonce: settings.nonce ?? "", origin: location.origin });
    frame = Object.assign(document.createElement("iframe"), { src: base + "/select?" + query, title: "Google" });
    frame.style.cssText = "display:block;width:100%;height:17rem;border:0;border-radius:12px;color-scheme:light";
    (document.getElementById(settings.prompt_parent_id) ?? document.body).append(frame);
  };
  window.google = { accounts: { id: { initialize: (given) => { settings = given; }, prompt, cancel } } };
})();`;

const UNVERIFIED = { sub: "119999999999999999999", name: "Una Verified", email: "una@example.org", isVerified: false };
const PEOPLE = [...DEMO_PEOPLE.google, UNVERIFIED];

const STYLE = `
  body { margin: 0; padding: 1rem; border: 1px solid #dadce0; border-radius: 12px; box-sizing: border-box; min-height: 100vh;
    background: #fff; color: #1f1f1f; font: 14px/1.4 system-ui, sans-serif; }
  p { margin: 0 0 0.5rem; }
  form { display: grid; gap: 0.25rem; }
  button { min-height: 44px; padding: 0.25rem 0.75rem; border: 1px solid #dadce0; border-radius: 8px; background: #fff;
    color: inherit; font: inherit; text-align: start; cursor: pointer; }
  button:hover { background: #f1f3f4; }`;

const page = (body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="zh-TW">
      <head>
        <meta charset="utf-8" />
        <title>Google</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

export function openOneTap(bank: Bank): void {
  bank.app.get("/google/gsi/client", (context) => context.body(SCRIPT, 200, { "content-type": "text/javascript" }));

  bank.app.get("/google/gsi/select", (context) =>
    context.html(
      page(
        html`<p>使用 Google 帳號 Use your Google account</p>
          <form method="post">
            ${PEOPLE.map(
              ({ sub, name, email, isVerified }) =>
                html`<button name="person" value="${sub}">
                  ${name} · ${email}${isVerified === false ? " （未驗證 unverified）" : ""}
                </button>`,
            )}
          </form>`,
      ),
    ),
  );

  bank.app.post("/google/gsi/select", async (context) => {
    const { client_id: audience = "", nonce = "", origin = "" } = context.req.query();
    const form = readForm(await context.req.text());
    const person = PEOPLE.find(({ sub }) => sub === form.person);
    if (!person || !URL.canParse(origin)) return context.text("invalid_request", 400);
    const issuer = `${new URL(context.req.url).origin}/google`;
    const credential = await idTokenFor(bank, person, { provider: "google", issuer, nonce, audience });
    const message = JSON.stringify({ credential });
    // "<" would end the script: a token has none, an origin is an origin.
    const target = JSON.stringify(new URL(origin).origin);
    return context.html(
      page(
        html`<script>
          parent.postMessage(${raw(message)}, ${raw(target)});
        </script>`,
      ),
    );
  });
}
