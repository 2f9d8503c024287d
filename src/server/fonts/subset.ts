/** A font with these characters and no others. */
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** What headings use: upright and vertical forms, and the kerning of Latin letters in handwriting. */
const FEATURES = ["vert", "vrt2", "kern", "ccmp", "mark"];

/** `weight` picks one out of a font that has them all. */
export async function subset(
  path: string,
  text: string,
  targetFormat: "woff2" | "truetype",
  weight?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = await subsetFont(await readFile(path), text, {
    targetFormat,
    noHinting: true,
    keepFeatures: FEATURES,
    dropTables: ["BASE", "DSIG"],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  return new Uint8Array(made);
}
