import { Intro } from "#web/sections/intro.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

/** The introduction on a tile of colour, beside it a view of the house. `taken`: pictures that the page shows further down. */
export function Introduction({ taken }: { taken: readonly string[] }) {
  const { banner_info, introduction } = useSite().hotel.info;
  const [src] = useUnshown(banner_info.map(({ img }) => img).filter((img) => !taken.includes(img)));
  if (introduction === "") return null;
  const view = banner_info.find(({ img }) => img === src);
  return (
    <div className="introduction" data-picture={view !== undefined}>
      <Intro />
      {view ? <Photo src={view.img} alt={view.alt} sizes="(min-width: 60rem) 40vw by 22rem, 94vw at 8/5" /> : null}
    </div>
  );
}
