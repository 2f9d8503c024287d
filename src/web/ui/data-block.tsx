/** Data on a page, for scripts and search engines. The browser never runs it, and no content can end its element. */
type DataBlockProps = { type: "application/json" | "application/ld+json"; id?: string; value: unknown };

export function DataBlock({ type, id, value }: DataBlockProps) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
