/** The time left until a real deadline, in minutes. Nothing blinks, and deadlines days away are not counted down. */
const LOOK_MS = 10_000;
const MOST_HOURS = 48;

export function enhanceDeadlines(): void {
  for (const left of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
    // By the server's clock: a phone's may be wrong.
    const end = Number(left.dataset.deadline) * 1000 - Number(left.dataset.now) + Date.now();
    const show = () => {
      const minutes = Math.ceil((end - Date.now()) / 60_000);
      left.hidden = minutes > MOST_HOURS * 60;
      left.textContent =
        minutes > 0 ? (left.dataset.left ?? "").replace("{left}", inWords(minutes)) : (left.dataset.passed ?? "");
    };
    show();
    setInterval(show, LOOK_MS);
  }
}

function inWords(minutes: number): string {
  const lang = document.documentElement.lang;
  const say = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? say(hours, "hour") : "", rest > 0 || hours === 0 ? say(rest, "minute") : ""];
  return parts.filter(Boolean).join(" ");
}
