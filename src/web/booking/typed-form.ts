/** Reads a form's values and restores them: the inputs are uncontrolled, the controller keeps a copy. */
import type { Typed } from "#web/booking/payload.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (each: Element): each is Control => each.matches("input[name], select[name], textarea[name]");

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** Every field by name; an unticked box is empty, so that unticking is noticed. */
export function readTyped(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const control of [...form.elements].filter(isControl)) {
    if (!isTick(control)) typed[control.name] = control.value;
    else if (control.checked) typed[control.name] = control.value;
    else typed[control.name] ??= "";
  }
  return typed;
}

/** Values typed before hydration take precedence over stored ones. */
export function readChanged(form: HTMLFormElement): Typed {
  const changed = [...form.elements]
    .filter(isControl)
    .filter((control) =>
      isTick(control)
        ? control.checked !== control.defaultChecked
        : control instanceof HTMLSelectElement
          ? [...control.options].some((option) => option.selected !== option.defaultSelected)
          : control.value !== control.defaultValue,
    );
  const all = readTyped(form);
  return Object.fromEntries(changed.map(({ name }) => [name, all[name] ?? ""]));
}

export function restoreTyped(form: HTMLFormElement, typed: Typed): void {
  for (const control of [...form.elements].filter(isControl)) {
    const value = typed[control.name];
    if (value === undefined || control.type === "hidden") continue;
    if (isTick(control)) control.checked = control.value === value;
    else if (control.value !== value) control.value = value;
  }
}
