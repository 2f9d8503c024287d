import { MemberLink } from "#web/sections/site-menu.tsx";
import { RuledBar } from "../layout_500/masthead.tsx";

/** The masthead in one line: name, menu, Book. */
export function Header() {
  return (
    <header className="one-line">
      <RuledBar>
        <MemberLink />
      </RuledBar>
    </header>
  );
}
