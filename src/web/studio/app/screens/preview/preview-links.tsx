/** The addresses at which others look at the draft or a version: who made them, until when, and how to end one. */
import { Button } from "@mantine/core";
import type { CallAnswer } from "#contract/call.ts";
import { changePreviewLink, listPreviewLinks } from "#contract/studio/preview-links.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import "../../parts/lists/lists.css";
import { EmptyState } from "../../parts/empty-state.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";

type SharedLink = CallAnswer<typeof listPreviewLinks>["links"][number];

export function PreviewLinks() {
  const words = useScreenWords<SiteContentWords>().editing.links;
  const { domain } = useLodging();
  const hrefOf = useHrefOf();
  const { answer, error, again } = useCall(listPreviewLinks, { query: { domain } });
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <Button component={Link} href={hrefOf("preview")} variant="default" leftSection={<StudioIcon name="eye" />}>
          {words.back}
        </Button>
      </PageHead>
      {error && !answer ? <LoadProblem error={error} again={again} /> : null}
      {!answer && !error ? <LoadingPanel /> : null}
      {answer?.links.length === 0 ? <EmptyState icon="eye" title={words.none_title} text={words.none_text} /> : null}
      {answer && answer.links.length > 0 ? (
        <ul className="rows preview-links">
          {answer.links.map((link) => (
            <li key={link.link_id}>
              <OneLink link={link} again={again} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function OneLink({ link, again }: { link: SharedLink; again: () => void }) {
  const words = useScreenWords<SiteContentWords>().editing.links;
  const { lang, lodging } = useStudio();
  const { domain, timezone } = lodging;
  const toast = useToast();
  const { send, isSending, problem } = useSend(changePreviewLink);
  const { link_id, version, url, made_by, made_timestamp, expires_timestamp } = link;
  const time = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  const [made, until] = [made_timestamp, expires_timestamp].map((seconds) => time.format(new Date(seconds * 1000)));
  const name = version === 0 ? words.draft : words.version(version);
  const change = async (is_ended: boolean) => {
    if (!(await send({ body: { domain, link_id, is_ended } }))) return;
    if (is_ended) toast(words.ended, () => change(false));
    else toast(words.reopened);
    again();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast(words.copied);
  };
  return (
    <article className="preview-link">
      <div>
        <h2>{name}</h2>
        <p>{words.made(made_by, made!)}</p>
        <p>{words.until(until!)}</p>
      </div>
      <div className="preview-link-acts">
        <Button variant="default" aria-label={`${words.copy}: ${name}, ${made_by}`} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          variant="subtle"
          color="clay"
          aria-label={`${words.end}: ${name}, ${made_by}`}
          loading={isSending}
          onClick={() => void change(true)}
        >
          {words.end}
        </Button>
      </div>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
    </article>
  );
}
