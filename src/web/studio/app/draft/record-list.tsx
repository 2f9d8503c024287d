/** All records of one kind: searched, filtered, put in order by dragging or by buttons, saved as a file. */
import { ActionIcon, Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { type ContentRecord, recordKey } from "#rules/content/site-content.ts";
import { Link } from "../navigation/link.tsx";
import { setQuery, useAddress, useHrefOf } from "../navigation/router.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { ListBar } from "../parts/lists/list-bar.tsx";
import { useListWords } from "../parts/lists/list-words.ts";
import { SortableList } from "../parts/lists/sortable-list.tsx";
import { Rows } from "../parts/lists/rows.tsx";
import { Notice } from "../parts/notice.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import { DraftFrame } from "./draft-frame.tsx";
import { Archive } from "./record-archive.tsx";
import { byPlace, FILTERS, isShown, photoOf, type RecordFilter } from "./record-filters.ts";
import { nameOf } from "./record-name.ts";
import type { RecordScreenProps } from "./record-screen.tsx";
import { useRecordTable } from "./record-table.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { useAdd } from "./use-add.ts";
import { useDraftState, useDraftStore, useTextLanguage } from "./use-draft.ts";

type RecordListProps = RecordScreenProps & { isOwn: (each: ContentRecord) => boolean };

export function RecordList({ name, adds, icon, isOwn, list, acts, more, columns, note }: RecordListProps) {
  const words = useScreenWords<SiteContentWords>();
  const { add, adding } = useAdd(name, adds);
  // A list of nothing is no page of the site.
  const hasSome = useDraftState().draft?.records.some(isOwn) ?? false;
  const button = (
    <Button loading={adding.isSending} leftSection={<StudioIcon name="plus" />} onClick={() => void add()}>
      {words.add[name]}
    </Button>
  );
  return (
    <DraftFrame
      title={words.titles[name]}
      lead={words.leads[name]}
      acts={
        <>
          {acts}
          {button}
        </>
      }
      hasLanguages={false}
      page={hasSome ? list : ""}
      records={(all) => all.filter(isOwn)}
    >
      {(all) => {
        const own = all.filter(isOwn).toSorted(byPlace);
        return (
          <>
            {adding.problem ? <Notice tone="danger">{adding.problem.text}</Notice> : null}
            {own.length === 0 ? (
              <EmptyState icon={icon} title={words.empty[name].title} text={words.empty[name].text} />
            ) : (
              <Records own={own} name={name} columns={columns} note={note} />
            )}
            <Archive isOwn={isOwn} />
            {more ? <div className="below-list">{more}</div> : null}
          </>
        );
      }}
    </DraftFrame>
  );
}

type RecordsProps = {
  own: ContentRecord[];
  name: RecordScreenProps["name"];
  columns: RecordScreenProps["columns"];
  note: RecordScreenProps["note"];
};

const ROW_HEIGHT = 84;

function Records({ own, name, columns, note }: RecordsProps) {
  const { lang } = useStudio();
  const words = useScreenWords<SiteContentWords>();
  const lists = useListWords();
  const store = useDraftStore();
  const { draft } = useDraftState();
  const { query } = useAddress();
  const filter = FILTERS.find((each) => each === query.get("filter")) ?? "all";
  const search = query.get("search") ?? "";
  const changed = new Set((draft?.changes ?? []).map(recordKey));
  const languages = useTextLanguage().langs.length;
  const table = useRecordTable(columns);
  const calledOf = (each: ContentRecord) => nameOf(own, each, lang) || words.unnamed;
  const shownBy = (by: RecordFilter) => own.filter((each) => isShown(each, { filter: by, search, changed, languages }));
  const shown = shownBy(filter);
  /** All get a number of their own: two with the same one could not change places. */
  const move = (from: number, to: number) => {
    const order = own.toSpliced(from, 1).toSpliced(to, 0, own[from]!);
    for (const [priority, { record, record_id }] of order.entries()) {
      store.change({ record, record_id, field: "priority", lang: "" }, priority + 1);
    }
    void store.flush();
  };
  const row = (each: ContentRecord, acts: ReactNode) => (
    <RecordRow
      each={each}
      name={name}
      called={calledOf(each)}
      note={note?.(each)}
      isChanged={changed.has(recordKey(each))}
      acts={acts}
    />
  );
  return (
    <>
      <ListBar
        list={name}
        filter="filter"
        views={FILTERS.map((each) => ({
          value: each === "all" ? "" : each,
          name: each === "all" ? lists.all : lists.records[each],
          count: shownBy(each).length,
        }))}
        csv={{ name, table: () => table(shown) }}
      />
      {shown.length === 0 ? (
        <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
          <Button variant="default" onClick={() => setQuery({ filter: null, search: null })}>
            {lists.show_all}
          </Button>
        </EmptyState>
      ) : shown.length < own.length ? (
        <Rows
          className="records"
          rows={shown}
          keyOf={recordKey}
          height={ROW_HEIGHT}
          render={(each) => row(each, null)}
        />
      ) : (
        <SortableList className="records" items={own} idOf={recordKey} nameOf={calledOf} move={move}>
          {(each, at, handle) =>
            row(
              each,
              own.length === 1 ? null : (
                <>
                  <ActionIcon
                    size="lg"
                    variant="subtle"
                    aria-label={words.move_up(calledOf(each))}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <StudioIcon name="up" />
                  </ActionIcon>
                  <ActionIcon
                    size="lg"
                    variant="subtle"
                    aria-label={words.move_down(calledOf(each))}
                    disabled={at === own.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <StudioIcon name="down" />
                  </ActionIcon>
                  {handle}
                </>
              ),
            )
          }
        </SortableList>
      )}
    </>
  );
}

type RecordRowProps = {
  each: ContentRecord;
  name: RecordScreenProps["name"];
  called: string;
  note: string | undefined;
  isChanged: boolean;
  acts: ReactNode;
};

function RecordRow({ each, name, called, note, isChanged, acts }: RecordRowProps) {
  const words = useScreenWords<SiteContentWords>();
  const hrefOf = useHrefOf();
  const { site } = useLodging();
  const photo = photoOf(each);
  return (
    <div className="record-row">
      <Link href={hrefOf(`${name}/${each.record_id}`)} className="record-link">
        <span className="record-photo">
          {photo ? <Thumbnail src={photo.src} origin={new URL(site).origin} /> : <StudioIcon name="picture" />}
        </span>
        <span className="record-name">
          <span className="record-title">{called}</span>
          {note ? <small className="record-note">{note}</small> : null}
          {isChanged ? <small>{words.not_public}</small> : null}
        </span>
      </Link>
      {acts ? <span className="record-order">{acts}</span> : null}
    </div>
  );
}
