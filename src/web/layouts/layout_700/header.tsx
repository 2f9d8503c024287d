import { useSite } from "#web/site.ts";
import { Bar } from "./bar.tsx";
import { Dock } from "./dock.tsx";

export function Header() {
  const { path, hotel } = useSite();
  const isOverPicture = path === "/" && hotel.info.banner_images.length > 0;
  return (
    <>
      <Bar isOverPicture={isOverPicture} />
      <Dock />
    </>
  );
}
