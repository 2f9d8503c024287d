/** Rich text as lines of plain text, one for each paragraph or item, for where there is no markup. */

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

const BLOCK_ENDS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|li|h\d|dt|dd|tr|blockquote|caption|ul|ol|dl|table)\s*>/gi;

export function plainLines(html: string): string[] {
  return html
    .replace(/\s+/g, " ")
    .replace(BLOCK_ENDS, "\n")
    .replace(/<\/t[hd]\s*>/gi, " ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
