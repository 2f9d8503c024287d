/** Pictures of a record, chosen from the lodging's library; sorted by buttons, each described in the chosen language. */
import { Button, Input, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { MoveItem, RemoveItem } from "../parts/lists/item-acts.tsx";
import { SortableList } from "../parts/lists/sortable-list.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../studio-data.ts";
import { fieldLabel } from "./field-label.ts";
import { OpenLibrary } from "./open-library.tsx";
import { useFieldError } from "./text-field.tsx";
import { type Photo, Thumbnail } from "./thumbnail.tsx";
import { useField, useTextLanguage } from "./use-draft.ts";

type PhotosFieldProps = { record: RecordKind; record_id: number; field: string; shape: "list" | "banner" | "one" };

export function PhotosField({ shape, ...name }: PhotosFieldProps) {
  const words = useScreenWords<SiteContentWords>();
  const { site } = useLodging();
  const { target } = useTextLanguage();
  const field = useField({ ...name, lang: "" });
  const error = useFieldError(field);
  const [isChoosing, setChoosing] = useState(false);
  const photos = (shape === "one" ? [field.value].filter(Boolean) : (field.value ?? [])) as Photo[];
  const save = (next: Photo[]) => field.change(shape === "one" ? (next[0] ?? null) : next);
  const add = (more: Photo[]) => {
    const added = more.map((photo) => (shape === "banner" ? { ...photo, link: "" } : photo));
    save(shape === "one" ? added.slice(0, 1) : [...photos, ...added]);
    setChoosing(false);
  };
  const origin = new URL(site).origin;
  return (
    <Input.Wrapper
      label={fieldLabel(words, name.record, name.field)}
      labelElement="div"
      error={error}
      data-field={name.field}
    >
      <SortableList
        className="photos"
        items={photos}
        idOf={({ src }) => src}
        nameOf={(photo, at) => photo.alt[target] || words.photos.nth(at + 1)}
        move={(from, to) => save(photos.toSpliced(from, 1).toSpliced(to, 0, photos[from]!))}
        isGrid
      >
        {(photo, at, handle) => (
          <>
            <Thumbnail src={photo.src} origin={origin} />
            <TextInput
              size="sm"
              aria-label={words.photos.alt(at + 1)}
              placeholder={words.photos.alt_placeholder}
              lang={target}
              value={photo.alt[target] ?? ""}
              onChange={({ currentTarget: { value } }) =>
                save(photos.with(at, { ...photo, alt: { ...photo.alt, [target]: value } }))
              }
            />
            <div className="photo-acts">
              <MoveItem
                items={photos}
                at={at}
                labels={[words.photos.forward(at + 1), words.photos.back(at + 1)]}
                isGrid
                change={save}
              />
              <RemoveItem label={words.photos.remove(at + 1)} remove={() => save(photos.toSpliced(at, 1))} />
              {shape === "one" ? null : handle}
            </div>
          </>
        )}
      </SortableList>
      <Button variant="default" leftSection={<StudioIcon name="picture" />} onClick={() => setChoosing(true)}>
        {shape === "one" && photos.length > 0 ? words.photos.replace : words.photos.add}
      </Button>
      {isChoosing ? <OpenLibrary close={() => setChoosing(false)} add={add} chosen={photos} /> : null}
    </Input.Wrapper>
  );
}
