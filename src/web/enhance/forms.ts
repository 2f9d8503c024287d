/** Forms that change something: submitted once, some of them automatically; the list of problems takes the focus. */
export function enhanceForms(): void {
  document.querySelector<HTMLElement>("[data-problems]")?.focus();
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-once]")) {
    const buttons = () => form.querySelectorAll<HTMLButtonElement>("button[type=submit]");
    form.addEventListener("submit", (event) => {
      if (form.dataset.sent !== undefined) return event.preventDefault();
      form.dataset.sent = "";
      for (const button of buttons()) button.setAttribute("aria-busy", "true");
    });
    // A page restored with Back can be submitted again.
    window.addEventListener("pageshow", () => {
      delete form.dataset.sent;
      for (const button of buttons()) button.removeAttribute("aria-busy");
    });
  }
  const now = document.querySelector<HTMLFormElement>("form[data-now]");
  if (!now) return;
  // Back must lead to the page with the choice, not to one that redirects again.
  history.replaceState(null, "", now.dataset.now || location.pathname);
  window.addEventListener("pageshow", (event) => event.persisted && location.reload());
  now.requestSubmit();
}
