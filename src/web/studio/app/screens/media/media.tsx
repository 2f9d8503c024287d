/** The library: every picture of the lodging, what is on its way, and one picture in detail. */
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { listPictures } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { useCall } from "../../calls/use-call.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { DropArea } from "../../uploads/drop-area.tsx";
import { useUploads } from "../../uploads/use-uploads.ts";
import { ArchivedSpace } from "./archived-space.tsx";
import { PictureCards } from "./picture-cards.tsx";
import { PictureDetail } from "./picture-detail.tsx";
import { usePictureTable } from "./picture-table.ts";
import { sizeText } from "./size-text.ts";
import { UploadList } from "./upload-list.tsx";
import "./media.css";

const FILTERS = ["all", "without_alt", "unused", "same", "archived"] as const;

export default function Media() {
  const { domain, permissions } = useLodging();
  const { lang } = useStudio();
  const words = useScreenWords<MediaWords>();
  const { query } = useAddress();
  const { uploads, add } = useUploads();
  const filter = FILTERS.find((each) => each === query.get("filter")) ?? "all";
  const search = query.get("search") ?? "";
  const filters = { domain, filter, ...(search ? { search } : {}) };
  // Another view begins with its newest again.
  const view = JSON.stringify(filters);
  const [page, setPage] = useState<{ of: string; after: string | null } | null>(null);
  const after = page?.of === view ? page.after : null;
  const setAfter = (next: string | null) => setPage({ of: view, after: next });
  const input = { ...filters, ...(after ? { after } : {}) };
  const table = usePictureTable(filters);
  const { answer, error, again } = useCall(listPictures, { query: input });
  const ended = uploads.filter(({ state }) => state === "done" || state === "duplicate").length;
  useEffect(() => {
    if (ended > 0) again();
  }, [ended, again]);
  // Chinese and Japanese put no space between sentences.
  const gap = lang === "en-US" || lang === "ko-KR" ? " " : "";
  const takenByArchived = (bytes: number) => (bytes > 0 ? gap + words.archived_take(sizeText(bytes, lang)) : "");
  if (error) return <LoadProblem error={error} again={again} />;
  const open = answer?.pictures.find(({ picture_id }) => picture_id === query.get("picture"));
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="media">
        <DropArea
          label={words.drop}
          hint={
            answer
              ? words.limits(
                  sizeText(answer.limits.bytes, lang),
                  sizeText(answer.taken.bytes, lang),
                  sizeText(answer.limits.lodging_bytes, lang),
                ) + takenByArchived(answer.taken.archived_bytes)
              : "\u00a0"
          }
          button={words.choose}
          add={add}
        />
        <UploadList uploads={uploads} />
        <ListBar
          list="media"
          searchLabel={words.search}
          filter="filter"
          filterLabel={words.show}
          views={FILTERS.map((each) => ({ value: each === "all" ? "" : each, name: words.filters[each] }))}
          csv={{ name: "photos", table }}
        />
        {answer ? (
          <>
            {filter === "archived" && answer.taken.archived_pictures > 0 && permissions.includes("empty_archive") ? (
              <ArchivedSpace taken={answer.taken} changed={again} />
            ) : null}
            {answer.pictures.length === 0 ? (
              <EmptyState
                icon="picture"
                title={filter === "all" && !search ? words.empty : words.none}
                text={filter === "all" && !search ? words.empty_text : words.none_text[filter]}
              />
            ) : (
              <PictureCards
                pictures={answer.pictures}
                origin={answer.origin}
                choose={({ picture_id }) => setQuery({ picture: picture_id })}
              />
            )}
            {after !== null || answer.next !== null ? (
              <div className="page-acts">
                {after === null ? null : (
                  <Button variant="default" onClick={() => setAfter(null)}>
                    {words.newest}
                  </Button>
                )}
                {answer.next === null ? null : (
                  <Button variant="default" onClick={() => setAfter(answer.next)}>
                    {words.older}
                  </Button>
                )}
              </div>
            ) : null}
          </>
        ) : (
          <LoadingPanel />
        )}
      </div>
      {answer && open ? (
        <PictureDetail
          key={open.picture_id}
          picture={open}
          origin={answer.origin}
          close={() => setQuery({ picture: null })}
          changed={again}
        />
      ) : null}
    </>
  );
}
