/** From a screen to its part of the lodging's log, for those who may see it. */
import { Button } from "@mantine/core";
import type { LogSubject } from "#rules/people/studio-log.ts";
import { Link } from "../navigation/link.tsx";
import { useHrefOf } from "../navigation/router.ts";
import { useAppWords, useLodging } from "../studio-data.ts";
import { StudioIcon } from "./studio-icon.tsx";

export function LogLink(query: { filter?: LogSubject; search?: string }) {
  const { name } = useAppWords().screens.log;
  const { permissions } = useLodging();
  const hrefOf = useHrefOf();
  if (!permissions.includes("see_log")) return null;
  return (
    <Button
      component={Link}
      className="log-link"
      href={hrefOf("log", query)}
      variant="subtle"
      size="compact-md"
      leftSection={<StudioIcon name="clock" size={18} />}
    >
      {name}
    </Button>
  );
}
