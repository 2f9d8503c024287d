/** How pictures are used on a page; runs in the page, and needs none of them loaded. */

/** Parts of a picture that every crop keeps whole, in percent, by its file's name. */
export type Subjects = Record<string, { left: number; top: number; right: number; bottom: number }>;

/** The house is called after the two ends of its ridge. */
export const SUBJECTS: Subjects = { "swallowtail-courtyard": { left: 21, top: 15, right: 80, bottom: 20 } };

export function pictureFaults(subjects: Subjects): string[] {
  const faults: string[] = [];
  const times = new Map<string, number>();
  /** Pixels per point. */
  const SCREENS = [1, 2, 3];
  /** A hairline more than the picture has is not seen. */
  const SLACK = 1.03;
  /** A picture asked for much wider than it is drawn wastes the guest's data. */
  const MOST = 2.2;

  /** The length that `sizes` means on this screen. */
  function lengthOf(sizes: string): number {
    // Commas in brackets belong to a length, such as max(100vw, 70svh).
    let depth = 0;
    const marked = [...sizes].map((letter) => {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      return letter === "," && depth === 0 ? "\n" : letter;
    });
    const entries = marked
      .join("")
      .split("\n")
      .map((entry) => entry.trim());
    const media = (entry: string) => (/^\([^)]*:/.test(entry) ? entry.slice(0, entry.indexOf(")") + 1) : "");
    const entry = entries.find((each) => media(each) === "" || matchMedia(media(each)).matches) ?? "100vw";
    const probe = document.createElement("div");
    probe.style.cssText = `position: absolute; visibility: hidden; width: ${entry.slice(media(entry).length)}`;
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  }

  /** What is left of a box within everything around it that cuts it. What scrolls can be scrolled. */
  function shownPart(image: Element) {
    const box = image.getBoundingClientRect();
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let each = image.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const around = each.getBoundingClientRect();
      part.left = Math.max(part.left, around.left);
      part.top = Math.max(part.top, around.top);
      part.right = Math.min(part.right, around.right);
      part.bottom = Math.min(part.bottom, around.bottom);
    }
    return part;
  }

  /** Not behind the edge of a strip that can be swiped: there, every room has its own pictures. */
  function isInSight(image: Element): boolean {
    const { left, right } = image.getBoundingClientRect();
    for (let each = image.parentElement; each; each = each.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(each).overflowX)) continue;
      const around = each.getBoundingClientRect();
      if (right <= around.left + 1 || left >= around.right - 1) return false;
    }
    return true;
  }

  for (const image of document.querySelectorAll<HTMLImageElement>("picture > img")) {
    if (!image.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Transforms turn and enlarge on purpose, at the touch of a pointer: the layout's own size counts.
    const [width, height] = [image.offsetWidth, image.offsetHeight];
    if (width < 8 || height < 8) continue;
    const name = image.getAttribute("src")!.split("/").at(-2)!;
    const file = name.replace(/-[0-9a-f]{8}-\d+x\d+$/, "");
    const short = `${file} in ${(image.closest("[class]:not(picture)") ?? image).className}`;
    if (isInSight(image)) times.set(name, (times.get(name) ?? 0) + 1);
    const whole = { width: Number(image.getAttribute("width")), height: Number(image.getAttribute("height")) };
    const sources = [...image.parentElement!.querySelectorAll("source")];
    const source = sources.find(({ media }) => media === "" || matchMedia(media).matches)!;
    const place = /-square(\d+)\./.exec(source.srcset)?.[1];
    const own = place === undefined ? whole : { width: whole.height, height: whole.height };
    /** Where the left edge of what the file has lies in the whole picture. */
    const from = ((whole.width - own.width) * Number(place ?? 0)) / 100;
    const { objectFit, objectPosition } = getComputedStyle(image);
    const [across, down] = [width / own.width, height / own.height];
    const scale = objectFit === "cover" ? Math.max(across, down) : Math.min(across, down);
    const drawn = { width: own.width * scale, height: own.height * scale };

    const offered = [...source.srcset.matchAll(/ (\d+)w/g)].map((found) => Number(found[1]));
    const declared = lengthOf(source.sizes);
    const soft = SCREENS.flatMap((screen) => {
      const chosen = offered.find((each) => each >= declared * screen) ?? offered.at(-1)!;
      const isSoft = chosen * SLACK < drawn.width * screen && chosen < offered.at(-1)!;
      return isSoft ? [`${((drawn.width * screen) / chosen).toFixed(2)} at ${screen}×`] : [];
    });
    const sizes = `drawn ${Math.round(drawn.width)} wide (box ${width} × ${height}), asked for ${Math.round(declared)}`;
    if (soft.length > 0) faults.push(`picture enlarged ${soft.join(", ")}: ${short}, ${sizes}`);
    if (declared > drawn.width * MOST && declared > drawn.width + 120)
      faults.push(`picture larger than needed: ${short}, ${sizes}`);

    if (objectFit !== "cover" && objectFit !== "fill") continue;
    const placed = image.getBoundingClientRect();
    const [x = 50, y = 50] = objectPosition.split(" ").map(Number.parseFloat);
    const [keptX = 50, keptY = 50] = image.style.objectPosition.split(" ").filter(Boolean).map(Number.parseFloat);
    const part = shownPart(image);
    const enlarged = placed.width / width;
    /** Where a point of the picture, in percent, lies on the screen. */
    const spot = (percentX: number, percentY: number) => ({
      left:
        placed.left + enlarged * (((width - drawn.width) * x) / 100 + scale * ((whole.width * percentX) / 100 - from)),
      top: placed.top + enlarged * (((height - drawn.height) * y) / 100 + (drawn.height * percentY) / 100),
    });
    const isIn = ({ left, top }: { left: number; top: number }) =>
      left >= part.left - 1 && left <= part.right + 1 && top >= part.top - 1 && top <= part.bottom + 1;
    // A strip that has moved out of sight, such as a carousel's next picture, shows nothing that could be cut.
    if (part.right - part.left < 2 || part.bottom - part.top < 2) continue;
    if (!isIn(spot(keptX, keptY))) faults.push(`focal point cut off: ${short}`);
    const subject = subjects[file];
    if (subject && !(isIn(spot(subject.left, subject.top)) && isIn(spot(subject.right, subject.bottom))))
      faults.push(`subject cut off: ${short}, box ${width} × ${height}`);
  }
  for (const [name, count] of times) if (count > 2) faults.push(`picture ${count} times on a page: ${name}`);
  return faults;
}
