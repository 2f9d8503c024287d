import { RuledBar } from "../layout_500/masthead.tsx";

/** The masthead in one line: the name, the sections, Book. */
export function Header() {
  return (
    <header className="one-line">
      <RuledBar />
    </header>
  );
}
