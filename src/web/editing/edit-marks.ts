/**
 * Only on pages of a preview, and of use only inside the studio: what is pressed there opens its field in the studio. Alone, or
 * in anybody else's frame, the page hears nothing and marks nothing.
 */
import { chosenField, type EditField, squeezed, type ToPage, type ToStudio } from "#rules/content/edit-marks.ts";

const studio = document.querySelector<HTMLMetaElement>("meta[name=yado-studio]")?.content ?? "";
const SKIPPED = "script, style, svg, template, noscript, input, select, textarea";
const STYLE = `
  [data-edit] { outline: 1px dashed color-mix(in srgb, currentcolor 60%, transparent); outline-offset: 3px; cursor: pointer; }
  img[data-edit] { outline-offset: -6px; outline-color: #fff; box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.3); }
  [data-edit]:is(:hover, :focus-visible) { outline: 3px solid #0b5c5a; outline-offset: 3px; border-radius: 2px; }
  img[data-edit]:is(:hover, :focus-visible) { outline-offset: -6px; }
`;

const send = (message: ToStudio): void => parent.postMessage(message, studio);

let fields: ToPage["fields"] = [];
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

function placeOf(element: Element): string[] {
  const around = element.closest("a[href]") ?? element.closest("article, li, section")?.querySelector("a[href]");
  return [...(around ? [(around as HTMLAnchorElement).href] : []), location.pathname];
}

function mark(element: HTMLElement | SVGElement, found: readonly (EditField & { label: string })[]): void {
  const field = chosenField(found, placeOf(element));
  if (!field) return;
  element.dataset.edit = String(fields.indexOf(field as ToPage["fields"][number]));
  element.setAttribute("title", field.label);
  if (element.tabIndex < 0) element.tabIndex = 0;
}

function clear(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-edit]")) {
    delete element.dataset.edit;
    element.removeAttribute("title");
    if (element.getAttribute("tabindex") === "0") element.removeAttribute("tabindex");
  }
}

/** The innermost element that shows a whole text. */
function markTexts(): void {
  const byText = new Map<string, ToPage["fields"]>();
  for (const field of fields) for (const text of field.texts) byText.set(text, [...(byText.get(text) ?? []), field]);
  const longest = Math.max(0, ...[...byText.keys()].map((text) => text.length));
  for (const element of document.body.querySelectorAll<HTMLElement>(`*:not(${SKIPPED})`)) {
    const shown = element.textContent;
    // With its spaces a text is longer, but never by this much.
    if (shown.length === 0 || shown.length > longest * 3 + 200 || element.closest(SKIPPED)) continue;
    const text = squeezed(shown);
    const found = byText.get(text);
    if (found && ![...element.children].some((child) => squeezed(child.textContent) === text)) mark(element, found);
  }
}

function markPictures(): void {
  const all = fields.flatMap((field) => field.pictures.map((picture) => ({ picture, field })));
  for (const image of document.images) {
    const found = all.filter(({ picture }) => image.src.includes(picture)).map(({ field }) => field);
    if (found.length > 0) mark(image, found);
  }
}

function fieldAt(element: Element | null): ToPage["fields"][number] | undefined {
  const marked = element?.closest<HTMLElement>("[data-edit]");
  return marked ? fields[Number(marked.dataset.edit)] : undefined;
}

/** A picture may lie below words or a shade: whatever is marked at that point counts, the uppermost first. */
function fieldUnder({ clientX, clientY, target }: MouseEvent) {
  const own = fieldAt(target as Element);
  if (own || (target as Element).closest("a, button, summary, label, input, select")) return own;
  return document
    .elementsFromPoint(clientX, clientY)
    .map((element) => fieldAt(element))
    .find((field) => field !== undefined);
}

function open(event: Event, field: ToPage["fields"][number] | undefined): void {
  if (!field) return;
  event.preventDefault();
  event.stopPropagation();
  send({ yado: "edit-open", key: field.key });
}

if (studio !== "" && parent !== window) {
  addEventListener("message", ({ source, origin, data }: MessageEvent<ToPage | null>) => {
    if (source !== parent || origin !== studio || data?.yado !== "edit-fields") return;
    clear();
    fields = data.isOn ? data.fields : [];
    document.adoptedStyleSheets = data.isOn ? [sheet] : [];
    if (!data.isOn) return;
    markTexts();
    markPictures();
    document.documentElement.dataset.editing = "true";
  });
  document.addEventListener("click", (event) => open(event, fieldUnder(event)), true);
  document.addEventListener(
    "keydown",
    (event) => event.key === "Enter" && open(event, fieldAt(event.target as Element)),
    true,
  );
  send({ yado: "edit-ready" });
}
