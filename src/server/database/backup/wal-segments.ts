/**
 * Names of WAL segments: the files of 16 MB in which PostgreSQL writes down every change before it makes it. Eight hexadecimal
 * digits each for the timeline, the upper half of the position, and the segment within it.
 */
const SEGMENT_BYTES = 16n * 1024n * 1024n;
const PER_UPPER_HALF = 0x1_0000_0000n / SEGMENT_BYTES;

const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, "0");

const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);

const timelineOf = (segment: string) => segment.slice(0, 8);
const numberOf = (segment: string) =>
  BigInt(`0x${segment.slice(8, 16)}`) * PER_UPPER_HALF + BigInt(`0x${segment.slice(16)}`);
const nameOf = (timeline: string, number: bigint) =>
  `${timeline}${hex(number / PER_UPPER_HALF)}${hex(number % PER_UPPER_HALF)}`;

function byteAt(position: string): bigint {
  const [upper = "0", lower = "0"] = position.split("/");
  return (BigInt(`0x${upper}`) << 32n) + BigInt(`0x${lower}`);
}

/** The segment that holds this position (`0/3000158`), on the timeline of another segment. */
export const segmentAt = (position: string, likeSegment: string): string =>
  nameOf(timelineOf(likeSegment), byteAt(position) / SEGMENT_BYTES);

/** The one that holds the byte before it, where a backup ends. */
export const segmentBefore = (position: string, likeSegment: string): string =>
  nameOf(timelineOf(likeSegment), (byteAt(position) - 1n) / SEGMENT_BYTES);

/** Every segment from the first to the last, both included. */
export function segmentsBetween(first: string, last: string): string[] {
  const names: string[] = [];
  for (let number = numberOf(first); number <= numberOf(last); number += 1n)
    names.push(nameOf(timelineOf(first), number));
  return names;
}

/** The last segment there is, and the first that is missing before it; null: there is no gap. */
export function findEnd(first: string, present: ReadonlySet<string>): { last: string; gap: string | null } {
  const later = [...present].filter(
    (name) => isSegment(name) && timelineOf(name) === timelineOf(first) && name >= first,
  );
  const last = later.toSorted().at(-1) ?? first;
  return { last, gap: segmentsBetween(first, last).find((name) => !present.has(name)) ?? null };
}
