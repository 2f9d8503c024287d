/** @font-face rules of a lodging's headings. One weight covers all, so that the browser does not make bold text bolder. */
import type { FontSource } from "#contract/visit.ts";

/** The file of each family that has the titles comes with the page, the others when it is loaded (enhance/late-fonts.ts). */
export function HeadingFonts({ fonts }: { fonts: FontSource[] }) {
  const first = fonts.filter(({ range }) => range === "");
  const others = fonts.filter(({ range }) => range !== "");
  return (
    <>
      {first.length > 0 ? <style>{first.map(rule).join("")}</style> : null}
      {others.length > 0 ? (
        <style data-late-fonts="" media="(scripting: none)">
          {others.map(rule).join("")}
        </style>
      ) : null}
    </>
  );
}

function rule({ family, src, range }: FontSource): string {
  const only = range === "" ? "" : `unicode-range:${range};`;
  return `@font-face{font-family:"${family}";font-weight:1 1000;font-display:swap;${only}src:url(${src})format("woff2")}`;
}
