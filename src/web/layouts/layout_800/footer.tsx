import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** Quiet: how to find the lodging and what the law wants said, and no name in lights. */
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
