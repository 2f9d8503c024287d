import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Equal halves of the menu on both sides of the name; Book in the middle. */
export function Header() {
  const { words, orderWords, href, menu } = useSite();
  const orders = (
    <a className="header-orders" href={href("/orders")}>
      {orderWords.my_booking}
    </a>
  );
  // An odd menu would lean to the left: the guest's own booking evens it out.
  const isOdd = menu.length % 2 === 1;
  return (
    <header className="header">
      <nav className="header-side header-left" aria-label={words.menu}>
        <MenuSheet />
        <LanguageMenu />
        <MenuLinks half="first" />
      </nav>
      <Brand />
      <div className="header-side header-right">
        <div className="header-second">
          <MenuLinks half="second" />
          {isOdd ? orders : null}
        </div>
        <div className="header-own">
          <MemberLink />
          {isOdd ? null : orders}
        </div>
      </div>
      <BookButton className="tongue" />
    </header>
  );
}
