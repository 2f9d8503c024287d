import { useLayout } from "#web/dress.ts";
import { ContactLines } from "#web/sections/imprint.tsx";
import { Contact } from "#web/sections/search.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { useSite } from "#web/site.ts";

/** Booking is closed and there is nowhere else to send the guest: say so, and say how to reach the lodging. */
export default function Maintain() {
  const site = useSite();
  const { words, href } = site;
  const { PageHead } = useLayout();
  return (
    <>
      <PageMeta title={words.maintain_title} description={words.maintain_text} isHidden />
      <PageHead title={words.maintain_title} lead={words.maintain_text} />
      <div className="page maintain-page">
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
