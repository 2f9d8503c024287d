/** What search results say of one page: the owner's own title and description, and how the result looks. */
import { Select, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { type PageField, pageField } from "#rules/content/text-parts.ts";
import type { Language } from "#rules/text/language.ts";
import { useScreenWords } from "../studio-data.ts";
import { SearchResult } from "./search-result.tsx";
import { TextField, useFieldError } from "./text-field.tsx";
import { useField, useTextLanguage } from "./use-draft.ts";

const ofPage = (part: PageField["part"], path: string, lang: Language) =>
  ({ record: "site", record_id: 0, field: pageField(part, path), lang }) as const;

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
  const [title, text] = [useField(ofPage("title", path, target)), useField(ofPage("text", path, target))];
  const [titleError, textError] = [useFieldError(title), useFieldError(text)];
  const [titled, described] = [title.value, text.value].map((value) => (typeof value === "string" ? value : ""));
  return (
    <div className="form-fields" data-field={pageField("title", path)}>
      <TextInput
        label={words.title}
        description={words.hint}
        lang={target}
        maxLength={title.most}
        placeholder={name}
        error={titleError}
        value={titled ?? ""}
        onChange={(event) => title.change(event.currentTarget.value)}
      />
      <Textarea
        label={words.text}
        lang={target}
        maxLength={text.most}
        autosize
        minRows={2}
        placeholder={introduction.slice(0, 160)}
        error={textError}
        value={described ?? ""}
        onChange={(event) => text.change(event.currentTarget.value)}
      />
      <SearchResult path={path} title={titled || name} text={described || introduction} />
    </div>
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
