/** What search results say of one page: the owner's own title and description, and how the result looks. */
import { Select, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Texts } from "#rules/text/language.ts";
import { useScreenWords } from "../studio-data.ts";
import { SearchResult } from "./search-result.tsx";
import { TextField } from "./text-field.tsx";
import { useField, useTextLanguage } from "./use-draft.ts";

type PageSeo = { title: Texts; text: Texts };

const FIELD = { record: "site", record_id: 0, field: "page_seo", lang: "" } as const;
const NOTHING: PageSeo = { title: {}, text: {} };

const isEmpty = ({ title, text }: PageSeo): boolean =>
  [...Object.values(title), ...Object.values(text)].every((each) => each === "");

type PageSearchProps = {
  /** After the language: `/rooms/7`. */
  path: string;
  /** The page's own words, which are used where the owner has written none. */
  name: string;
  introduction: string;
};

function PageSearch({ path, name, introduction }: PageSearchProps) {
  const { search_page: words } = useScreenWords<SiteContentWords>();
  const { target } = useTextLanguage();
  const field = useField(FIELD);
  const pages = (field.value ?? {}) as Record<string, PageSeo>;
  const own = pages[path] ?? NOTHING;
  const change = (part: keyof PageSeo, text: string) => {
    const next = { ...own, [part]: { ...own[part], [target]: text } };
    const { [path]: _, ...others } = pages;
    field.change(isEmpty(next) ? others : { ...others, [path]: next });
  };
  return (
    <>
      <TextInput
        label={words.title}
        description={words.hint}
        lang={target}
        maxLength={200}
        placeholder={name}
        value={own.title[target] ?? ""}
        onChange={(event) => change("title", event.currentTarget.value)}
      />
      <Textarea
        label={words.text}
        lang={target}
        maxLength={300}
        autosize
        minRows={2}
        placeholder={introduction.slice(0, 160)}
        value={own.text[target] ?? ""}
        onChange={(event) => change("text", event.currentTarget.value)}
      />
      <SearchResult path={path} title={own.title[target] || name} text={own.text[target] || introduction} />
    </>
  );
}

/** Of a record that has a page of its own. */
export function RecordSearch({ path, record, record_id, name, introduction }: RecordSearchProps) {
  const { target } = useTextLanguage();
  const of = (field: string) => ({ record, record_id, field, lang: target });
  const [called, text, hotel] = [
    useField(of(name)).value,
    useField(of(introduction)).value,
    useField({ record: "site", record_id: 0, field: "hotel_name", lang: target }).value,
  ].map((value) => (typeof value === "string" ? value : ""));
  return <PageSearch path={path} name={`${called} | ${hotel}`} introduction={text ?? ""} />;
}

type RecordSearchProps = {
  path: string;
  record: "room" | "promotion";
  record_id: number;
  /** The fields that the page's own title and description come from. */
  name: string;
  introduction: string;
};

const PAGES = ["home", "about", "facilities", "event", "news", "attractions", "follow"] as const;

/** Of the pages that are no record's own. */
export function SitePagesSearch() {
  const { search_page: words } = useScreenWords<SiteContentWords>();
  const { target } = useTextLanguage();
  const [page, setPage] = useState<(typeof PAGES)[number]>("home");
  const of = (field: string) => ({ record: "site" as const, record_id: 0, field });
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  const name = textOf(useField({ ...of("hotel_name"), lang: target }).value);
  const title = textOf(useField({ ...of("seo_title"), lang: target }).value);
  const text = textOf(useField({ ...of("seo_content"), lang: target }).value);
  const introduction = textOf(useField({ ...of("introduction"), lang: target }).value);
  return (
    <>
      <Select
        label={words.page}
        allowDeselect={false}
        value={page}
        onChange={(next) => setPage(PAGES.find((each) => each === next) ?? "home")}
        data={PAGES.map((value) => ({ value, label: words.pages[value] }))}
      />
      {page === "home" ? (
        <>
          <TextField {...of("seo_title")} />
          <TextField {...of("seo_content")} />
          <SearchResult path="" title={title || name} text={text || introduction} />
        </>
      ) : (
        <PageSearch
          key={page}
          path={`/${page}`}
          name={`${words.pages[page]} | ${name}`}
          introduction={page === "about" ? introduction : ""}
        />
      )}
    </>
  );
}
