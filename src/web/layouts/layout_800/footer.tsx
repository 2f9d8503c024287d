import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** Plain: address and legal information, without the lit name. */
export function Footer() {
  return (
    <footer className="footer">
      <ContactLines />
      <div className="footer-links">
        <MoreLinks />
        <SocialLinks />
        <LanguageLinks />
      </div>
      <LegalLines />
    </footer>
  );
}
