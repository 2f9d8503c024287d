/** Declares the letters of a lodging's headings. One weight answers for all: a browser must not thicken it by itself. */
import type { DisplayFace } from "#contract/visit.ts";

export function DisplayFaces({ faces }: { faces: DisplayFace[] }) {
  if (faces.length === 0) return null;
  return <style>{faces.map(rule).join("")}</style>;
}

function rule({ family, src, range }: DisplayFace): string {
  const only = range === "" ? "" : `unicode-range:${range};`;
  return `@font-face{font-family:"${family}";font-weight:1 1000;font-display:swap;${only}src:url(${src})format("woff2")}`;
}
