import { Brand, BookButton, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { Dock } from "./dock.tsx";

export function Header() {
  const { path, words, hotel } = useSite();
  const isOverPicture = path === "/" && hotel.info.banner_images.length > 0;
  return (
    <>
      <header className="header" data-over={isOverPicture}>
        <nav className="header-left" aria-label={words.menu}>
          <MenuLinks half="first" />
          <MenuSheet />
        </nav>
        <Brand />
        <div className="header-right">
          <MenuLinks half="second" />
          <LanguageMenu />
          <BookButton />
        </div>
      </header>
      <Dock />
    </>
  );
}
