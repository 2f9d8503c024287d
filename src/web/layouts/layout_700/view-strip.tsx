import { readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** Above booking: the home page's view as a strip, with the page's title on the line below it. */
export function ViewStrip() {
  const { banner_info } = useSite().hotel.info;
  const view = banner_info.find(({ img }) => readPicture(img));
  if (!view) return null;
  return (
    <div className="view-strip">
      <Photo src={view.img} alt="" sizes="100vw by 11rem" isFirst />
    </div>
  );
}
