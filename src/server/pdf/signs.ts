/** Text as signs, each with the font that draws it. A sign is what a reader takes for one character, however it is encoded. */
import type { Face } from "#server/pdf/fonts.ts";

export type Sign = {
  /** As it was written. */
  text: string;
  /** As it is drawn: the same, or the substitute where no font has it. */
  shown: string;
  face: Face;
};

/** Neighbours of one font, drawn at once. */
export type Run = Sign;

/** Shown for what no font of ours can draw: an empty box, known as a missing character. */
export const SUBSTITUTE = "□";

/** Stacked accents would reach into other lines; no name has more than three on one character. */
const TOWER = /\p{Mn}{4}/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Of clean text. */
export function signsOf(text: string, faces: readonly Face[]): Sign[] {
  return [...graphemes.segment(text)].map(({ segment }): Sign => {
    const face = TOWER.test(segment) ? undefined : faceFor(segment, faces);
    if (face) return { text: segment, shown: segment, face };
    return { text: segment, shown: SUBSTITUTE, face: faceFor(SUBSTITUTE, faces)! };
  });
}

function faceFor(segment: string, faces: readonly Face[]): Face | undefined {
  const codePoints = [...segment].map((each) => each.codePointAt(0)!);
  return faces.find((face) => codePoints.every((codePoint) => face.has(codePoint)));
}

const isSubstituted = ({ text, shown }: Sign): boolean => text !== shown;

export function runsOf(signs: readonly Sign[]): Run[] {
  const runs: Run[] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    // A substitute is a run of its own: copying it gives the original text.
    if (last && last.face === sign.face && !isSubstituted(last) && !isSubstituted(sign)) {
      last.text += sign.text;
      last.shown += sign.shown;
    } else runs.push({ ...sign });
  }
  return runs;
}

/** Code points that can't be shown. */
export function countSubstituted(signs: readonly (Sign | Run)[]): number {
  return signs.filter(isSubstituted).reduce((sum, { text }) => sum + [...text].length, 0);
}
