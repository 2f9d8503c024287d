/** A QR code as one shape, to be scanned, clicked and read out. */
import { encode } from "uqr";
import { INK } from "#server/pdf/look.ts";
import type { Sheet } from "#server/pdf/sheet.ts";

export function drawQrMark(sheet: Sheet, url: string, alt: string, x: number, y: number, size: number): void {
  const { doc } = sheet;
  const { data } = encode(url, { ecc: "M", border: 0 });
  const module = size / data.length;
  const link = sheet.tag("Link");
  sheet.tag("Figure", link, { alt }).add(() => {
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (!isDark || cells[column - 1]) continue;
        const end = cells.indexOf(false, column);
        const length = (end === -1 ? cells.length : end) - column;
        doc.rect(x + column * module, y + row * module, length * module, module);
      }
    }
    doc.fill(INK);
  });
  // What is said of a link is a text of the document, not a plain string.
  doc.link(x, y, size, size, url, { structParent: link, Contents: new String(alt) } as object);
  link.end();
}
