/** What a press in the preview does: it opens the field, or it does what it does for guests. */
import { SegmentedControl } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useScreenWords } from "../../studio-data.ts";

export function ModeSwitch({ isEditing, change }: { isEditing: boolean; change: (isEditing: boolean) => void }) {
  const { editing } = useScreenWords<SiteContentWords>();
  return (
    <SegmentedControl
      size="xs"
      aria-label={editing.mode}
      value={isEditing ? "edit" : "browse"}
      onChange={(next) => change(next === "edit")}
      data={[
        { value: "edit", label: editing.edit },
        { value: "browse", label: editing.browse },
      ]}
    />
  );
}
