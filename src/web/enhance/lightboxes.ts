/** Opens pictures in a dialog, with keys, buttons or swipes to move. Without a script they are plain links. */

/** How far a swipe must go to mean the next picture. */
const STROKE = 48;

export function enhanceLightboxes(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-lightbox]")) enhanceLightbox(gallery);
}

/** The pictures of one gallery, `a[data-shot]`, in the dialog inside it. */
export function enhanceLightbox(gallery: HTMLElement): void {
  const shots = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-shot]")];
  const dialog = gallery.querySelector("dialog");
  const picture = dialog?.querySelector("img");
  const caption = dialog?.querySelector("figcaption");
  const counter = dialog?.querySelector("output");
  const [figures, inWords] = counter?.children ?? [];
  if (!dialog || !picture || !caption || !counter || !figures || !inWords) return;
  let shown = 0;
  counter.hidden = shots.length < 2;

  const show = (index: number) => {
    shown = (index + shots.length) % shots.length;
    const shot = shots[shown]!;
    const alt = shot.querySelector("img")?.alt ?? "";
    picture.src = shot.href;
    picture.alt = alt;
    caption.textContent = alt;
    figures.textContent = `${shown + 1} / ${shots.length}`;
    inWords.textContent = shot.dataset.shot ?? "";
    // Preloads the picture that probably comes next.
    new Image().src = shots[(shown + 1) % shots.length]!.href;
  };
  for (const [index, shot] of shots.entries()) {
    shot.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  }
  for (const button of dialog.querySelectorAll<HTMLButtonElement>("[data-step]")) {
    button.hidden = shots.length < 2;
    button.addEventListener("click", () => show(shown + Number(button.dataset.step)));
  }
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(shown + 1);
    if (event.key === "ArrowLeft") show(shown - 1);
    if (event.key === "Home") show(0);
    if (event.key === "End") show(-1);
  });
  let from: PointerEvent | null = null;
  dialog.addEventListener("pointerdown", (event) => (from = event.isPrimary ? event : null));
  dialog.addEventListener("pointerup", (event) => {
    const [dx, dy] = from ? [event.clientX - from.clientX, event.clientY - from.clientY] : [0, 0];
    from = null;
    // While zoomed in, a swipe only moves within the picture.
    if (Math.abs(dx) < STROKE || Math.abs(dx) < Math.abs(dy) * 2 || (visualViewport?.scale ?? 1) > 1.05) return;
    show(shown + (dx < 0 ? 1 : -1));
  });
  dialog.addEventListener("close", () => shots[shown]?.focus());
}
