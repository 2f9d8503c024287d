import { pageAddress } from "#rules/site/address.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { useLayout } from "#web/use-layout.ts";
import { ContactLines } from "#web/sections/imprint.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { shownName } from "#rules/site/discretion.ts";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { useSite } from "#web/site.ts";
import { QrCode } from "#web/ui/qr-code.tsx";

export default function Follow() {
  const site = useSite();
  const { hotel, words, origin, product, lang } = site;
  const { info } = hotel;
  const layout = useLayout();
  const ways = [
    { title: "LINE", href: info.line },
    { title: "Facebook", href: info.fb },
    { title: "Instagram", href: info.instagram },
  ].filter(({ href }) => /^https?:\/\//.test(href));
  return (
    <>
      <PageMeta
        title={words.follow_title(shownName(layout, hotel))}
        isWholeTitle
        description={words.follow_text}
        data={[breadcrumbs(site, [{ name: words.contact_us, path: "/follow" }])]}
      />
      <layout.PageHead title={words.follow_title(hotel.hotel_name)} lead={words.follow_text} />
      <div className="page follow-page">
        <div>
          <ul className="follow-ways">
            {info.phone ? (
              <li>
                <a className="button" href={phoneLink(info.phone)}>
                  {words.call_us} {info.phone}
                </a>
              </li>
            ) : null}
            {ways.map(({ title, href }) => (
              <li key={title}>
                <a className="button button-quiet" href={href} rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <ContactLines />
        </div>
        <figure className="follow-code">
          <QrCode text={origin + pageAddress(product, lang, "/follow")} title={words.scan_to_open} />
          <figcaption>{words.scan_to_open}</figcaption>
        </figure>
      </div>
    </>
  );
}
