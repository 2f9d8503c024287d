/** A staff member's browser without a screen: signs in at the studio with two steps, and makes its calls. */
import type { Envelope } from "#contract/call.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import type { AccountsWorld } from "#tests/helpers/accounts-world.ts";

const STAFF_PASSWORD = "seven lanterns at the harbour";

export class StudioBrowser extends AccountsBrowser {
  readonly at: AccountsWorld;

  constructor(at: AccountsWorld) {
    super(at.origin);
    this.at = at;
  }

  /** One of the studio's calls, as a page of ours makes it. */
  async studio<Data>(path: string, body?: unknown): Promise<Envelope<Data> & { status: number }> {
    const init = body === undefined ? {} : { method: "POST", headers: this.proof(path), body: JSON.stringify(body) };
    const response = await this.request(`/api/studio${path}`, init);
    return { ...((await response.json()) as Envelope<Data>), status: response.status };
  }

  /** Starts a sign-in; answers where the browser is sent. */
  async start(body: { back?: string; is_fresh?: boolean } = {}): Promise<URL> {
    await this.request("/studio");
    const started = await this.studio<{ redirect: string }>("/sign-in", { back: "/studio", ...body });
    return new URL(started.data!.redirect);
  }

  /** Both steps at the accounts service; answers where it sends the browser back to. */
  async prove(authorize: URL, email: string): Promise<URL> {
    const begun = await this.begin(authorize);
    if (!("uid" in begun)) return new URL(begun.to, this.origin);
    const { uid } = begun;
    await this.call(`/sign-in/${uid}/code`, { email });
    const code = await codeSentTo(this.at.world.database, 0, email);
    await this.call(`/sign-in/${uid}/verify`, { email, code });
    const state = await this.call<{ step: string }>(`/sign-in/${uid}/state`);
    const answered =
      state.data!.step === "set_up_second_step"
        ? await this.call<{ redirect: string }>(`/sign-in/${uid}/second-step`, { password: STAFF_PASSWORD })
        : await this.call<{ redirect: string }>(`/sign-in/${uid}/password`, { email, password: STAFF_PASSWORD });
    return this.follow(answered.data!.redirect);
  }

  finish(back: URL) {
    return this.studio<{ back: string }>("/sign-in/finish", { search: back.search });
  }

  async signIn(email: string, body: { back?: string; is_fresh?: boolean } = {}) {
    return this.finish(await this.prove(await this.start(body), email));
  }
}
