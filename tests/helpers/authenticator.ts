/** A device with passkeys, in software: makes keys and signs challenges as WebAuthn says (attestation `none`, ES256). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** User present, user verified, and (at registration) a credential attached. */
const FLAGS = { present: 0x01, verified: 0x04, attached: 0x40 } as const;

type Held = { id: Buffer; privateKey: KeyObject; userHandle: string };
type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString("base64url");

/** The few kinds of CBOR that are needed: numbers, bytes, texts, maps. */
function cbor(value: number | Buffer | string | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

export class Authenticator {
  readonly origin: string;
  /** What the next signature reports: how often it has been used, and whether its owner was verified. */
  counter = 0;
  isVerified = true;
  held: Held | null = null;

  constructor(origin: string) {
    this.origin = origin;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authData(rpId: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = this.isVerified ? FLAGS.verified : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | FLAGS.present | verified]), counter, more]);
  }

  /** `navigator.credentials.create` */
  create({ challenge, rp, user }: Options) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    const id = randomBytes(32);
    this.held = { id, privateKey, userHandle: user!.id };
    const point = (text: string | undefined) => Buffer.from(text!, "base64url");
    const cose = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]])); // prettier-ignore
    const length = Buffer.from([0, id.length]);
    const authData = this.#authData(rp!.id!, FLAGS.attached, Buffer.concat([Buffer.alloc(16), length, id, cose]));
    const attestation = cbor(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      },
    };
  }

  /** `navigator.credentials.get` */
  get({ challenge, rpId }: Options) {
    const { id, privateKey, userHandle } = this.held!;
    const clientData = this.#clientData("webauthn.get", challenge);
    const authData = this.#authData(rpId!, 0);
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey);
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle,
      },
    };
  }
}
