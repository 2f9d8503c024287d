/** Pictures that open in a dialog. Without JavaScript each links to the picture itself. */
import { pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Strip } from "#web/sections/strip.tsx";

type Shot = { src: string; alt: string };

type LightboxProps = {
  shots: Shot[];
  label: string;
  variant: string;
  sizes: string;
  /** Of all but the first, where they are smaller. */ nextSizes?: string;
  isFirst?: boolean;
};

export function Lightbox({ shots, label, variant, sizes, nextSizes = sizes, isFirst = false }: LightboxProps) {
  const { words } = useSite();
  const shown = shots.filter((shot) => readPicture(shot.src));
  if (shown.length === 0) return null;
  // If all pictures have the same caption (the lodging's name), it is omitted.
  const hasCaptions =
    ["offset", "figures", "film"].includes(variant) && new Set(shown.map((shot) => shot.alt)).size === shown.length;
  const list = (
    <ul>
      {shown.map((shot, index) => (
        <li key={shot.src + index} data-frame>
          <a
            href={largest(shot.src)}
            data-shot={words.picture(index + 1, shown.length)}
            aria-label={`${words.open_picture}: ${shot.alt || label}`}
          >
            <Photo
              src={shot.src}
              alt={shot.alt}
              sizes={index === 0 ? sizes : nextSizes}
              isFirst={isFirst && index === 0}
            />
            {hasCaptions ? <small className="gallery-caption">{shot.alt}</small> : null}
          </a>
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
      <dialog className="lightbox" aria-label={label}>
        <figure>
          <img alt="" draggable={false} />
          <figcaption aria-live="polite" />
        </figure>
        <p className="lightbox-bar">
          <button type="button" data-step="-1" aria-label={words.previous_picture}>
            <Icon name="left" />
          </button>
          <output>
            <span aria-hidden="true" />
            <span className="hidden" />
          </output>
          <button type="button" data-step="1" aria-label={words.next_picture}>
            <Icon name="right" />
          </button>
        </p>
        <form method="dialog">
          <button aria-label={words.close}>
            <Icon name="close" />
          </button>
        </form>
      </dialog>
    </div>
  );
}

function largest(src: string): string {
  const picture = readPicture(src)!;
  return pictureSource(picture, pictureWidths(picture).at(-1)!, "webp");
}
