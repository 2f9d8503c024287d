/** The part of a network address that belongs to one household or office: IPv4 whole, of IPv6 the first 64 bits. */

/** Limits count by it, because an IPv6 client may use any of the 2^64 addresses of its network. */
export function networkOf(address: string): string {
  const plain = withoutPort(address.trim().toLowerCase()).replace(/^::ffff:(?=[\d.]+$)/, "");
  return plain.includes(":") ? groupsOf(plain).slice(0, 4).join(":") : plain;
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
