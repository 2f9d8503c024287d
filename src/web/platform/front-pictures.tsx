/** One picture each of booking, the studio and an e-mail, with what it is good for. */
import { FRONT_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";

/** Written by `npm run shots:front`. */
const PICTURES = import.meta.glob<string>("./pictures/front/*.webp", { eager: true, import: "default" });
const [WIDTH, HEIGHT] = [960, 640];

export function Pictures({ lang }: { lang: Language }) {
  const words = FRONT_WORDS[lang];
  const picture = (name: "booking" | "studio" | "mail") => PICTURES[`./pictures/front/${name}-${lang}.webp`];
  const shown = [
    {
      src: picture("booking"),
      alt: words.picture_booking,
      title: words.booking_title,
      text: words.booking_text,
    },
    {
      src: picture("studio"),
      alt: words.picture_studio,
      title: words.studio_title,
      text: words.studio_text,
    },
    {
      src: picture("mail"),
      alt: words.picture_mail,
      title: words.mails_title,
      text: words.mails_text,
    },
  ];
  return (
    <section className="front-pictures" aria-labelledby="how">
      <h2 id="how">{words.how}</h2>
      <ul>
        {shown.map(({ src, alt, title, text }) => (
          <li key={title}>
            <img src={src} alt={alt} width={WIDTH} height={HEIGHT} loading="lazy" decoding="async" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
