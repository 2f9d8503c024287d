/** A certificate for tests of TLS: Node has no function that makes one. X.509 in DER encoding. */
import { generateKeyPairSync, sign } from "node:crypto";

function tagged(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const bytes = (hex: string): Buffer => Buffer.from(hex, "hex");
const sequence = (...parts: Uint8Array[]): Buffer => tagged(0x30, ...parts);
const ECDSA_WITH_SHA256 = sequence(tagged(0x06, bytes("2a8648ce3d040302")));
const COMMON_NAME = tagged(0x06, bytes("550403"));
const ALTERNATIVE_NAME = tagged(0x06, bytes("551d11"));
const VERSION_3 = tagged(0xa0, tagged(0x02, Buffer.from([2])));

/** Self-signed: clients must be configured to trust it. */
export function makeCertificate(hosts: string[]): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from(hosts[0]!)))));
  const valid = sequence(...["250101000000Z", "490101000000Z"].map((time) => tagged(0x17, Buffer.from(time))));
  const names = sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host))));
  const extensions = tagged(0xa3, sequence(sequence(ALTERNATIVE_NAME, tagged(0x04, names))));
  const subject = publicKey.export({ type: "spki", format: "der" });
  const serial = tagged(0x02, Buffer.from([1]));
  const body = sequence(VERSION_3, serial, ECDSA_WITH_SHA256, name, valid, name, subject, extensions);
  const signature = tagged(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const der = sequence(body, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)!.join("\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
