/** Until the site is public, every screen leads back to the nine steps. */
import { Link } from "../navigation/link.tsx";
import { useAddress, useHrefOf } from "../navigation/router.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useStudio } from "../studio-data.ts";
import { useIsLive } from "./live-site.ts";

export function WayBack() {
  const { words, lodging } = useStudio();
  const { screen } = useAddress();
  const hrefOf = useHrefOf();
  const isLive = useIsLive();
  if (isLive || screen === "" || screen === "start" || !lodging.permissions.includes("edit_content")) return null;
  return (
    <Link className="frame-back" href={hrefOf("start")}>
      <StudioIcon name="left" size={18} />
      {words.screens.start.name}
    </Link>
  );
}
