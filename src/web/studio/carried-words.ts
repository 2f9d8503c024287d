/** What was typed into a form goes with its owner to another page of ours and back, once: to the gallery, or to another language. */
const KEY = "yado:new-lodging";

type Typed = Record<string, string>;
type Box = HTMLInputElement | HTMLSelectElement;

const boxesOf = (form: HTMLFormElement): Box[] =>
  [...form.elements].filter(
    (each): each is Box =>
      (each instanceof HTMLInputElement && each.type !== "hidden") || each instanceof HTMLSelectElement,
  );

/** Only what was changed by hand: what another language proposes stays its own. */
function isChanged(box: Box): boolean {
  if (box instanceof HTMLInputElement) return box.value !== "";
  return box.selectedOptions[0]?.defaultSelected === false;
}

/** `except`: fields that the other page chooses itself. */
export function carryWords(form: HTMLFormElement, except: readonly string[]): void {
  const changed = boxesOf(form).filter((box) => isChanged(box) && !except.includes(box.name));
  const typed: Typed = Object.fromEntries(changed.map((box) => [box.name, box.value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing: the form is empty on the way back, as before.
  }
}

export function bringBack(form: HTMLFormElement): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Typed;
    sessionStorage.removeItem(KEY);
    for (const box of boxesOf(form)) if (Object.hasOwn(typed, box.name)) box.value = typed[box.name]!;
  } catch {
    // As above.
  }
}
