/** Structural similarity of two pictures: SSIM of Wang, Bovik, Sheikh and Simoncelli (2004) with plain windows. */

const WINDOW = 8;
/** (0.01 · 255)² and (0.03 · 255)²: they avoid a division by zero in flat windows. */
const FLAT_MEAN = 6.5025;
const FLAT_VARIANCE = 58.5225;

/** Grey pictures of one size, row by row. 1: the same; 0: nothing in common; below: one is the other's negative. */
export function likeness(one: Uint8Array, other: Uint8Array, width: number): number {
  const height = one.length / width;
  if (one.length !== other.length || !Number.isInteger(height)) throw new Error("Only pictures of one size compare.");
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += 1)
    for (let left = 0; left + WINDOW <= width; left += 1) {
      sum += windowLikeness(one, other, top * width + left, width);
      windows += 1;
    }
  return sum / windows;
}

function windowLikeness(one: Uint8Array, other: Uint8Array, start: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1)
    for (let column = 0; column < WINDOW; column += 1) {
      const [x, y] = [one[start + row * width + column]!, other[start + row * width + column]!];
      a += x;
      b += y;
      aa += x * x;
      bb += y * y;
      ab += x * y;
    }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [a / count, b / count];
  const [varianceA, varianceB, together] = [
    aa / count - meanA ** 2,
    bb / count - meanB ** 2,
    ab / count - meanA * meanB,
  ];
  return (
    ((2 * meanA * meanB + FLAT_MEAN) * (2 * together + FLAT_VARIANCE)) /
    ((meanA ** 2 + meanB ** 2 + FLAT_MEAN) * (varianceA + varianceB + FLAT_VARIANCE))
  );
}
