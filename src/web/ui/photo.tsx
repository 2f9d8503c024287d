/** A picture in the sizes and formats a browser may choose from, with its space reserved. */
import { useContext } from "react";
import { preload } from "react-dom";
import { drawnSizes, squarePart } from "#rules/media/picture-crop.ts";
import {
  focusPosition,
  type Picture,
  pictureSource,
  pictureWidths,
  readPicture,
  squareSource,
} from "#rules/site/pictures.ts";
import { countPicture, PictureUseContext } from "#web/ui/picture-use.ts";

type PhotoProps = {
  src: string;
  alt: string;
  /**
   * The box, as in the `sizes` attribute: its width, and where it cuts the picture also its height ("100vw by 70svh") or its
   * proportions ("52vw at 4/5").
   */
  sizes: string;
  /** The page's first picture: the head asks for it before anything else. */
  isFirst?: boolean;
  /** It takes turns with others in one place, and is not seen beside them. */
  isInTurn?: boolean;
  className?: string;
  /** Another lodging's picture is loaded from its own host. */
  origin?: string;
};

const FORMATS = ["avif", "webp"] as const;

type Format = (typeof FORMATS)[number];

export function Photo({ src, alt, sizes, isFirst = false, isInTurn = false, className, origin = "" }: PhotoProps) {
  const picture = readPicture(src);
  const use = useContext(PictureUseContext);
  if (!picture) return null;
  if (!isInTurn) countPicture(use, picture.name);
  const widths = pictureWidths(picture);
  // A preload is chosen before the page is laid out, when browsers do not know the small height yet: both would choose another file.
  const boxes = isFirst ? sizes.replaceAll("svh", "vh") : sizes;
  const drawn = drawnSizes(boxes, picture);
  const set = (format: Format) => setOf(picture, (width) => origin + pictureSource(picture, width, format));
  const square = isFirst ? squarePart(boxes, picture) : null;
  const side = { ...picture, width: picture.height };
  const squareSet = (format: Format) =>
    setOf(side, (width) => origin + squareSource(picture, square!.place, width, format));
  const href = origin + pictureSource(picture, widths.find((width) => width >= 960) ?? widths.at(-1)!, "jpg");
  if (isFirst) {
    const first = { as: "image", type: "image/avif", fetchPriority: "high" } as const;
    const other = square ? { media: `not all and ${square.media}` } : {};
    if (square)
      preload(href, { ...first, imageSrcSet: squareSet("avif"), imageSizes: square.sizes, media: square.media });
    preload(href, { ...first, imageSrcSet: set("avif"), imageSizes: drawn, ...other });
  }
  return (
    <picture>
      {square
        ? FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              media={square.media}
              srcSet={squareSet(format)}
              sizes={square.sizes}
              width={side.width}
              height={side.height}
            />
          ))
        : null}
      <source type="image/avif" srcSet={set("avif")} sizes={drawn} />
      <source type="image/webp" srcSet={set("webp")} sizes={drawn} />
      <img
        className={className}
        src={href}
        alt={alt}
        width={picture.width}
        height={picture.height}
        style={{ objectPosition: focusPosition(picture) }}
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}

function setOf(picture: Picture, source: (width: number) => string): string {
  const described = (width: number) => `${source(width)} ${Math.min(width, picture.width)}w`;
  return pictureWidths(picture).map(described).join(", ");
}
