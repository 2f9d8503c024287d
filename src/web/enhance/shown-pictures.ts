/** In the platform's gallery: an owner's own pictures in the place of the demo lodging's. They come from the page around this one. */

/** What the gallery makes of a picture; anything else is no picture. */
const PICTURE = /^data:image\/jpeg;base64,[\w+/=]+$/;

/** Whoever may frame this page is the platform: its policy (frame-ancestors) lets nobody else. */
export function enhanceShownPictures(): void {
  if (window.parent === window || !new URLSearchParams(location.search).has("preview")) return;
  window.addEventListener("message", ({ source, data }: MessageEvent<{ yado_pictures?: unknown }>) => {
    if (source !== window.parent || !Array.isArray(data?.yado_pictures)) return;
    const pictures = data.yado_pictures.filter((each): each is string => PICTURE.test(String(each)));
    if (pictures.length > 0) show(pictures);
  });
}

function show(pictures: readonly string[]): void {
  for (const [index, picture] of document.querySelectorAll("picture").entries()) {
    const image = picture.querySelector("img");
    for (const source of picture.querySelectorAll("source")) source.remove();
    if (!image) continue;
    image.removeAttribute("srcset");
    image.src = pictures[index % pictures.length]!;
  }
}
