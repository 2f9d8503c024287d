/** Rich text written by an owner and sanitised by the API; the only place where HTML enters a page. */
type RichTextProps = { html: string; lang?: string | undefined; className?: string };

export function RichText({ html, lang, className = "" }: RichTextProps) {
  if (html === "") return null;
  // A wide table scrolls in its own box, which must be reachable by keyboard.
  const reachable = html.replaceAll("<table>", '<table tabindex="0">');
  return <div className={`rich ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: reachable }} />;
}
