import { phoneLink } from "#rules/guests/phone.ts";
import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Two rows: contact details, which scroll away, and the bar that stays. A phone shows only the bar. */
export function Header() {
  const { words } = useSite();
  return (
    <header className="header">
      <Utility />
      <div className="bar">
        <Brand />
        <nav className="bar-menu" aria-label={words.menu}>
          <MenuLinks />
        </nav>
        <BookButton />
        <MenuSheet />
      </div>
    </header>
  );
}

function Utility() {
  const { hotel, href, orderWords, words } = useSite();
  const { address, phone } = hotel.info;
  return (
    <div className="utility">
      <div className="utility-row">
        {address ? (
          <a className="utility-place" href={href("/#location")}>
            <Icon name="pin" />
            <span {...langOf(hotel.fallback_lang, "info.address")}>{address}</span>
          </a>
        ) : null}
        {phone ? (
          <a href={phoneLink(phone)}>
            <Icon name="phone" />
            <span className="hidden">{words.phone} </span>
            {phone}
          </a>
        ) : null}
        <a href={href("/orders")}>{orderWords.my_booking}</a>
        <MemberLink />
        <LanguageMenu />
      </div>
    </div>
  );
}
