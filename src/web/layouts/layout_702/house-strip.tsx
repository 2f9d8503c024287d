import { readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

const MOST = 3;

/** Above booking: the house from within. Its front is the picture of the whole house further down, and not shown twice. */
export function HouseStrip() {
  const { hotel } = useSite();
  const { about_images, banner_info } = hotel.info;
  const [front, ...others] = banner_info.map(({ img }) => img);
  const all = [...new Set([...about_images, ...others])].filter((src) => src !== front && readPicture(src));
  const shown = all.length > 0 ? all.slice(0, MOST) : [front].filter((src) => src !== undefined && readPicture(src));
  if (shown.length === 0) return null;
  return (
    <div className="house-strip" data-count={shown.length}>
      {shown.map((src) => (
        <Photo
          key={src}
          src={src!}
          alt=""
          sizes={
            shown.length === 1
              ? "(min-width: 82rem) 76rem by 13rem, 100vw by 13rem"
              : "(min-width: 82rem) 44rem by 13rem, 60vw by 13rem"
          }
          isFirst
        />
      ))}
    </div>
  );
}
