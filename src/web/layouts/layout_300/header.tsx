import { BookButton } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { Host } from "./host.tsx";

/** No header bar: the host's pane, and on a phone four tabs at the bottom. */
export function Header() {
  return (
    <>
      <Host />
      <Tabs />
    </>
  );
}

function Tabs() {
  const { filled, hotel, href, path, words, titles } = useSite();
  const { address, coordinates, location_block } = hotel.info;
  const hasMap = address !== "" || coordinates !== null || location_block !== "";
  const tabs: { icon: IconName; title: string; to: string }[] = [
    { icon: "bed", title: titles.rooms.title, to: "/#rooms" },
    ...(filled.facilities ? [{ icon: "cup" as const, title: titles.facilities.title, to: "/facilities" }] : []),
    ...(hasMap ? [{ icon: "pin" as const, title: words.location, to: "/#location" }] : []),
  ];
  return (
    <nav className="tabs" aria-label={words.book_now}>
      {tabs.map(({ icon, title, to }) => (
        <a key={to} href={href(to)} {...(path === to ? { "aria-current": "page" as const } : {})}>
          <Icon name={icon} />
          <span>{title}</span>
        </a>
      ))}
      <BookButton className="tabs-book" />
    </nav>
  );
}
