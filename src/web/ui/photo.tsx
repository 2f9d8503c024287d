/** A picture in the sizes and formats a browser may choose from, with its space reserved. */
import { pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";

type PhotoProps = {
  src: string;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The page's first picture: loaded with priority. */
  isFirst?: boolean;
  className?: string;
  /** Another lodging's picture is loaded from its own host. */
  origin?: string;
};

export function Photo({ src, alt, sizes, isFirst = false, className, origin = "" }: PhotoProps) {
  const picture = readPicture(src);
  if (!picture) return null;
  const widths = pictureWidths(picture);
  const set = (format: "avif" | "webp") =>
    widths
      .map((width) => `${origin}${pictureSource(picture, width, format)} ${Math.min(width, picture.width)}w`)
      .join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={set("webp")} sizes={sizes} />
      <img
        className={className}
        src={origin + pictureSource(picture, widths.find((width) => width >= 960) ?? widths.at(-1)!, "jpg")}
        alt={alt}
        width={picture.width}
        height={picture.height}
        style={picture.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
