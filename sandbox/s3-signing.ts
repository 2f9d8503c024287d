/** Amazon's Signature Version 4, from its documentation: the check of one request. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

type Signed = { method: string; url: URL; headers: Record<string, string>; host: string; body: Buffer };
type Keys = { key_id: string; secret: string; region: string };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
/** A request is good for a quarter of an hour. */
const SKEW_MS = 15 * 60_000;

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const momentOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

export function isSignedV4({ method, url, headers, host, body }: Signed, keys: Keys, now: Date): boolean {
  const [, key_id, day = "", region = "", names = "", signature = ""] =
    AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
  const stamp = headers["x-amz-date"] ?? "";
  const payload = headers["x-amz-content-sha256"] ?? "";
  if (key_id !== keys.key_id || region !== keys.region || !stamp.startsWith(day)) return false;
  if (!(Math.abs(momentOf(stamp) - now.getTime()) <= SKEW_MS)) return false;
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return false;
  const signedNames = names.split(";");
  // Whoever may leave these out could send the same request elsewhere.
  if (!signedNames.includes("host") || !signedNames.includes("x-amz-date")) return false;
  const given: Record<string, string> = { ...headers, host };
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const canonical = [
    method,
    url.pathname,
    query,
    ...signedNames.map((name) => `${name}:${(given[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    names,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${keys.secret}`);
  const right = hmac(key, text);
  const given_signature = Buffer.from(signature, "hex");
  return given_signature.length === right.length && timingSafeEqual(right, given_signature);
}
