/** Short words about a room, each in every language: its view, its floor, what is special about it. */
import { Button, Input, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import type { Texts } from "#rules/text/language.ts";
import { RemoveItem } from "../parts/lists/item-acts.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useScreenWords } from "../studio-data.ts";
import { useFieldError } from "./text-field.tsx";
import { useField, useTextLanguage } from "./use-draft.ts";

const MOST_TAGS = 20;

type TagsFieldProps = { record: RecordKind; record_id: number; field: string; isNote?: boolean; children?: ReactNode };

export function TagsField({ isNote = false, children, ...name }: TagsFieldProps) {
  const { tags: highlights, notes } = useScreenWords<RoomsWords>();
  const words = isNote ? notes : highlights;
  const { main, target } = useTextLanguage();
  const field = useField({ ...name, lang: "" });
  const error = useFieldError(field);
  const tags = (field.value ?? []) as Texts[];
  return (
    <Input.Wrapper
      label={words.title}
      labelElement="div"
      description={words.hint}
      error={error}
      data-field={name.field}
    >
      {children}
      <ul className="tags">
        {tags.map((tag, at) => (
          <li key={at}>
            <TextInput
              aria-label={words.one(at + 1)}
              lang={target}
              placeholder={target === main ? "" : (tag[main] ?? "")}
              maxLength={40}
              value={tag[target] ?? ""}
              onChange={({ currentTarget: { value } }) => field.change(tags.with(at, { ...tag, [target]: value }))}
            />
            <RemoveItem label={words.remove(at + 1)} remove={() => field.change(tags.toSpliced(at, 1))} />
          </li>
        ))}
      </ul>
      {tags.length < MOST_TAGS ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<StudioIcon name="plus" size={18} />}
          onClick={() => field.change([...tags, {}])}
        >
          {words.add}
        </Button>
      ) : null}
    </Input.Wrapper>
  );
}
