import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** The name again, one line across the page with the address in the middle. */
export function Footer() {
  return (
    <footer className="footer">
      <Brand />
      <ContactLines />
      <MoreLinks />
      <SocialLinks />
      <LanguageLinks />
      <LegalLines />
    </footer>
  );
}
