/** An answer that is a file, sent as it is instead of in the envelope. */
export class FileAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** In any script; the header encodes it for browsers. */
  name: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}
