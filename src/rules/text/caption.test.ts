import { expect, test } from "vitest";
import { captionOf } from "./caption.ts";

test.each([
  ["北窗房的床：白磚牆、墨藍床旗、一盞陶燈", "北窗房的床"],
  ["靠著牆的三幅畫，地板上是條紋地毯的一角", "靠著牆的三幅畫"],
  ["北窓の間。鉄枠の大窓の下に画架と作業机", "北窓の間"],
  ["Three jars of brushes and squeezed tubes of paint.", "Three jars of brushes and squeezed tubes of paint"],
  ["The darkroom under its red lamp: three trays", "The darkroom under its red lamp"],
  ["", ""],
])("%s", (alt, caption) => expect(captionOf(alt)).toBe(caption));
