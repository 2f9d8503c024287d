/** A room's pictures, placed one by one by a layout: all within `Shots` open in one dialog, in the order of the page. */
import type { ReactNode } from "react";
import type { RoomClass } from "#contract/rooms.ts";
import { captionOf } from "#rules/text/caption.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { LightboxDialog, ShotLink } from "#web/sections/lightbox.tsx";
import { useSite } from "#web/site.ts";

export type Shot = {
  src: string;
  alt: string;
  /** By its own proportions, so that a layout can give it a fitting place. */
  format: "wide" | "tall" | "square";
  index: number;
  count: number;
};

const WIDE = 1.15;
const TALL = 0.9;

export function shotsOf({ photos }: Pick<RoomClass, "photos">): Shot[] {
  const known = photos.flatMap(({ src, alt }) => {
    const picture = readPicture(src);
    return picture ? [{ src, alt, ratio: picture.width / picture.height }] : [];
  });
  return known.map(({ src, alt, ratio }, index) => ({
    src,
    alt,
    format: ratio > WIDE ? "wide" : ratio < TALL ? "tall" : "square",
    index,
    count: known.length,
  }));
}

export function Shots({ className = "", children }: { className?: string; children: ReactNode }) {
  const { words } = useSite();
  return (
    <div className={`shots ${className}`.trim()} data-lightbox>
      {children}
      <LightboxDialog label={words.room_photos} />
    </div>
  );
}

type FrameProps = {
  shot: Shot | undefined;
  /** The displayed width, as in the `sizes` attribute. */ sizes: string;
  className?: string;
  /** Short: only what the picture shows, as a paper numbers and names its figures. */ hasCaption?: boolean | "short";
};

/** One picture; nothing where there is none. The page's first is loaded with priority. */
export function Frame({ shot, sizes, className = "", hasCaption = false }: FrameProps) {
  const { words } = useSite();
  if (!shot) return null;
  return (
    <figure className={`shot ${className}`.trim()} data-format={shot.format}>
      <ShotLink {...shot} label={words.room_photos} sizes={sizes} isFirst={shot.index === 0} />
      {hasCaption && shot.alt ? (
        <figcaption>{hasCaption === "short" ? captionOf(shot.alt) : shot.alt}</figcaption>
      ) : null}
    </figure>
  );
}
