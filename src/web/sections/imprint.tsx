/** Contact and what the law requires, for every footer. */
import { phoneLink } from "#rules/guests/phone.ts";
import { ConsentSettings } from "#web/sections/consent.tsx";
import { langOf, useSite } from "#web/site.ts";

export function ContactLines() {
  const { hotel, words } = useSite();
  const { info } = hotel;
  const phones = [info.phone, info.phone2].filter(Boolean);
  return (
    <address className="contact-lines">
      {info.address ? <p {...langOf(hotel.fallback_lang, "info.address")}>{info.address}</p> : null}
      {phones.map((phone) => (
        <p key={phone}>
          <span className="contact-label">{words.phone}</span> <a href={phoneLink(phone)}>{phone}</a>
        </p>
      ))}
      {info.fax ? (
        <p>
          <span className="contact-label">{words.fax}</span> {info.fax}
        </p>
      ) : null}
      {info.email ? (
        <p>
          <span className="contact-label">{words.email}</span> <a href={`mailto:${info.email}`}>{info.email}</a>
        </p>
      ) : null}
    </address>
  );
}

export function SocialLinks() {
  const { hotel } = useSite();
  const { line, fb, instagram } = hotel.info;
  const links = [
    { title: "LINE", href: line },
    { title: "Facebook", href: fb },
    { title: "Instagram", href: instagram },
  ].filter(({ href }) => /^https?:\/\//.test(href));
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {links.map(({ title, href }) => (
        <li key={title}>
          <a href={href} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LegalLines() {
  const { hotel, words } = useSite();
  const { registration_name, agent_name, business_registration, unified_business_number, picture_note } = hotel.info;
  return (
    <div className="legal">
      {registration_name || agent_name || business_registration || unified_business_number ? (
        <p>
          {registration_name ? <span>{registration_name}</span> : null}
          {agent_name ? (
            <span>
              {words.agent_name} {agent_name}
            </span>
          ) : null}
          {business_registration ? (
            <span>
              {words.business_registration} {business_registration}
            </span>
          ) : null}
          {unified_business_number ? (
            <span>
              {words.unified_business_number} {unified_business_number}
            </span>
          ) : null}
        </p>
      ) : null}
      {picture_note ? <p {...langOf(hotel.fallback_lang, "info.picture_note")}>{picture_note}</p> : null}
      <ConsentSettings />
    </div>
  );
}
