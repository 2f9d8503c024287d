/** A password can be shown; a new one is judged while it is typed, by the rule that the server applies. */
import { isWeakPassword } from "#rules/people/password.ts";

export function enhancePasswords(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-password]")) {
    const field = place.querySelector<HTMLInputElement>("input");
    if (!field) continue;
    addToggle(place, field);
    const hint = place.querySelector<HTMLElement>("[data-strength]");
    if (hint) field.addEventListener("input", () => judge(field, hint));
  }
}

function addToggle(place: HTMLElement, field: HTMLInputElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "password-toggle";
  button.setAttribute("aria-controls", field.id);
  const draw = () => {
    button.textContent = (field.type === "password" ? place.dataset.show : place.dataset.hide) ?? "";
  };
  button.addEventListener("click", () => {
    field.type = field.type === "password" ? "text" : "password";
    draw();
  });
  // What is sent is a password again: the browser offers to keep it, and shows it to nobody.
  field.form?.addEventListener("submit", () => {
    field.type = "password";
    draw();
  });
  draw();
  field.after(button);
}

function judge(field: HTMLInputElement, hint: HTMLElement): void {
  const { strength, more = "", weak = "", good = "", about = "" } = hint.dataset;
  const missing = Number(strength) - field.value.length;
  const email = field.form?.querySelector<HTMLInputElement>("[name=email]")?.value ?? "";
  const isWeak = missing <= 0 && isWeakPassword(field.value, [about, email]);
  hint.dataset.is = field.value === "" ? "" : missing > 0 ? "short" : isWeak ? "weak" : "good";
  hint.textContent =
    field.value === "" ? "" : missing > 0 ? more.replace("{count}", String(missing)) : isWeak ? weak : good;
}
