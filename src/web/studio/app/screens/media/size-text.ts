import type { Language } from "#rules/text/language.ts";

const MB = 1024 * 1024;

/** Bytes as people read them. */
export function sizeText(bytes: number, lang: Language): string {
  const [value, unit] =
    bytes >= 1024 * MB
      ? [bytes / (1024 * MB), "gigabyte"]
      : bytes >= MB
        ? [bytes / MB, "megabyte"]
        : [bytes / 1024, "kilobyte"];
  const digits = value >= 10 || unit === "kilobyte" ? 0 : 1;
  return new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}
