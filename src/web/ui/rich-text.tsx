/** Rich text an owner wrote. The API has sanitised it; this is the only place where HTML enters a page. */
type RichTextProps = { html: string; lang?: string | undefined; className?: string };

export function RichText({ html, lang, className = "" }: RichTextProps) {
  if (html === "") return null;
  return <div className={`rich ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
