/** Pictures as cards, each a button. */
import { useRef } from "react";
import type { z } from "zod";
import type { pictureSchema } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { focusPosition, pictureSource, readPicture } from "#rules/site/pictures.ts";
import { useFewRows } from "../../parts/lists/rows.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";

export type LibraryPicture = z.output<typeof pictureSchema>;

/** A picture of the lodging's host in a width that its sizes are made in. */
export function Thumbnail({ src, origin, width = 480 }: { src: string; origin: string; width?: 320 | 480 | 960 }) {
  const picture = readPicture(src);
  if (!picture) return null;
  return (
    <img
      src={origin + pictureSource(picture, width, "webp")}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      style={{ objectPosition: focusPosition(picture) }}
    />
  );
}

type PictureCardsProps = {
  pictures: readonly LibraryPicture[];
  origin: string;
  choose: (picture: LibraryPicture) => void;
};

export function PictureCards({ pictures, origin, choose }: PictureCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useFewRows(list, pictures.length);
  return (
    <ul ref={list} className="picture-cards">
      {pictures.map((picture, at) => (
        <li key={picture.picture_id} data-row={at}>
          <button type="button" data-open onClick={() => choose(picture)}>
            <PictureCard picture={picture} origin={origin} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PictureCard({ picture, origin }: { picture: LibraryPicture; origin: string }) {
  const { main_lang } = useLodging();
  const { lang } = useStudio();
  const words = useScreenWords<MediaWords>();
  const { name, state, src, alt, uses, same_as } = picture;
  const isReady = state === "ready";
  return (
    <>
      <span className="picture-face" data-state={state}>
        {isReady ? (
          <Thumbnail src={src} origin={origin} />
        ) : (
          <StudioIcon name={state === "failed" ? "warning" : "clock"} size={28} />
        )}
      </span>
      <span className="picture-name">{alt[lang] || alt[main_lang] || name}</span>
      <span className="picture-facts">
        {isReady ? words.used(uses) : state === "failed" ? words.failed : words.processing}
        {isReady && !alt[main_lang] ? <em>{words.no_alt}</em> : null}
        {same_as.length > 0 ? <em>{words.same}</em> : null}
      </span>
    </>
  );
}
