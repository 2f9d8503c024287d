/** Opens pictures in their original frame, with keys and buttons to step through. Without this they are plain links. */
export function enhanceLightboxes(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-lightbox]")) {
    const shots = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-shot]")];
    const dialog = gallery.querySelector("dialog");
    const picture = dialog?.querySelector("img");
    const caption = dialog?.querySelector("figcaption");
    const counter = dialog?.querySelector("output");
    if (!dialog || !picture || !caption || !counter) continue;
    let shown = 0;
    counter.hidden = shots.length < 2;

    const show = (index: number) => {
      shown = (index + shots.length) % shots.length;
      const shot = shots[shown]!;
      const alt = shot.querySelector("img")?.alt ?? "";
      picture.src = shot.href;
      picture.alt = alt;
      caption.textContent = alt;
      counter.textContent = `${shown + 1} / ${shots.length}`;
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
    });
    dialog.addEventListener("close", () => shots[shown]?.focus());
  }
}
