/** The few signs that fit on a seal: a name's first four in scripts that are carved sign by sign, else two initials. */
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
