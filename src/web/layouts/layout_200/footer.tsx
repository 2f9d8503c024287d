import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** The name once more, one line across the paper, the address in its middle. */
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
