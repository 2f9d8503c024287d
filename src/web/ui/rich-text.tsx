/** Rich text an owner wrote. The API has sanitised it; this is the only place where HTML enters a page. */
type RichTextProps = { html: string; lang?: string | undefined; className?: string };

export function RichText({ html, lang, className = "" }: RichTextProps) {
  if (html === "") return null;
  // A wide table scrolls inside its own box: the keyboard must be able to reach it.
  const reachable = html.replaceAll("<table>", '<table tabindex="0">');
  return <div className={`rich ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: reachable }} />;
}
