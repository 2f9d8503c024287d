/** Google's one tap: its script comes when the guest has pressed something, and shows who could sign in with one press. */

export type OneTap = {
  client_id: string;
  /** Where Google's script and frames are. */
  base: string;
  failed: { title: string; error: string };
};

/** What we use of it: developers.google.com/identity/gsi/web/reference/js-reference. */
type GoogleId = {
  initialize: (settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    /** Where the browser has no prompt of its own. */
    prompt_parent_id: string;
    use_fedcm_for_prompt: boolean;
    cancel_on_tap_outside: boolean;
    context: "signup";
  }) => void;
  prompt: () => void;
  cancel: () => void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } };
  }
}

let script: Promise<GoogleId | null> | null = null;

/** Null: it is blocked or did not arrive; the other ways remain. */
function load(base: string): Promise<GoogleId | null> {
  script ??= new Promise((resolve) => {
    const element = Object.assign(document.createElement("script"), { src: `${base}/client`, async: true });
    element.addEventListener("load", () => resolve(window.google?.accounts.id ?? null));
    element.addEventListener("error", () => {
      // The next press tries again.
      script = null;
      resolve(null);
    });
    document.head.append(element);
  });
  return script;
}

/** The server makes the same from the cookie (`server/members/join-by-one-tap.ts`): the token is for this browser alone. */
async function nonceOf(session: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(session));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Shows the prompt in the element with this id, if Google knows somebody. Gives what takes it away. */
export function offerOneTap(
  { client_id, base }: OneTap,
  { session, place, onToken }: { session: string; place: string; onToken: (token: string) => void },
): () => void {
  let isOver = false;
  let shown: GoogleId | null = null;
  const show = async () => {
    // Browsers hash only on secure pages.
    if (session === "" || !isSecureContext) return;
    const nonce = await nonceOf(session);
    const google = await load(base);
    if (!google || isOver) return;
    shown = google;
    google.initialize({
      client_id,
      nonce,
      callback: ({ credential }) => {
        if (!isOver) onToken(credential);
      },
      prompt_parent_id: place,
      use_fedcm_for_prompt: true,
      cancel_on_tap_outside: false,
      context: "signup",
    });
    google.prompt();
  };
  void show();
  return () => {
    isOver = true;
    shown?.cancel();
  };
}
