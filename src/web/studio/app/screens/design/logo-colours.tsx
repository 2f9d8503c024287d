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

async function readPixels(src: string, signal: AbortSignal): Promise<Uint8ClampedArray> {
  const response = await fetch(src, { signal, credentials: "omit" });
  const bitmap = await createImageBitmap(await response.blob(), { resizeWidth: SIDE, resizeHeight: SIDE });
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const drawing = canvas.getContext("2d")!;
  drawing.drawImage(bitmap, 0, 0);
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
    const leaving = new AbortController();
    const picture = readPicture(logo);
    const path = picture ? pictureSource(picture, pictureWidths(picture)[0]!, "jpg") : logo;
    readPixels(path.startsWith("/") ? origin + path : path, leaving.signal).then(
      (pixels) => setFound({ logo, colours: logoColours(pixels) }),
      // A logo that can't be read proposes nothing: a colour can still be typed.
      () => {},
    );
    return () => leaving.abort();
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
