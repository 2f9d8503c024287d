/** fontkit comes without types; this is what we use of it. */
declare module "fontkit" {
  export type Font = {
    postscriptName: string;
    characterSet: number[];
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    glyphForCodePoint: (codePoint: number) => { id: number; codePoints: number[] };
  };
  export function create(bytes: Uint8Array): Font;
}
