/** Taiwanese vendors write times as their clocks show them. Taiwan has kept UTC+8 without summer time since 1980. */
const OFFSET_MS = 8 * 3_600_000;

/** `2026-11-15 18:03:09` */
export function taipeiTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** The instant of `2026/11/15 18:03:09`, of `2026-11-15`, or null; a day alone means its last second. */
export function fromTaipei(text: string): Date | null {
  const parts = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (!parts) return null;
  const instant = new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4] ?? "23:59:59"}+08:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
