/** What a room or the lodging has, chosen from the catalog. */
import { Chip, Group } from "@mantine/core";
import { FACILITY_GROUPS } from "#rules/site/facilities.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { useStudio } from "../studio-data.ts";
import { useField } from "./use-draft.ts";

export function FacilityKeysField(name: { record: RecordKind; record_id: number; field: string }) {
  const { lang } = useStudio();
  const field = useField({ ...name, lang: "" });
  const chosen = new Set((field.value ?? []) as string[]);
  const toggle = (key: string, group: (typeof FACILITY_GROUPS)[number]) => {
    const next = new Set(chosen);
    if (next.has(key)) next.delete(key);
    else {
      if (group.selection === "single") for (const item of group.items) next.delete(item.key);
      next.add(key);
    }
    field.change([...next]);
  };
  return (
    <div className="facility-groups">
      {FACILITY_GROUPS.map((group) => (
        <fieldset key={group.key}>
          <legend>{group.name[lang]}</legend>
          <Group gap="xs">
            {group.items.map((item) => (
              <Chip key={item.key} size="sm" checked={chosen.has(item.key)} onChange={() => toggle(item.key, group)}>
                {item.name[lang]}
              </Chip>
            ))}
          </Group>
        </fieldset>
      ))}
    </div>
  );
}
