/** The gallery with an owner's own pictures: made small here, handed to the frames, and never sent anywhere else. */

/** What the frames understand: `enhance/shown-pictures.ts`. */
export type ShownPictures = { yado_pictures: string[] };

const MOST = 3;
const WIDTH = 1280;

const box = document.querySelector<HTMLElement>("[data-my-pictures]");
const input = box?.querySelector("input");
const remove = box?.querySelector("button");
let pictures: string[] = [];

/** As JPEG no wider than a page: a phone's photo would be thirty times as large. */
async function small(file: File): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH / image.width);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.8);
}

function hand(frame: HTMLIFrameElement): void {
  if (pictures.length > 0)
    frame.contentWindow?.postMessage({ yado_pictures: pictures } satisfies ShownPictures, new URL(frame.src).origin);
}

const frames = () => document.querySelectorAll<HTMLIFrameElement>(".screen iframe");

async function take(files: readonly File[]): Promise<void> {
  const made = await Promise.allSettled(files.slice(0, MOST).map(small));
  pictures = made.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  if (pictures.length === 0) return;
  if (remove) remove.hidden = false;
  for (const frame of frames()) hand(frame);
}

if (box && input && remove) {
  box.hidden = false;
  // Frames further down load when they come into view.
  for (const frame of frames()) frame.addEventListener("load", () => hand(frame));
  input.addEventListener("change", () => void take([...(input.files ?? [])]));
  box.addEventListener("dragover", (event) => event.preventDefault());
  box.addEventListener("drop", (event) => {
    event.preventDefault();
    void take([...(event.dataTransfer?.files ?? [])]);
  });
  remove.addEventListener("click", () => {
    pictures = [];
    input.value = "";
    remove.hidden = true;
    // Loads it anew.
    for (const frame of frames()) frame.setAttribute("src", frame.src);
  });
}
