import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Seal } from "./seal.tsx";

/** Like a postcard that was sent: the sender on the left, stamp and postmark on the right. */
export function Footer() {
  const { hotel } = useSite();
  return (
    <footer className="footer">
      <div className="postcard">
        <div className="postcard-from">
          <p className="postcard-name" {...langOf(hotel.fallback_lang, "hotel_name")}>
            {hotel.hotel_name}
          </p>
          <ContactLines />
        </div>
        <div className="postcard-to">
          <div className="stamp">
            <Seal />
          </div>
          <svg className="postmark" viewBox="0 0 220 120" aria-hidden="true">
            <circle cx="62" cy="60" r="50" />
            <circle cx="62" cy="60" r="38" />
            <path d="M112 30q14-10 27 0t27 0 27 0 27 0M116 50q13-10 26 0t26 0 26 0 26 0M116 70q13-10 26 0t26 0 26 0 26 0M112 90q14-10 27 0t27 0 27 0 27 0" />
          </svg>
          <MoreLinks />
          <SocialLinks />
        </div>
      </div>
      <div className="footer-rest">
        <LanguageLinks />
        <LegalLines />
      </div>
    </footer>
  );
}
