import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** The last lines of an issue: who made it, where, and in which languages it appears. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="colophon">
        <Brand />
        <div className="colophon-columns">
          <ContactLines />
          <div>
            <MoreLinks />
            <SocialLinks />
          </div>
          <LanguageLinks />
        </div>
        <LegalLines />
      </div>
    </footer>
  );
}
