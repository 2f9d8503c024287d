/** In a row of links to places on the page, marks the current one at once. */
export function enhanceHere(): void {
  const note = () => {
    for (const row of document.querySelectorAll("[data-here]")) {
      const links = [...row.querySelectorAll("a")];
      const here = links.find((link) => link.pathname === location.pathname && link.hash === location.hash);
      if (!here) continue;
      for (const link of links) link.removeAttribute("aria-current");
      here.setAttribute("aria-current", "page");
    }
  };
  window.addEventListener("hashchange", note);
  note();
}
