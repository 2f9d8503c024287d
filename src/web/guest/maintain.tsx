import { readStay } from "#rules/booking/stay.ts";
import { useLayout } from "#web/use-layout.ts";
import { ContactLines } from "#web/sections/imprint.tsx";
import { Contact } from "#web/sections/search.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { useSite } from "#web/site.ts";

/** No online booking: says so, repeats the requested stay, and says how to reach the lodging. */
export default function Maintain() {
  const site = useSite();
  const { words, href, hotel, search, today, day } = site;
  const title = hotel.booking_close ? words.maintain_title : words.ask_to_book_title;
  const text = hotel.booking_close ? words.maintain_text : words.ask_to_book_text;
  const query = new URLSearchParams(search);
  const stay = query.has("start") ? readStay(query, today) : null;
  const at = (date: string) => day(Date.parse(`${date}T12:00:00Z`) / 1000);
  const { PageHead } = useLayout();
  return (
    <>
      <PageMeta title={title} description={text} isHidden />
      <PageHead title={title} lead={text} />
      <div className="page maintain-page">
        {stay ? (
          <p className="lead">
            {words.between(at(stay.start), at(stay.end))} · {words.adults} {stay.adults} · {words.children}{" "}
            {stay.children} · {words.room_count} {stay.room}
          </p>
        ) : null}
        <Contact site={site} />
        <ContactLines />
        <p>
          <a className="more" href={href("/")}>
            {words.back_home}
          </a>
        </p>
      </div>
    </>
  );
}
