/** What a price is for, in the guest's words. */
type Per = Record<string, string | ((unit: string) => string)>;

export function perText(words: Per, { price_per, unit }: { price_per: string; unit: string }): string {
  const text = words[price_per] ?? "";
  return typeof text === "string" ? text : text(unit);
}
