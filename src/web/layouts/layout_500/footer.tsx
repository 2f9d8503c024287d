import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";

/** Like a newspaper's imprint: the lodging, its place, its languages. */
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
