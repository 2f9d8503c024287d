/**
 * JSON that is joined from parts made before. A part is kept as the bytes it will be, one sign per byte (latin1): joining is
 * all that is left to do, where writing and encoding it anew would take longer than finding the answer.
 */
const parts = new WeakMap<object, string>();

const asBytes = (json: string) => Buffer.from(json).toString("latin1");

/** The JSON of an object that nobody changes, without its last brace: more fields follow. */
export function openPart(part: object): string {
  const known = parts.get(part);
  if (known !== undefined) return known;
  const made = asBytes(JSON.stringify(part).slice(0, -1));
  parts.set(part, made);
  return made;
}

/** An answer for who asks within the house, and a faster way to its JSON for the wire. Only the one that is asked for is made. */
export class Written<Data> {
  readonly data: () => Data;
  /** Exactly what JSON.stringify(data()) gives, one sign per byte. */
  readonly json: () => string;

  constructor(data: () => Data, json: () => string) {
    this.data = data;
    this.json = json;
  }
}

export function bytesOf(json: string): Uint8Array<ArrayBuffer> {
  return Buffer.from(json, "latin1");
}
