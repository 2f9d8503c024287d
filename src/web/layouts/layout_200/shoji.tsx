/** What stands where a picture is missing: the screen is still closed. Drawn by the stylesheet. */
export function Shoji() {
  return <div className="shoji" />;
}
