/** A list of records of one kind, and the form of one of them: rooms, facilities, promotions, news, attractions. */
import { ActionIcon, Button } from "@mantine/core";
import type { ComponentType } from "react";
import { addSiteRecord, discardDraft } from "#contract/site-drafts.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { byPriority } from "#rules/content/by-priority.ts";
import { type ContentRecord, recordKey } from "#rules/content/site-content.ts";
import { useSend } from "../calls/use-send.ts";
import { Link } from "../navigation/link.tsx";
import { go, useHrefOf } from "../navigation/router.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { Notice } from "../parts/notice.tsx";
import { StudioIcon, type StudioIconName } from "../parts/studio-icon.tsx";
import { useToast } from "../parts/toast.tsx";
import { useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import { DraftFrame } from "./draft-frame.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { nameOf } from "./record-name.ts";
import { useDraftState, useDraftStore } from "./use-draft.ts";

export type FormProps = { record_id: number; adds: RecordScreenProps["adds"] };

export type RecordScreenProps = {
  name: "rooms" | "facilities" | "promotions" | "news" | "attractions";
  /** As `addSiteRecord` calls the kind. */
  adds: "room" | "facility" | "promotion" | "announcement" | "attraction";
  icon: StudioIconName;
  rest: readonly string[];
  page: (record_id: number) => string;
  Form: ComponentType<FormProps>;
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
      page={page(open)}
      acts={
        <Button component={Link} href={hrefOf(name)} variant="default" leftSection={<StudioIcon name="left" />}>
          {words.titles[name]}
        </Button>
      }
    >
      {() => (
        <>
          <Form record_id={open} adds={adds} />
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
      <Button variant="subtle" color="clay" leftSection={<StudioIcon name="trash" />} onClick={() => void archive()}>
        {words.archive}
      </Button>
    </div>
  );
}

function useAdd(name: RecordScreenProps["name"], adds: RecordScreenProps["adds"]) {
  const { domain } = useLodging();
  const store = useDraftStore();
  const hrefOf = useHrefOf();
  const adding = useSend(addSiteRecord);
  const add = async (copy_of?: number) => {
    await store.flush();
    const made = await adding.send({ body: { domain, record: adds, ...(copy_of === undefined ? {} : { copy_of }) } });
    if (!made) return;
    await store.load();
    await go(hrefOf(`${name}/${made.record_id}`));
  };
  return { add, adding };
}

type RecordListProps = RecordScreenProps & { isOwn: (each: ContentRecord) => boolean };

function RecordList({ name, adds, icon, isOwn }: RecordListProps) {
  const words = useScreenWords<SiteContentWords>();
  const { add, adding } = useAdd(name, adds);
  const button = (
    <Button loading={adding.isSending} leftSection={<StudioIcon name="plus" />} onClick={() => void add()}>
      {words.add[name]}
    </Button>
  );
  return (
    <DraftFrame
      title={words.titles[name]}
      lead={words.leads[name]}
      acts={button}
      hasLanguages={false}
      records={(all) => all.filter(isOwn)}
    >
      {(all) => {
        const own = sorted(all.filter(isOwn));
        return (
          <>
            {adding.problem ? <Notice tone="danger">{adding.problem.text}</Notice> : null}
            {own.length === 0 ? (
              <EmptyState icon={icon} title={words.empty[name].title} text={words.empty[name].text} />
            ) : (
              <ul className="records">
                {own.map((each, at) => (
                  <RecordRow key={recordKey(each)} own={own} at={at} name={name} />
                ))}
              </ul>
            )}
            <Archive isOwn={isOwn} />
          </>
        );
      }}
    </DraftFrame>
  );
}

const priorityOf = ({ record_id, fields }: ContentRecord) => ({ record_id, priority: Number(fields.priority ?? 0) });

const sorted = (records: ContentRecord[]) =>
  records.toSorted((a, b) =>
    byPriority<{ record_id: number; priority: number }>((row) => row.record_id)(priorityOf(a), priorityOf(b)),
  );

type RecordRowProps = { own: ContentRecord[]; at: number; name: RecordScreenProps["name"] };

function RecordRow({ own, at, name }: RecordRowProps) {
  const { lang } = useStudio();
  const words = useScreenWords<SiteContentWords>();
  const store = useDraftStore();
  const hrefOf = useHrefOf();
  const { site } = useLodging();
  const { draft } = useDraftState();
  const each = own[at]!;
  const called = nameOf(own, each, lang) || words.unnamed;
  const [photo] = [each.fields.photos, each.fields.main_image, each.fields.banner_info].flat().filter(Boolean) as {
    src: string;
  }[];
  const isChanged = draft?.changes.some((change) => recordKey(change) === recordKey(each)) ?? false;
  /** All get a number of their own: two with the same one could not change places. */
  const move = (to: number) => {
    const order = own.toSpliced(at, 1).toSpliced(to, 0, each);
    for (const [priority, { record, record_id }] of order.entries()) {
      store.change({ record, record_id, field: "priority", lang: "" }, priority + 1);
    }
    void store.flush();
  };
  return (
    <li>
      <Link href={hrefOf(`${name}/${each.record_id}`)} className="record-link">
        <span className="record-photo">
          {photo ? <Thumbnail src={photo.src} origin={new URL(site).origin} /> : <StudioIcon name="picture" />}
        </span>
        <span className="record-name">
          {called}
          {isChanged ? <small>{words.not_public}</small> : null}
        </span>
      </Link>
      <ActionIcon
        size="lg"
        variant="subtle"
        aria-label={words.move_up(called)}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <StudioIcon name="up" />
      </ActionIcon>
      <ActionIcon
        size="lg"
        variant="subtle"
        aria-label={words.move_down(called)}
        disabled={at === own.length - 1}
        onClick={() => move(at + 1)}
      >
        <StudioIcon name="down" />
      </ActionIcon>
    </li>
  );
}

/** What was taken off the site can be put back. */
function Archive({ isOwn }: { isOwn: (each: ContentRecord) => boolean }) {
  const { lang } = useStudio();
  const words = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const store = useDraftStore();
  const { draft } = useDraftState();
  const discarding = useSend(discardDraft);
  const gone = (draft?.archived ?? []).filter(isOwn);
  if (gone.length === 0) return null;
  const putBack = async ({ record, record_id }: ContentRecord) => {
    const isOnlyDraft = draft?.changes.some(
      (change) => change.record === record && change.record_id === record_id && change.field === "present",
    );
    if (isOnlyDraft) {
      await discarding.send({ body: { domain, record, record_id, field: "present" } });
      return store.load();
    }
    store.change({ record, record_id, field: "present", lang: "" }, true);
    return store.flush();
  };
  return (
    <details className="archive">
      <summary>{words.archive_list(gone.length)}</summary>
      <ul>
        {gone.map((each) => (
          <li key={recordKey(each)}>
            <span>{nameOf(gone, each, lang) || words.unnamed}</span>
            <Button size="compact-sm" variant="default" onClick={() => void putBack(each)}>
              {words.put_back}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
