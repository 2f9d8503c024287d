import { readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

const MOST = 3;

/** Of one, two or three pictures, as the stylesheet divides the row. */
const SIZES = [
  ["(min-width: 82rem) 76rem by 13rem, 96vw by 13rem"],
  [
    "(min-width: 82rem) 46rem by 13rem, (min-width: 40rem) 56vw by 15vw, 56vw by 6.5rem",
    "(min-width: 82rem) 31rem by 13rem, (min-width: 40rem) 38vw by 15vw, 38vw by 6.5rem",
  ],
  [
    "(min-width: 82rem) 32rem by 13rem, (min-width: 40rem) 39vw by 15vw, 56vw by 6.5rem",
    "(min-width: 82rem) 20rem by 13rem, (min-width: 40rem) 24vw by 15vw, 38vw by 6.5rem",
    "(min-width: 82rem) 26rem by 13rem, (min-width: 40rem) 32vw by 15vw, 56vw by 6.5rem",
  ],
];

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
      {shown.map((src, index) => (
        <Photo key={src} src={src!} alt="" sizes={SIZES[shown.length - 1]![index]!} isFirst />
      ))}
    </div>
  );
}
