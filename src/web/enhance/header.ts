/** Tells the stylesheet whether the page is at its top and the direction of scrolling; layouts decide what that means. */
export function enhanceHeader(): void {
  const root = document.documentElement;
  // A menu that scrolls sideways starts at the current page.
  document
    .querySelector('header [aria-current="page"], nav [aria-current="page"]')
    ?.scrollIntoView({ block: "nearest", inline: "center" });
  let last = 0;
  let isScheduled = false;
  const note = () => {
    isScheduled = false;
    const at = window.scrollY;
    root.dataset.scroll = at < 40 ? "top" : at < last ? "up" : "down";
    last = at;
  };
  window.addEventListener(
    "scroll",
    () => {
      if (!isScheduled) requestAnimationFrame(note);
      isScheduled = true;
    },
    { passive: true },
  );
  note();
}
