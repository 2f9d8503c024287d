/** The page on which one signs in with Google or LINE in the sandbox: pick a person, or type one. */
import { html } from "hono/html";
import { providerPage } from "./page.ts";

export type ProviderName = "google" | "line";

/** `email` empty: the provider knows none. */
export type DemoPerson = { sub: string; name: string; email: string; isVerified?: boolean };

/** LINE's people are hardly ever known by an address. */
export const DEMO_PEOPLE: Record<ProviderName, readonly DemoPerson[]> = {
  google: [
    { sub: "108204268033311374519", name: "林美 Mei Lin", email: "mei.lin@gmail.example" },
    { sub: "104329475108843920177", name: "佐藤 健 Ken Sato", email: "ken.sato@gmail.example" },
    { sub: "113847205519284736650", name: "Anna Berg", email: "anna.berg@example.org" },
  ],
  line: [
    { sub: "U4af4980629c0d1b6e2f8a7d3c5b9e014", name: "小美", email: "" },
    { sub: "Ub7d2e9f1a3c5486097e8d6b5a4c3f210", name: "阿健", email: "ken.line@example.com" },
  ],
};

const NAMES: Record<ProviderName, string> = { google: "Google", line: "LINE" };

export function peoplePage(provider: ProviderName): string {
  const name = NAMES[provider];
  const people = DEMO_PEOPLE[provider].map(
    (person) =>
      html`<button class="quiet" name="person" value="${person.sub}">
        ${person.name} · ${person.email || "沒有電子郵件 no e-mail address"}
      </button>`,
  );
  const body = html`
    <header class="top">
      <div><b>${name}</b><span>以 ${name} 帳號登入 Sign in with ${name}</span></div>
    </header>
    <main class="two">
      <div>
        <form class="card" method="post" aria-labelledby="pick">
          <h1 id="pick">選擇帳號 Choose an account</h1>
          <div class="buttons">${people}</div>
          <div class="buttons">
            <button class="danger" name="person" value="nobody">取消 Cancel</button>
          </div>
        </form>
      </div>
      <div>
        <form class="card" method="post" aria-labelledby="type">
          <h2 id="type">其他人 Somebody else</h2>
          <fieldset class="fields">
            <label>姓名 Name<input name="name" autocomplete="off" /></label>
          </fieldset>
          <fieldset class="fields">
            <label
              >電子郵件（可留空） E-mail address, may be empty<input name="email" type="email" autocomplete="off"
            /></label>
          </fieldset>
          ${
            provider === "google"
              ? html`<p>
                  <label style="display: flex; align-items: center; gap: 0.5rem"
                    ><input type="checkbox" name="unverified" style="width: auto; flex: none; min-height: 0" />
                    未驗證的電子郵件 An address that is not verified</label
                  >
                </p>`
              : ""
          }
          <div class="buttons"><button class="primary" name="person" value="typed">登入 Sign in</button></div>
        </form>
      </div>
    </main>
  `;
  return providerPage(name, body);
}
