import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";
import { Tiles } from "./tiles.tsx";

/** A tiled wall with one door. */
export function Footer() {
  return (
    <footer className="footer">
      <Tiles size={72} />
      <div className="footer-door">
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
