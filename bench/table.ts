/** A Markdown table, printed row by row as it is measured. */
let lines: string[] = [];

export function table(heads: readonly string[]): (cells: readonly (string | number)[]) => void {
  print("");
  print(`| ${heads.join(" | ")} |`);
  print(`|${"---|".repeat(heads.length)}`);
  return (cells) => print(`| ${cells.map(write).join(" | ")} |`);
}

/** What was printed since the last time. */
export function takeLines(): string[] {
  const taken = lines;
  lines = [];
  return taken;
}

function print(line: string): void {
  lines.push(line);
  console.log(line);
}

/** Three significant digits. */
function write(cell: string | number): string {
  if (typeof cell === "string") return cell;
  return cell >= 100 || Number.isInteger(cell) ? String(Math.round(cell)) : cell.toFixed(cell < 10 ? 2 : 1);
}
