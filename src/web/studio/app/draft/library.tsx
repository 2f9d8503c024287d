/** Chooses pictures for a field: from the lodging's library, or new ones from this device, which are used as soon as they are ready. */
import { Modal } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { Notice } from "../parts/notice.tsx";
import { PicturePages } from "../pictures/picture-pages.tsx";
import { usePicturePages } from "../pictures/use-picture-pages.ts";
import { useAppWords, useScreenWords } from "../studio-data.ts";
import { DropArea } from "../uploads/drop-area.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import type { LibraryProps } from "./open-library.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const ENDED = new Set(["done", "duplicate", "refused", "stopped"]);

export default function Library({ close, add, chosen }: LibraryProps) {
  const { photos: words } = useScreenWords<SiteContentWords>();
  const app = useAppWords();
  const pages = usePicturePages();
  const { uploads, add: send } = useUploads();
  // What was on its way before this dialog opened belongs to somebody else.
  const [before] = useState(() => new Set(uploads.map(({ id }) => id)));
  const own = uploads.filter(({ id }) => !before.has(id));
  const ended = own.filter(({ state }) => ENDED.has(state));
  const problems = own.filter(({ state }) => state === "refused" || state === "stopped");
  const areAllThere = own.length > 0 && ended.length === own.length && problems.length === 0;
  const known = new Set(chosen.map(({ src }) => src));
  const use = useEffectEvent(() => {
    const photos = own.flatMap(({ picture }) => (picture && !known.has(picture.src) ? [picture] : []));
    if (photos.length > 0) add(photos.map(({ src, alt }) => ({ src, alt })));
    else close();
  });
  useEffect(() => {
    if (areAllThere) use();
  }, [areAllThere]);
  return (
    <Modal opened onClose={close} title={words.library} size="xl" closeButtonProps={{ "aria-label": app.close }}>
      <DropArea label={words.drop} hint={words.limits} button={words.choose} add={send} />
      <p className="library-uploads" role="status">
        {own.length > ended.length ? words.uploading(ended.length, own.length) : null}
      </p>
      {problems.map(({ id, name, problem }) => (
        <Notice key={id} tone="danger">
          {name}: {problem || words.stopped}
        </Notice>
      ))}
      <PicturePages pages={pages} words={words}>
        {({ pictures, origin }) => {
          const ready = pictures.filter(({ state, src }) => state === "ready" && !known.has(src));
          if (ready.length === 0) return <p role="status">{pages.isSearched ? words.none_found : words.none}</p>;
          return (
            <ul className="library">
              {ready.map(({ picture_id, src, alt, name }) => (
                <li key={picture_id}>
                  <button type="button" aria-label={words.use(name)} onClick={() => add([{ src, alt }])}>
                    <Thumbnail src={src} origin={origin} />
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </PicturePages>
    </Modal>
  );
}
