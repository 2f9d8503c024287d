/** Shown where a picture is missing: a closed paper screen, drawn in CSS. */
export function Shoji() {
  return <div className="shoji" />;
}
