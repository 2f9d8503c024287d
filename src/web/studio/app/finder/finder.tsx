/** Opens anything: a screen, an order by number, name or telephone, a room, a promotion, a piece of news, a plan. */
import { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
import { type ReactNode, useEffect, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { findInStudio } from "#contract/studio/find-in-studio.ts";
import type { FinderWords } from "#languages/zh-TW/studio/finder.ts";
import { useCall } from "../calls/use-call.ts";
import { go, useHrefOf } from "../navigation/router.ts";
import { useShown } from "../parts/shown.ts";
import { StudioIcon, type StudioIconName } from "../parts/studio-icon.tsx";
import { type Screen, screensFor } from "../screens.ts";
import { useLodging, useStudio } from "../studio-data.ts";
import "@mantine/spotlight/styles.layer.css";
import "./finder.css";

const WORDS = import.meta.glob<FinderWords>("./*/studio/finder.ts", { base: "/src/languages", import: "words" });

const [store, finder] = createSpotlight();
const LIST = "finder-list";
const TYPING_MS = 180;

type Found = CallAnswer<typeof findInStudio>["found"][number];

/** Where each kind is opened. */
const PLACES: Record<Found["kind"], { path: (id: string) => string; icon: StudioIconName }> = {
  order: { path: (id) => `orders/${id}`, icon: "orders" },
  room: { path: (id) => `rooms/${id}`, icon: "bed" },
  facility: { path: (id) => `facilities/${id}`, icon: "pool" },
  promotion: { path: (id) => `promotions/${id}`, icon: "gift" },
  announcement: { path: (id) => `news/${id}`, icon: "news" },
  attraction: { path: (id) => `attractions/${id}`, icon: "pin" },
  plan: { path: () => "rates", icon: "rates" },
};

export default function Finder({ wanted }: { wanted: number }) {
  const { lang } = useStudio();
  const [words, setWords] = useState<FinderWords | null>(null);
  useEffect(() => {
    void WORDS[`./${lang}/studio/finder.ts`]!().then(setWords);
  }, [lang]);
  useEffect(() => {
    if (wanted > 0) finder.open();
  }, [wanted]);
  return words ? <Dialog words={words} /> : null;
}

/** What is typed, a moment after the last key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** As the dialog itself does for a key: the chosen one carries the mark. */
function selectFirst(): void {
  for (const chosen of document.querySelectorAll(`#${LIST} [data-selected]`)) chosen.removeAttribute("data-selected");
  document.getElementById("finder-0")?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: 0 }));
}

type Item = { key: string; icon: StudioIconName; title: string; note: string; open: () => void };

function useItems(words: FinderWords, query: string) {
  const { words: app } = useStudio();
  const { domain, permissions } = useLodging();
  const hrefOf = useHrefOf();
  const shown = useShown();
  const text = query.trim();
  const settled = useSettled(text);
  const { answer, isLoading } = useCall(findInStudio, settled === "" ? null : { query: { domain, text: settled } });
  const found = text === "" ? [] : (answer?.found ?? []);
  const screenItem = (screen: Screen): Item => ({
    key: screen.name,
    icon: screen.icon,
    title: app.screens[screen.name].name,
    note: app.screens[screen.name].hint,
    open: () => void go(hrefOf(screen.path)),
  });
  const foundItem = ({ kind, id, title, note, check_in_day }: Found): Item => ({
    key: `${kind} ${id}`,
    icon: PLACES[kind].icon,
    title,
    note:
      kind === "order" ? `${note} · ${check_in_day ? words.arriving(shown.day(check_in_day)) : ""}` : words.kinds[kind],
    open: () => void go(hrefOf(PLACES[kind].path(id))),
  });
  const screens = screensFor(permissions)
    .map(screenItem)
    .filter(({ title, note }) => `${title} ${note}`.toLowerCase().includes(text.toLowerCase()));
  return {
    groups: [
      { label: words.orders, items: found.filter(({ kind }) => kind === "order").map(foundItem) },
      { label: words.content, items: found.filter(({ kind }) => kind !== "order").map(foundItem) },
      { label: words.screens, items: screens },
    ].filter(({ items }) => items.length > 0),
    isSettled: settled === text && (text === "" || !isLoading),
  };
}

function Dialog({ words }: { words: FinderWords }) {
  const { permissions } = useLodging();
  const [query, setQuery] = useState("");
  const { selected } = useSpotlight(store);
  const { groups, isSettled } = useItems(words, query);
  const all = groups.flatMap(({ items }) => items);
  const placeholder = permissions.includes("see_orders") ? words.with_orders : words.without_orders;
  // The first of what was found is the one that Enter opens.
  const shown = all.map(({ key }) => key).join("\n");
  useEffect(() => {
    if (shown !== "") selectFirst();
  }, [shown]);
  const option = (item: Item): ReactNode => {
    const at = all.indexOf(item);
    return (
      // Of the dialog's own kind of entry nothing would be left but its class: it drops the id that a reader's voice needs.
      <button
        key={item.key}
        type="button"
        id={`finder-${at}`}
        className="finder-item"
        role="option"
        aria-selected={at === selected}
        tabIndex={-1}
        data-action
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          finder.close();
          item.open();
        }}
      >
        <StudioIcon name={item.icon} />
        <span>
          <b>{item.title}</b>
          <small>{item.note}</small>
        </span>
      </button>
    );
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight="min(60vh, 30rem)"
      size={640}
      radius="lg"
      attributes={{ content: { "aria-label": words.label } }}
    >
      <Spotlight.Search
        role="combobox"
        aria-label={words.label}
        aria-expanded
        aria-controls={LIST}
        aria-activedescendant={all.length > 0 ? `finder-${Math.max(0, selected)}` : undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        leftSection={<StudioIcon name="search" />}
        maxLength={80}
      />
      <Spotlight.ActionsList id={LIST} role="listbox" aria-label={words.label}>
        {groups.map(({ label, items }) => (
          <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
            {items.map(option)}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {all.length === 0 && isSettled ? <p className="finder-nothing">{words.nothing(query.trim())}</p> : null}
      <p className="finder-foot">
        <span role="status">{isSettled && query.trim() !== "" ? words.count(all.length) : ""}</span>
        <span aria-hidden="true">{words.hint}</span>
      </p>
    </Spotlight.Root>
  );
}
