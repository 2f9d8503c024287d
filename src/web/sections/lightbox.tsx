/** Pictures that open in a dialog. Without JavaScript each links to the picture itself. */
import { largestSource, readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { PictureDialog } from "#web/ui/picture-dialog.tsx";
import { Strip } from "#web/sections/strip.tsx";

type Shot = { src: string; alt: string };

type LightboxProps = {
  shots: Shot[];
  label: string;
  variant: string;
  sizes: string;
  /** Of all but the first, where they are smaller. */ nextSizes?: string;
  /** Of the last of an even number, where it is larger. */ lastSizes?: string;
  isFirst?: boolean;
};

export function Lightbox({ shots, label, variant, sizes, isFirst = false, ...others }: LightboxProps) {
  const { nextSizes = sizes, lastSizes = nextSizes } = others;
  const shown = shots.filter((shot) => readPicture(shot.src));
  if (shown.length === 0) return null;
  // If all pictures have the same caption (the lodging's name), it is omitted.
  const hasCaptions =
    ["offset", "figures", "film"].includes(variant) && new Set(shown.map((shot) => shot.alt)).size === shown.length;
  const isLast = (index: number) => index % 2 === 1 && index === shown.length - 1;
  const list = (
    <ul>
      {shown.map((shot, index) => (
        <li key={shot.src + index} data-frame>
          <ShotLink
            {...shot}
            index={index}
            count={shown.length}
            label={label}
            sizes={index === 0 ? sizes : isLast(index) ? lastSizes : nextSizes}
            isFirst={isFirst && index === 0}
            hasCaption={hasCaptions}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className="gallery"
      data-variant={variant}
      data-count={Math.min(shown.length, 6)}
      // For layouts that show a number under each picture: "3 / 12".
      style={{ "--shots": shown.length } as object}
      data-lightbox
    >
      {variant === "film" ? (
        <Strip label={label} count={shown.length}>
          {list}
        </Strip>
      ) : (
        list
      )}
      <LightboxDialog label={label} />
    </div>
  );
}

type ShotLinkProps = Shot & {
  index: number;
  count: number;
  /** What the pictures are of, where one has no words of its own. */ label: string;
  sizes: string;
  isFirst?: boolean;
  hasCaption?: boolean;
};

/** One picture of a `data-lightbox`, linked to its largest file. */
export function ShotLink({ src, alt, index, count, label, sizes, isFirst = false, hasCaption = false }: ShotLinkProps) {
  const { words } = useSite();
  return (
    <a
      href={largestSource(src)}
      data-shot={words.picture(index + 1, count)}
      aria-label={`${words.open_picture}: ${alt || label}`}
    >
      <Photo src={src} alt={alt} sizes={sizes} isFirst={isFirst} />
      {hasCaption ? <small className="gallery-caption">{alt}</small> : null}
    </a>
  );
}

/** The dialog of a `data-lightbox`: the script opens it. */
export function LightboxDialog({ label }: { label: string }) {
  const { words } = useSite();
  return (
    <PictureDialog label={label} previous={words.previous_picture} next={words.next_picture} close={words.close} />
  );
}
