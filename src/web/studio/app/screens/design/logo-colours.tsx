/** Colours of the owner's own logo that this theme can wear: read from its pixels, in the browser. */
import { useEffect, useState } from "react";
import type { DesignWords } from "#languages/zh-TW/studio/design.ts";
import { accentsFrom, logoColours } from "#rules/site/logo-colours.ts";
import { pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

const SIDE = 64;

type Records = readonly { record: string; fields: Record<string, unknown> }[];
type Logos = { dark?: string; white?: string };

/** The logo for light ground, else the one for dark, else the icon. */
function logoIn(records: Records): string {
  const fields = records.find(({ record }) => record === "site")?.fields ?? {};
  const { dark, white } = (fields.logo_images ?? {}) as Logos;
  return dark || white || (typeof fields.icon_image === "string" ? fields.icon_image : "");
}

/** By an image, not by fetch: pages of the studio may show pictures of other hosts, and fetch nothing from them. */
async function readPixels(src: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = src;
  await image.decode();
  const drawing = new OffscreenCanvas(SIDE, SIDE).getContext("2d")!;
  drawing.drawImage(image, 0, 0, SIDE, SIDE);
  return drawing.getImageData(0, 0, SIDE, SIDE).data;
}

type LogoColoursProps = { records: Records; theme: Theme; value: string; choose: (colour: string) => void };

export function LogoColours({ records, theme, value, choose }: LogoColoursProps) {
  const words = useScreenWords<DesignWords>();
  const { site } = useLodging();
  const logo = logoIn(records);
  const [found, setFound] = useState<{ logo: string; colours: string[] } | null>(null);
  const { origin } = new URL(site);
  useEffect(() => {
    if (logo === "") return undefined;
    let isLeft = false;
    const picture = readPicture(logo);
    const path = picture ? pictureSource(picture, pictureWidths(picture)[0]!, "jpg") : logo;
    readPixels(path.startsWith("/") ? origin + path : path).then(
      (pixels) => isLeft || setFound({ logo, colours: logoColours(pixels) }),
      // A logo that can't be read proposes nothing: a colour can still be typed.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [logo, origin]);
  if (logo === "") return <p className="design-logo-none">{words.logo_none}</p>;
  const proposed = found?.logo === logo ? accentsFrom(found.colours, theme) : [];
  if (proposed.length === 0) return null;
  return (
    <div className="design-logo" role="group" aria-label={words.logo_colours}>
      <span>{words.logo_colours}</span>
      {proposed.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={words.logo_colour(colour)}
          aria-pressed={colour === value}
          style={{ background: colour }}
          onClick={() => choose(colour)}
        />
      ))}
    </div>
  );
}
