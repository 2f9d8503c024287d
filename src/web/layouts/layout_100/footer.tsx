import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MenuLinks, MoreLinks } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Four columns: the lodging, its pages, its service, its languages. */
export function Footer() {
  const { hotel, menu, words } = useSite();
  return (
    <footer className="footer">
      <div className="footer-columns">
        <div className="footer-house">
          <Brand />
          <ContactLines />
        </div>
        {menu.length > 0 ? (
          <div>
            <p className="footer-title">{words.menu}</p>
            <MenuLinks className="footer-links" />
          </div>
        ) : null}
        <div>
          <p className="footer-title">{words.help}</p>
          <MoreLinks className="footer-links" />
          <SocialLinks />
        </div>
        {hotel.support_lang.length > 1 ? (
          <div>
            <p className="footer-title">{words.language}</p>
            <LanguageLinks />
          </div>
        ) : null}
      </div>
      <LegalLines />
    </footer>
  );
}
