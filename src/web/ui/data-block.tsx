/** Data on a page, for scripts and search engines. The browser never runs it, and no content can end its element. */
type DataBlockProps = {
  type: "application/json" | "application/ld+json";
  id?: string;
  value: unknown;
  dataset?: Record<`data-${string}`, string | boolean | undefined>;
};

export function DataBlock({ type, id, value, dataset }: DataBlockProps) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type={type} id={id} {...dataset} dangerouslySetInnerHTML={{ __html: json }} />;
}
