/** Contrast of text on pictures and gradients, which styles alone cannot tell: measured from the pixels behind it. */
import type { Page } from "@playwright/test";
import sharp from "sharp";

type Colour = [red: number, green: number, blue: number];
type Placed = {
  name: string;
  colour: Colour;
  alpha: number;
  boxes: { x: number; y: number; width: number; height: number }[];
};

const BAR = 4.5;
/** Grain, a hairline or the edge of a lamp may be brighter than the background as a whole. */
const STRAY = 0.05;

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrastRatio(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Runs in the page: finds position and colour of the text, then hides the text and leaves the background. */
async function bareText(selectors: string[]): Promise<Placed[]> {
  const elements = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 1));
  for (const image of document.images) image.loading = "eager";
  const waited = new Promise((done) => setTimeout(done, 4000));
  await Promise.race([Promise.all([...document.images].map((image) => image.decode().catch(() => {}))), waited]);
  // Fonts that load late move everything below them.
  await document.fonts.ready;
  // Bars that float over the page cover it: they are hidden, or what is under them is left out.
  const floating = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (each) => getComputedStyle(each).position === "fixed",
  );
  const bars = floating.filter((each) => elements.some((element) => each.contains(element)));
  for (const each of floating) if (!bars.includes(each)) each.style.visibility = "hidden";
  type Box = { left: number; right: number; top: number; bottom: number };
  /** The visible part of a line, within what scrolls or is clipped. */
  const seenPart = (element: Element, line: Box): Box => {
    const part = { left: line.left, right: line.right, top: line.top, bottom: line.bottom };
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(each);
      if ((overflowX === "visible" && overflowY === "visible") || display === "inline") continue;
      const box = each.getBoundingClientRect();
      part.left = Math.max(part.left, box.left);
      part.right = Math.min(part.right, box.right);
      part.top = Math.max(part.top, box.top);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
    return part;
  };
  const isUnder = (element: Element, line: Box) =>
    bars.some((bar) => {
      const box = bar.getBoundingClientRect();
      const isOn = line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top;
      return isOn && !bar.contains(element);
    });
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const placed = elements.map((element) => {
    const { fill, webkitTextFillColor, webkitTextStrokeColor, webkitTextStrokeWidth } = getComputedStyle(element);
    const isOutlined = Number.parseFloat(webkitTextStrokeWidth) > 0;
    const filling = element.closest("svg") ? fill : webkitTextFillColor;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = isOutlined ? webkitTextStrokeColor : filling;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    const range = document.createRange();
    const boxes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter((line) => !isUnder(element, line))
      .map((line) => {
        const { left, right, top, bottom } = seenPart(element, line);
        // A line's box reaches above and below its characters, and in tight lines over its neighbours.
        const air = (bottom - top) / 5;
        return { x: left + scrollX, y: top + air + scrollY, width: right - left, height: bottom - top - 2 * air };
      })
      .filter(({ width, height }) => width > 2 && height > 2);
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return {
      name: `<${element.tagName.toLowerCase()}> “${words}”`,
      colour: [red, green, blue] as [number, number, number],
      alpha: (alpha / 255) * opacity,
      boxes,
    };
  });
  const style = document.createElement("style");
  style.textContent = `*, *::before, *::after { -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important; caret-color: transparent !important; }
    svg :is(text, tspan) { fill: transparent !important; }`;
  document.head.append(style);
  return placed;
}

/** Text that glows: axe takes it as readable or not by its colours alone, but it lies on its own light. */
export function glowingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = (each: Element) => [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const lit = [...document.querySelectorAll("body *")].filter(
      (each) =>
        getComputedStyle(each).textShadow !== "none" &&
        own(each) &&
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return lit.map((each, index) => {
      each.setAttribute("data-glowing", String(index));
      return `[data-glowing="${index}"]`;
    });
  });
}

/** The page cannot be used afterwards: its text is hidden. */
export async function contrastFaults(page: Page, selectors: string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const placed = await page.evaluate(bareText, selectors);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  const shot = await page.screenshot({ fullPage: true, type: "jpeg", quality: 95, animations: "allow" });
  // What moved is not judged: the caller learns that the page had not settled. For the picture the browser makes the window as
  // high as the page, and what is measured by the window's height takes a moment to come back.
  for (let tries = 0; (await length()) !== before; tries += 1) {
    if (tries === 20) return ["the page moved while it was looked at"];
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return placed.flatMap(({ name, colour, alpha, boxes }) => {
    const ratios: number[] = [];
    for (const box of boxes)
      for (let y = Math.max(0, Math.round(box.y)); y < Math.min(info.height, box.y + box.height); y += 1)
        for (let x = Math.max(0, Math.round(box.x)); x < Math.min(info.width, box.x + box.width); x += 1) {
          const at = (y * info.width + x) * 3;
          const behind: Colour = [data[at]!, data[at + 1]!, data[at + 2]!];
          const shown = colour.map((part, index) => part * alpha + behind[index]! * (1 - alpha)) as Colour;
          ratios.push(contrastRatio(shown, behind));
        }
    if (ratios.length === 0) return [];
    ratios.sort((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length * STRAY)]!;
    return worst < BAR ? [`contrast ${worst.toFixed(2)}:1 on a picture: ${name}`] : [];
  });
}
