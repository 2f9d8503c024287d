/** One text in the five languages, told apart by place: zh-TW, zh-CN, en-US, ja-JP, ko-KR. */
import type { Texts } from "#rules/text/language.ts";

export type Five = readonly [string, string, string, string, string];

export function five([tw, cn, en, ja, ko]: Five): Texts {
  return { "zh-TW": tw, "zh-CN": cn, "en-US": en, "ja-JP": ja, "ko-KR": ko };
}

/** Puts texts together, language by language. */
export function joined(make: (...parts: string[]) => string, ...parts: Five[]): Texts {
  const at = (place: 0 | 1 | 2 | 3 | 4) => make(...parts.map((part) => part[place]));
  return five([at(0), at(1), at(2), at(3), at(4)]);
}
