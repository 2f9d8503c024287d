/** The part of a network address that belongs to one household or office: IPv4 whole, of IPv6 the first 64 bits. */

/** Limits count by it, because an IPv6 client may use any of the 2^64 addresses of its network. */
export function networkOf(address: string): string {
  const plain = withoutPort(address.trim().toLowerCase()).replace(/^::ffff:(?=[\d.]+$)/, "");
  return plain.includes(":") ? groupsOf(plain).slice(0, 4).join(":") : plain;
}

/** For what is kept for years: the place can be recognised, a household can't. IPv4 without its last part, of IPv6 the first 48 bits. */
export function shortNetworkOf(address: string): string {
  const network = networkOf(address);
  if (network.includes(":")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  const [, first] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network) ?? [];
  return first === undefined ? "" : `${first}.0/24`;
}

/** Some proxies write the client's port too: 192.0.2.7:50123 or [2001:db8::7]:50123. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** The eight groups of an IPv6 address; its abbreviation written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(missing).fill("0"), ...last].map((group) => group.replace(/^0+(?=.)/, ""));
}
