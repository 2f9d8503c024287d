import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** The doormat: everything once more, in the pane you came to look at. */
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
