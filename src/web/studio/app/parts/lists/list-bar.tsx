/** What stands above every list: its search, its views, those that somebody has saved, its file and its keys. */
import { type ReactNode, useRef, useState } from "react";
import type { StudioList } from "#rules/people/list-views.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { CsvButton, type CsvFile } from "./csv-button.tsx";
import { KeysButton, KeysHelp } from "./keys-help.tsx";
import { stepRow, useListKeys } from "./list-keys.ts";
import { ListSearch } from "./list-search.tsx";
import { useListWords } from "./list-words.ts";
import { SavedViews } from "./saved-views.tsx";
import "./lists.css";

/** One of a list's own views: a value of the filter that the address names; empty: all. */
type UsualView = { value: string; name: string; count?: number | undefined };

type ListBarProps = {
  list: StudioList;
  /** What the search looks through. */
  searchLabel?: string;
  /** Which parameter of the address the views set. */
  filter: string;
  filterLabel?: string;
  views: readonly UsualView[];
  csv?: CsvFile;
  /** Other filters, beside the search. */
  children?: ReactNode;
};

export function ListBar({ list, searchLabel, filter, filterLabel, views, csv, children }: ListBarProps) {
  const words = useListWords();
  const { query } = useAddress();
  const input = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useListKeys({ search: () => input.current?.focus(), help: () => setHelpOpen(true), step: stepRow });
  const chosen = query.get(filter) ?? "";
  const open = views.some(({ value }) => value === chosen) ? chosen : "";
  const usual = views.map(({ value }): Record<string, string> => (value === "" ? {} : { [filter]: value }));
  return (
    <div className="list-bar">
      <div className="list-tools">
        <ListSearch label={searchLabel ?? words.search} search={query.get("search") ?? ""} input={input} />
        {children}
        <div className="list-acts">
          {csv ? <CsvButton {...csv} /> : null}
          <KeysButton open={() => setHelpOpen(true)} />
        </div>
      </div>
      <div className="list-views">
        <div className="chips" role="group" aria-label={filterLabel ?? words.filter_label}>
          {views.map(({ value, name, count }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === open}
              onClick={() => setQuery({ [filter]: value })}
            >
              {name}
              {count === undefined ? null : <span>{count}</span>}
            </button>
          ))}
        </div>
        <SavedViews list={list} usual={usual} />
      </div>
      <KeysHelp isOpen={isHelpOpen} close={() => setHelpOpen(false)} />
    </div>
  );
}
