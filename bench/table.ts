/** A Markdown table, printed row by row as it is measured. */
export function table(heads: readonly string[]): (cells: readonly (string | number)[]) => void {
  console.log(`\n| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}`);
  return (cells) => console.log(`| ${cells.map(write).join(" | ")} |`);
}

/** Three significant digits. */
function write(cell: string | number): string {
  if (typeof cell === "string") return cell;
  return cell >= 100 || Number.isInteger(cell) ? String(Math.round(cell)) : cell.toFixed(cell < 10 ? 2 : 1);
}
