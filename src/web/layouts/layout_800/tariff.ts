import { plainText } from "#rules/text/sentence.ts";

export type Tariff = { title: string; rates: { name: string; amount: string }[] };

const CELL = /<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs;

/**
 * A room's row of the tariff that a lodging wrote as a table, each amount with its column's heading. null: no table, or no row
 * that begins with the room's number or name.
 */
export function tariffOf(html: string, room: { room_code: string; room_class_name: string }): Tariff | null {
  const [before = "", table] = html.split(/<table\b[^>]*>/, 2);
  const rows = [...(table?.split("</table>")[0] ?? "").matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(CELL)].map(([, cell]) => plainText(cell!)),
  );
  const [names = [], ...others] = rows;
  const own = others.find(([first = ""]) => first === room.room_class_name || first.split(/\s/)[0] === room.room_code);
  if (!own) return null;
  const rates = own.slice(1).flatMap((amount, index) => {
    const name = names[index + 1];
    return name && amount ? [{ name, amount }] : [];
  });
  const title = [...before.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].at(-1)?.[1] ?? "";
  return rates.length > 0 ? { title: plainText(title), rates } : null;
}
