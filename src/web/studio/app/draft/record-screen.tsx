/** A list of records of one kind, and the form of one of them: rooms, facilities, promotions, news, attractions. */
import { Button } from "@mantine/core";
import { type ComponentType, type ReactNode, Suspense } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { Link } from "../navigation/link.tsx";
import { go, useHrefOf } from "../navigation/router.ts";
import { LoadingPanel } from "../parts/loading.tsx";
import { StudioIcon, type StudioIconName } from "../parts/studio-icon.tsx";
import { useToast } from "../parts/toast.tsx";
import { useScreenWords, useStudio } from "../studio-data.ts";
import { DraftFrame } from "./draft-frame.tsx";
import { nameOf } from "./record-name.ts";
import { RecordList } from "./record-list.tsx";
import type { OtherColumn } from "./record-table.ts";
import { useAdd } from "./use-add.ts";
import { useDraftState, useDraftStore } from "./use-draft.ts";

export type FormProps = { record_id: number; adds: RecordScreenProps["adds"] };

export type RecordScreenProps = {
  name: "rooms" | "facilities" | "promotions" | "news" | "attractions";
  /** As `addSiteRecord` calls the kind. */
  adds: "room" | "facility" | "promotion" | "announcement" | "attraction";
  icon: StudioIconName;
  rest: readonly string[];
  /** The page of the site that shows one; `list`, all of them. */
  page: (record_id: number, found: ContentRecord | undefined) => string;
  list: string;
  Form: ComponentType<FormProps>;
  /** More buttons above the list. */
  acts?: ReactNode;
  /** What belongs to the lodging as a whole, below the list. */
  more?: ReactNode;
  /** More columns of the file. */
  columns?: readonly OtherColumn[];
  /** A line below the name in the list. */
  note?: (each: ContentRecord) => string | undefined;
};

const kindOf = (adds: RecordScreenProps["adds"]) => (adds === "room" || adds === "facility" ? adds : "promotion");

export function RecordScreen(props: RecordScreenProps) {
  const { lang } = useStudio();
  const { name, adds, rest, page, Form } = props;
  const words = useScreenWords<SiteContentWords>();
  const hrefOf = useHrefOf();
  const record = kindOf(adds);
  const isOwn = (each: ContentRecord) =>
    each.record === record && (record !== "promotion" || each.fields.kind === adds);
  const open = rest[0] === undefined ? null : Number(rest[0]);
  const { draft } = useDraftState();
  const found = draft?.records.find((each) => isOwn(each) && each.record_id === open);
  if (open === null || (draft && !found)) return <RecordList {...props} isOwn={isOwn} />;
  return (
    <DraftFrame
      title={(found && nameOf([found], found, lang)) || words.unnamed}
      records={() => (found ? [found] : [])}
      page={page(open, found)}
      acts={
        <Button component={Link} href={hrefOf(name)} variant="default" leftSection={<StudioIcon name="left" />}>
          {words.titles[name]}
        </Button>
      }
    >
      {() => (
        <>
          <Suspense fallback={<LoadingPanel lines={6} />}>
            <Form record_id={open} adds={adds} />
          </Suspense>
          <RecordActs record_id={open} {...props} />
        </>
      )}
    </DraftFrame>
  );
}

function RecordActs({ record_id, name, adds }: RecordScreenProps & { record_id: number }) {
  const words = useScreenWords<SiteContentWords>();
  const store = useDraftStore();
  const hrefOf = useHrefOf();
  const toast = useToast();
  const { add } = useAdd(name, adds);
  const present = { record: kindOf(adds), record_id, field: "present", lang: "" } as const;
  const archive = async () => {
    store.change(present, false);
    await store.flush();
    toast(words.archive_done, async () => {
      store.change(present, true);
      await store.flush();
    });
    await go(hrefOf(name));
  };
  return (
    <div className="record-acts">
      <Button variant="default" leftSection={<StudioIcon name="copy" />} onClick={() => void add(record_id)}>
        {words.duplicate}
      </Button>
      <Button variant="default" c="clay.7" leftSection={<StudioIcon name="trash" />} onClick={() => void archive()}>
        {words.archive}
      </Button>
    </div>
  );
}
