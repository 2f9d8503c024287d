import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** The footer, in the right pane. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="mat">
        <Brand />
        <ContactLines />
        <MoreLinks />
        <SocialLinks />
        <LanguageLinks />
        <LegalLines />
      </div>
    </footer>
  );
}
