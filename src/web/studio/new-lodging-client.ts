/** /studio/new in the browser: proposes an address from the name, and checks it while it is typed. */
import { bringBack, carryWords } from "./carried-words.ts";

export type Answer = { data?: { slug: string; state: string; proposal: string } };

const PAUSE_MS = 350;

const form = document.querySelector<HTMLFormElement>("[data-new-lodging]");
const slug = form?.querySelector<HTMLInputElement>("#slug");
const title = form?.querySelector<HTMLInputElement>("#name");
const kind = form?.querySelector<HTMLSelectElement>("#kind");
const state = document.getElementById("slug-state");

if (form && slug && title && kind && state) {
  bringBack(form);
  let timer = 0;
  let asking = new AbortController();
  /** Typed by hand: the name no longer proposes another one. */
  let isOwn = slug.value !== "";

  const show = (key: string, text: string) => {
    state.dataset.state = key;
    state.textContent = text;
  };

  const look = async () => {
    asking.abort();
    asking = new AbortController();
    const query = new URLSearchParams({
      slug: isOwn ? slug.value : "",
      name: title.value.slice(0, 120),
      kind: kind.value,
      lang: document.documentElement.lang,
    });
    if (isOwn && slug.value.trim() === "") return show("", "");
    if (!isOwn && title.value.trim() === "") return;
    show("checking", state.dataset.checking ?? "");
    try {
      const response = await fetch(`/api/studio/slug?${query}`, { signal: asking.signal });
      const { data } = (await response.json()) as Answer;
      if (!data) return show("", "");
      if (!isOwn) {
        slug.value = data.proposal;
        return show("free", state.dataset.free ?? "");
      }
      show(data.state, state.dataset[data.state] ?? "");
      if (data.state !== "free") offer(data.proposal);
    } catch {
      // The server checks once more when the form is sent.
      if (!asking.signal.aborted) show("", "");
    }
  };

  const offer = (proposal: string) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = (state.dataset.use ?? "SLUG").replace("SLUG", proposal);
    button.addEventListener("click", () => {
      slug.value = proposal;
      isOwn = true;
      slug.focus();
      void look();
    });
    state.append(" ", button);
  };

  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), PAUSE_MS);
  };
  slug.addEventListener("input", () => {
    isOwn = slug.value.trim() !== "";
    slug.removeAttribute("aria-invalid");
    soon();
  });
  title.addEventListener("input", () => (isOwn ? undefined : soon()));
  kind.addEventListener("change", () => (isOwn ? undefined : soon()));
  if (title.value !== "" || isOwn) soon();

  const gallery = form.querySelector<HTMLAnchorElement>('a[href^="/layouts"]');
  // Proposed and not typed: it would no longer follow the name.
  const proposed = () => (isOwn ? [] : ["slug"]);
  gallery?.addEventListener("click", () => {
    const address = new URL(gallery.href);
    address.searchParams.set("kind", kind.value);
    gallery.href = address.href;
    carryWords(form, ["kind", ...proposed()]);
  });
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => carryWords(form, proposed()));
  }
}
