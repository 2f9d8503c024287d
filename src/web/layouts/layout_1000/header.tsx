import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Equal halves of the menu on both sides of the name; Book in the middle. */
export function Header() {
  const { words, orderWords, href } = useSite();
  return (
    <header className="header">
      <nav className="header-side header-left" aria-label={words.menu}>
        <MenuSheet />
        <LanguageMenu />
        <MenuLinks half="first" />
      </nav>
      <Brand />
      <div className="header-side header-right">
        <MenuLinks half="second" />
        <div className="header-own">
          <MemberLink />
          <a className="header-orders" href={href("/orders")}>
            {orderWords.my_booking}
          </a>
        </div>
      </div>
      <BookButton className="tongue" />
    </header>
  );
}
