/** What archived photos take up, which of them can go for good, and what keeps the others. */
import { Button } from "@mantine/core";
import { deletePictures, listArchivedPictures } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { sizeText } from "./size-text.ts";

type ArchivedSpaceProps = { taken: { archived_bytes: number; archived_pictures: number }; changed: () => void };

/** More versions than these say no more. */
const MOST_VERSIONS = 6;

const sumOf = (pictures: readonly { bytes: number }[]) => pictures.reduce((sum, { bytes }) => sum + bytes, 0);

export function ArchivedSpace({ taken, changed }: ArchivedSpaceProps) {
  const { domain } = useLodging();
  const { lang } = useStudio();
  const words = useScreenWords<MediaWords>();
  const confirm = useConfirm();
  const toast = useToast();
  const { archived_bytes, archived_pictures } = taken;
  const { answer, again } = useCall(listArchivedPictures, { query: { domain } });
  const { send, problem, isSending } = useSend(deletePictures);
  if (!answer) return null;
  const { deletable, kept } = answer;
  const size = sizeText(sumOf(deletable), lang);
  const empty = async () => {
    const title = words.delete_title(deletable.length);
    const isSure = await confirm({ title, text: words.delete_text(size), yes: words.delete, isDangerous: true });
    if (!isSure) return;
    const picture_ids = deletable.map(({ picture_id }) => picture_id);
    const deleted = await send({ body: { domain, picture_ids } });
    if (deleted) toast(words.deleted(deleted.deleted, sizeText(deleted.bytes, lang)));
    again();
    changed();
  };
  return (
    <section className="panel archived-space" aria-labelledby="archived-space">
      <div className="archived-sum">
        <div>
          <h2 id="archived-space">{words.archive_space(archived_pictures, sizeText(archived_bytes, lang))}</h2>
          <p>{deletable.length === 0 ? words.archive_none_free : words.archive_free(deletable.length, size)}</p>
        </div>
        {deletable.length === 0 ? null : (
          <Button
            color="clay"
            variant="outline"
            leftSection={<StudioIcon name="trash" size={18} />}
            loading={isSending}
            onClick={() => void empty()}
          >
            {words.delete}
          </Button>
        )}
      </div>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      {kept.length > 0 ? <Kept kept={kept} /> : null}
    </section>
  );
}

type KeptProps = {
  kept: readonly { picture_id: string; name: string; versions: readonly number[]; in_archive: boolean }[];
};

function Kept({ kept }: KeptProps) {
  const { lang } = useStudio();
  const words = useScreenWords<MediaWords>();
  const hrefOf = useHrefOf();
  const listOf = (versions: readonly number[]) => {
    const shown = versions.slice(-MOST_VERSIONS).map(String);
    const list = new Intl.ListFormat(lang, { type: "conjunction", style: "narrow" }).format(shown);
    return versions.length > shown.length ? `… ${list}` : list;
  };
  return (
    <details className="archived-kept">
      <summary>{words.archive_kept(kept.length)}</summary>
      <ul>
        {kept.map(({ picture_id, name, versions, in_archive }) => (
          <li key={picture_id}>
            <span>{name}</span>
            {versions.length > 0 ? (
              <Link href={hrefOf("versions")}>{words.kept_by_versions(listOf(versions))}</Link>
            ) : (
              <span>{in_archive ? words.kept_by_archive : words.kept_by_site}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
