/** Hours and minutes, as one says them. */
export function inWords(minutes: number, lang: string): string {
  const say = (count: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? say(hours, "hour") : "", rest > 0 || hours === 0 ? say(rest, "minute") : ""];
  return parts.filter(Boolean).join(" ");
}
