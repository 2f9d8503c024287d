/** The house by night, below the tariff: a wide picture and an upright one that the page has not shown yet, and the introduction. */
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { Intro } from "#web/sections/intro.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

const WIDE = 1.3;
const TALL = 0.9;

export function Scene({ facilities }: Pick<HomeData, "facilities">) {
  const { hotel } = useSite();
  const free = useUnshown([
    ...facilities.flatMap((each) => [each.main_image_path, ...each.picture_path_array]),
    ...hotel.info.about_images,
  ]);
  const wide = free.find((src) => ratioOf(src) >= WIDE);
  const tall = free.find((src) => ratioOf(src) > 0 && ratioOf(src) <= TALL);
  return (
    <div className="scene">
      {wide ? (
        <div className="scene-views" data-pair={tall !== undefined}>
          <Photo src={wide} alt="" sizes={tall ? "(min-width: 48rem) 61vw at 3/2, 92vw at 3/2" : "92vw at 3/2"} />
          {tall ? <Photo src={tall} alt="" sizes="(min-width: 48rem) 33vw at 4/5, 92vw at 1/1" /> : null}
        </div>
      ) : null}
      <Intro />
    </div>
  );
}

function ratioOf(path: string): number {
  const picture = readPicture(path);
  return picture ? picture.width / picture.height : 0;
}
