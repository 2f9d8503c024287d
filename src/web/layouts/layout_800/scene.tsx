/** The house by night, below the tariff: from edge to edge what is seen nearest in its rooms, else one picture; then two that the page has not shown yet beside the introduction. */
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { Intro } from "#web/sections/intro.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Nearest, useNearest } from "./nearest.tsx";

const WIDE = 1.3;
const TALL = 0.9;
/** Of so many pixels it is sharp from edge to edge. */
const FULL = 1600;

export function Scene({ facilities, rooms }: Pick<HomeData, "facilities" | "rooms">) {
  const { hotel } = useSite();
  const free = useUnshown([
    ...facilities.flatMap((each) => [each.main_image_path, ...each.picture_path_array]),
    ...hotel.info.about_images,
  ]);
  const nearest = useNearest(rooms);
  // The dearest room is worth the largest picture, though a small one is on the panel.
  const dearest = rooms.toSorted((one, other) => (other.show_price ?? 0) - (one.show_price ?? 0));
  const isFull = (src: string) => ratioOf(src) >= WIDE && readPicture(src)!.width >= FULL;
  const large = [...free, ...dearest.flatMap(({ photos }) => photos.slice(0, 1).map(({ src }) => src))].find(isFull);
  const full = nearest.length > 0 ? undefined : large;
  const wide = free.find((src) => src !== full && ratioOf(src) >= WIDE);
  const tall = free.find((src) => ratioOf(src) > 0 && ratioOf(src) <= TALL);
  return (
    <div className="scene">
      {nearest.length > 0 ? <Nearest nearest={nearest} /> : null}
      {full ? <Photo src={full} alt="" sizes="(min-width: 48rem) 100vw by 50vw, 100vw by 125vw" /> : null}
      <div className="scene-beside" data-tall={tall !== undefined}>
        {wide ? <Photo src={wide} alt="" sizes="(min-width: 48rem) 56vw at 3/2, 92vw at 3/2" /> : null}
        <Intro />
        {tall ? <Photo src={tall} alt="" sizes="(min-width: 48rem) 38vw by 50rem, 92vw at 1/1" /> : null}
      </div>
    </div>
  );
}

function ratioOf(path: string): number {
  const picture = readPicture(path);
  return picture ? picture.width / picture.height : 0;
}
