/** The dialog that finds a country by name or calling code. */
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GuestWords } from "#languages/zh-TW/guest.ts";
import { countriesIn, flagOf, searchCountries } from "#rules/guests/countries.ts";
import type { Language } from "#rules/text/language.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useModal } from "#web/ui/use-modal.ts";

type CountriesProps = {
  lang: Language;
  words: GuestWords["phone"];
  chosen: string;
  /** Listed before the others while nothing is searched for. */
  first: readonly string[];
  onChoose: (country: string) => void;
  onClose: () => void;
};

export function Countries({ lang, words, chosen, first, onChoose, onClose }: CountriesProps) {
  const { dialog, closeWith, handleClose } = useModal(onClose);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [likely] = useState(first);
  const all = useMemo(() => {
    const named = countriesIn(lang);
    const isLikely = ({ country }: { country: string }) => likely.includes(country);
    const head = [...new Set(likely)].flatMap((country) => named.filter((each) => each.country === country));
    return [...head, ...named.filter((each) => !isLikely(each))];
  }, [lang, likely]);
  const found = useMemo(() => searchCountries(all, typed, lang), [all, typed, lang]);
  // With a mouse and keys one types at once; on a touch screen the keyboard would cover the list.
  useLayoutEffect(() => {
    if (matchMedia("(pointer: fine)").matches) search.current?.focus();
  }, []);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const move = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const country = found[active]?.country;
      if (country !== undefined) closeWith(() => onChoose(country));
    }
  };
  return (
    <dialog className="guests countries" ref={dialog} aria-labelledby="countries-title" onClose={handleClose}>
      <header className="dialog-head">
        <h2 id="countries-title">{words.title}</h2>
        <button className="dialog-close" type="button" aria-label={words.close} onClick={() => closeWith(onClose)}>
          <Icon name="close" />
        </button>
      </header>
      <div className="countries-search">
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={words.search}
          placeholder={words.search}
          aria-expanded="true"
          aria-controls="countries-list"
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `country-${found[active]?.country}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={move}
        />
      </div>
      <ul ref={list} id="countries-list" className="countries-list" role="listbox" aria-label={words.title}>
        {found.map(({ country, name, code }, index) => (
          <li
            key={country}
            id={`country-${country}`}
            role="option"
            aria-selected={country === chosen}
            data-active={index === active}
            onClick={() => closeWith(() => onChoose(country))}
          >
            <span className="flag" aria-hidden="true">
              {flagOf(country)}
            </span>
            <span>{name}</span>
            <span className="countries-code">+{code}</span>
          </li>
        ))}
      </ul>
      <p className="countries-none" role="status">
        {found.length === 0 ? words.none : ""}
      </p>
    </dialog>
  );
}
