/** @font-face rules of a lodging's headings. One weight covers all, so that the browser does not make bold text bolder. */
import type { FontSource } from "#contract/visit.ts";

export function HeadingFonts({ fonts }: { fonts: FontSource[] }) {
  if (fonts.length === 0) return null;
  return <style>{fonts.map(rule).join("")}</style>;
}

function rule({ family, src, range }: FontSource): string {
  const only = range === "" ? "" : `unicode-range:${range};`;
  return `@font-face{font-family:"${family}";font-weight:1 1000;font-display:swap;${only}src:url(${src})format("woff2")}`;
}
