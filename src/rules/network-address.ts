/** The network that an address belongs to: a household or office has one IPv4 address, or one /64 of IPv6. */
export function networkOf(address: string): string {
  return address.includes(":") ? groupsOf(address).slice(0, 4).join(":") : address;
}

/** The eight groups of an IPv6 address; its abbreviation written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(missing).fill("0"), ...last].map((group) => group.replace(/^0+(?=.)/, ""));
}
