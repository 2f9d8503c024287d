import { writtenCoordinates } from "#web/layouts/layout_400/coordinates.ts";
import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks, MoreLinks } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { useRidge } from "./terrain.tsx";

/** Like the information board at a trailhead: the lodging, its place, its contact, and links as arrows. */
export function Footer() {
  const { hotel } = useSite();
  const { coordinates } = hotel.info;
  return (
    <footer className="footer">
      <div className="footer-ridge" style={useRidge(3, 88)} />
      <div className="footer-ground">
        <div className="board">
          <div className="board-name">
            <Brand />
            {coordinates ? <p className="board-place">{writtenCoordinates(coordinates)}</p> : null}
          </div>
          <ContactLines />
          <MoreLinks className="planks" />
        </div>
        <div className="footer-rest">
          <SocialLinks />
          <LanguageLinks />
          <LegalLines />
        </div>
      </div>
    </footer>
  );
}
