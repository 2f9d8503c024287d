/** Fonts of the characters that titles do not have: on a slow line they come after the first picture and the titles. */
export function enhanceLateFonts(): void {
  const show = () => {
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-late-fonts]")) style.media = "all";
  };
  if (document.readyState === "complete") show();
  else addEventListener("load", show);
}
