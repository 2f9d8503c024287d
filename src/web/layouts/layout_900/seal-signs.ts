/** The characters on a seal: the first four of a name in CJK scripts, else two initials. */
const CARVED = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]/;
const MOST_CARVED = 4;
const MOST_INITIALS = 2;

export function sealSigns(name: string): string {
  const carved = [...name].filter((sign) => CARVED.test(sign));
  if (carved.length > 0) return carved.slice(0, MOST_CARVED).join("");
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_INITIALS)
    .map((word) => word[0]!.toUpperCase())
    .join("");
}
