/** Which IP addresses belong to the public internet. All others are private, the cloud's, or reserved. */

type Bytes = readonly number[];
type Range = { bytes: Bytes; bits: number };

/** Four or sixteen bytes; null where the text is no IP address in its plain spelling (no zone, no leading zeros, no hex IPv4). */
export function parseIpAddress(text: string): Bytes | null {
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

export function isPublicAddress(text: string): boolean {
  const bytes = parseIpAddress(text);
  if (bytes === null) return false;
  if (bytes.length === 4) return !isWithin(bytes, SPECIAL_IPV4);
  // NAT64 is how a network without IPv4 reaches IPv4: what counts is the address inside.
  if (isWithin(bytes, [NAT64])) return !isWithin(bytes.slice(12), SPECIAL_IPV4);
  return isWithin(bytes, [GLOBAL_IPV6]) && !isWithin(bytes, SPECIAL_IPV6);
}

function parseIpv4(text: string): Bytes | null {
  const parts = text.split(".");
  const isPlain = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  return isPlain ? parts.map(Number) : null;
}

function parseIpv6(text: string): Bytes | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const head = parseGroups(halves[0]!);
  const tail = parseGroups(halves[1] ?? "");
  if (head === null || tail === null) return null;
  const missing = 16 - head.length - tail.length;
  // "::" replaces at least one group; without it all eight are written.
  if (halves.length === 2 ? missing < 2 : missing !== 0) return null;
  return [...head, ...Array<number>(missing).fill(0), ...tail];
}

function parseGroups(text: string): Bytes | null {
  if (text === "") return [];
  const groups = text.split(":");
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    const isLast = index === groups.length - 1;
    const ipv4 = isLast && group.includes(".") ? parseIpv4(group) : null;
    if (ipv4 !== null) bytes.push(...ipv4);
    else if (/^[0-9a-f]{1,4}$/i.test(group)) bytes.push(parseInt(group, 16) >> 8, parseInt(group, 16) & 255);
    else return null;
  }
  return bytes;
}

function isWithin(bytes: Bytes, ranges: readonly Range[]): boolean {
  return ranges.some(({ bytes: first, bits }) =>
    first.every((byte, index) => {
      const mask = 256 - 2 ** (8 - Math.min(8, Math.max(0, bits - index * 8)));
      return (byte & mask) === (bytes[index]! & mask);
    }),
  );
}

function range(text: string): Range {
  const [address = "", bits = ""] = text.split("/");
  return { bytes: parseIpAddress(address)!, bits: Number(bits) };
}

/** IANA's special-purpose registry, multicast and reserved space. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8", // this host
  "10.0.0.0/8", // private
  "100.64.0.0/10", // carrier-grade NAT; some clouds keep their metadata here
  "127.0.0.0/8", // loopback
  "168.63.129.16/32", // Azure's own services, reachable from every machine there
  "169.254.0.0/16", // link-local, with the metadata of most clouds
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // 6to4 relays, given up
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, broadcast
].map(range);

const NAT64 = range("64:ff9b::/96");
/** All public IPv6 addresses start so; loopback, mapped, unique local, link-local and multicast ones do not. */
const GLOBAL_IPV6 = range("2000::/3");
const SPECIAL_IPV6 = [
  "2001::/23", // protocol assignments, among them Teredo, which hides an IPv4 address
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4, which hides an IPv4 address
  "3fff::/20", // documentation
].map(range);
