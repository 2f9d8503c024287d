/** The list of screens: at the side on wide screens, at the foot of a phone. Only what exists and what this person may open. */
import { Drawer } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Link } from "../navigation/link.tsx";
import { useAddress, useHrefOf } from "../navigation/router.ts";
import { StudioIcon, type StudioIconName } from "../parts/studio-icon.tsx";
import { type Group, GROUPS, type Screen, screensFor } from "../screens.ts";
import { useStudio } from "../studio-data.ts";
import { useBadges } from "./badges.ts";
import { Brand } from "./head.tsx";

type NavGroup = { group: Group; screens: Screen[] };

function useGroups(): NavGroup[] {
  const { permissions } = useStudio().lodging;
  const screens = screensFor(permissions);
  return GROUPS.map((group) => ({ group, screens: screens.filter((screen) => screen.group === group) })).filter(
    ({ screens }) => screens.length > 0,
  );
}

function NavItem({ screen, hasHint = false, onOpen }: { screen: Screen; hasHint?: boolean; onOpen?: () => void }) {
  const { words } = useStudio();
  const { screen: current } = useAddress();
  const badge = useBadges()[screen.name] ?? 0;
  const hrefOf = useHrefOf();
  const { name, hint } = words.screens[screen.name];
  const isHere = screen.path === current;
  const content = (
    <>
      <StudioIcon name={screen.icon} />
      <span>
        {name}
        {hasHint ? <small>{hint}</small> : null}
      </span>
      {badge > 0 ? <span className="nav-badge">{badge > 99 ? "99+" : badge}</span> : null}
    </>
  );
  const given = { className: "nav-item", ...(isHere ? { "aria-current": "page" as const } : {}) };
  return (
    <Link {...given} href={hrefOf(screen.path)} {...(onOpen ? { onClick: onOpen } : {})}>
      {content}
    </Link>
  );
}

const Items = ({ screens, ...more }: { screens: Screen[]; hasHint?: boolean; onOpen?: () => void }) => (
  <ul>
    {screens.map((screen) => (
      <li key={screen.name}>
        <NavItem screen={screen} {...more} />
      </li>
    ))}
  </ul>
);

/** How far the open screen's line stays from the ends of the list. */
const LINE_MARGIN = 48;

export function SideNavigation() {
  const { words } = useStudio();
  const { screen } = useAddress();
  const nav = useRef<HTMLElement>(null);
  const seen = useRef<string | null>(null);
  // The list is longer than a low window: the open screen's line is brought into sight, and the page stays where it is.
  useEffect(() => {
    const [list, line] = [nav.current, nav.current?.querySelector<HTMLElement>("[aria-current]")];
    if (!list || !line || list.clientHeight === 0 || seen.current === screen) return;
    seen.current = screen;
    const [box, place] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    const below = place.bottom + LINE_MARGIN - box.bottom;
    const above = place.top - LINE_MARGIN - box.top;
    if (below > 0) list.scrollTop += below;
    else if (above < 0) list.scrollTop += above;
  }, [screen]);
  return (
    <nav ref={nav} className="frame-side" aria-label={words.nav}>
      <Brand />
      {useGroups().map(({ group, screens }) =>
        group === "website" || group === "more" ? (
          <section key={group} aria-labelledby={`nav-${group}`}>
            <h2 id={`nav-${group}`}>{words.groups[group]}</h2>
            <Items screens={screens} />
          </section>
        ) : (
          <Items key={group} screens={screens} />
        ),
      )}
    </nav>
  );
}

const GROUP_ICONS: Record<Group, StudioIconName> = {
  today: "home",
  orders: "orders",
  calendar: "rates",
  website: "brush",
  offers: "gift",
  more: "more",
};

/** A group of one screen opens it; the others open a sheet. */
export function FootNavigation() {
  const { words } = useStudio();
  const groups = useGroups();
  const [shown, setShown] = useState<Group | null>(null);
  const sheet = groups.find(({ group }) => group === shown);
  const close = () => setShown(null);
  return (
    <nav className="foot" aria-label={words.nav}>
      <ul>
        {groups.map((group) => (
          <li key={group.group}>
            <FootItem {...group} isOpen={shown === group.group} onOpen={() => setShown(group.group)} />
          </li>
        ))}
      </ul>
      <Drawer
        opened={sheet !== undefined}
        onClose={close}
        position="bottom"
        size="auto"
        title={sheet ? nameOf(sheet.group, words) : ""}
        closeButtonProps={{ "aria-label": words.close }}
        classNames={{ body: "sheet" }}
      >
        {sheet ? <Items screens={sheet.screens} hasHint onOpen={close} /> : null}
      </Drawer>
    </nav>
  );
}

const nameOf = (group: Group, words: ReturnType<typeof useStudio>["words"]) =>
  group === "more" ? words.more : words.groups[group];

function FootItem({ group, screens, isOpen, onOpen }: NavGroup & { isOpen: boolean; onOpen: () => void }) {
  const { words } = useStudio();
  const { screen: current } = useAddress();
  const badges = useBadges();
  const hrefOf = useHrefOf();
  const isHere = screens.some(({ path }) => path === current);
  const count = screens.reduce((sum, { name }) => sum + (badges[name] ?? 0), 0);
  const [only] = screens;
  const isLink = screens.length === 1 && only && group !== "more";
  const content = (
    <>
      <StudioIcon name={GROUP_ICONS[group]} size={22} />
      <span>{nameOf(group, words)}</span>
      {count > 0 ? <span className="nav-badge">{count > 99 ? "99+" : count}</span> : null}
    </>
  );
  const given = { className: "foot-item", ...(isHere ? { "aria-current": "page" as const } : {}) };
  if (isLink) {
    return (
      <Link {...given} href={hrefOf(only.path)}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...given} aria-haspopup="dialog" aria-expanded={isOpen} data-open={isOpen} onClick={onOpen}>
      {content}
    </button>
  );
}
