/** An item itself: texts, photo, price and terms. Saved, it is on sale at once. */
import { Button, Input } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { saveAddOn, undoAddOn } from "#contract/studio/studio-add-ons.ts";
import type { AddOnsWords } from "#languages/zh-TW/studio/add-ons.ts";
import { useSend } from "../../calls/use-send.ts";
import { OpenLibrary } from "../../draft/open-library.tsx";
import { type Photo, Thumbnail } from "../../draft/thumbnail.tsx";
import { FormModal } from "../../parts/form-modal.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import type { AddOnsAnswer, Item } from "./add-ons.tsx";
import { ItemTermFields, type ItemTerms } from "./item-terms.tsx";
import { type ItemTexts, ItemTextFields } from "./item-texts.tsx";

type Fields = ItemTexts & ItemTerms & { main_image: Photo | null };

const SHOWN_FIELDS = ["price", "daily_stock", "cutoff_hours", "least", "most", "rate_plan_ids", "room_classes"];

/** A new one is sold with every plan. */
const fieldsOf = (item: Item | null, { plans }: AddOnsAnswer): Fields => ({
  item_name: item?.item_name ?? {},
  introduction: item?.introduction ?? {},
  unit: item?.unit ?? {},
  item_type: item?.item_type ?? "dining",
  price: item?.price ?? 0,
  price_per: item?.price_per ?? "piece",
  day_part: item?.day_part ?? "any",
  meal: item?.meal ?? null,
  daily_stock: item?.daily_stock ?? null,
  cutoff_hours: item?.cutoff_hours ?? null,
  least: item?.least ?? 1,
  most: item?.most ?? 99,
  room_classes: item?.room_classes ?? [],
  asks_time: item?.asks_time ?? false,
  main_image: item?.main_image ?? null,
  rate_plan_ids: item?.rate_plan_ids ?? plans.map(({ rate_plan_id }) => rate_plan_id),
});

type ItemDialogProps = {
  answer: AddOnsAnswer;
  item: Item | null;
  close: () => void;
  done: () => void;
  again: () => void;
};

export function ItemDialog({ answer, item, close, done, again }: ItemDialogProps) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const app = useAppWords();
  const { domain, languages } = useLodging();
  const toast = useToast();
  const [saving, undoing] = [useSend(saveAddOn), useSend(undoAddOn)];
  const [first] = useState(() => fieldsOf(item, answer));
  const [fields, setFields] = useState(first);
  const [isSaved, setSaved] = useState(false);
  const main = languages[0]!;
  const [lang, setLang] = useState(main);
  const set = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  const isChanged = !isSaved && JSON.stringify(fields) !== JSON.stringify(first);
  const texts = languages.map((lang) => `item_name.${lang}`);
  const beside = saving.errorBeside(...SHOWN_FIELDS, ...texts);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // What is missing is said at its field, which must be in sight.
    if (!fields.item_name[main]?.trim()) setLang(main);
    const body = { domain, ...(item ? { item_number: item.item_number } : {}), ...fields };
    if (!(await saving.send({ body }))) return;
    setSaved(true);
    toast(words.saved, async () => {
      if (await undoing.send({ body: { domain } })) toast(words.undone);
      again();
    });
    // The question whether to leave must be gone before the address changes.
    setTimeout(done, 0);
  }

  return (
    <FormModal isChanged={isChanged} close={close} size="lg" title={item ? words.edit(item.name) : words.add}>
      <form className="add-on-form" onSubmit={(event) => void submit(event)}>
        <ItemTextFields texts={fields} set={set} lang={lang} setLang={setLang} errorAt={saving.errorAt} />
        <PhotoField photo={fields.main_image} set={(main_image) => set({ main_image })} />
        <ItemTermFields answer={answer} terms={fields} set={set} errorAt={saving.errorAt} />
        {beside ? <Notice tone="danger">{beside}</Notice> : null}
        <div className="confirm-acts">
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={saving.isSending}>
            {app.save}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}

function PhotoField({ photo, set }: { photo: Photo | null; set: (photo: Photo | null) => void }) {
  const { add_ons: words } = useScreenWords<AddOnsWords>();
  const { site, permissions } = useLodging();
  const [isChoosing, setChoosing] = useState(false);
  if (!permissions.includes("edit_content")) return null;
  return (
    <Input.Wrapper label={words.photo} labelElement="div">
      <div className="add-on-picture">
        {photo ? <Thumbnail src={photo.src} origin={new URL(site).origin} /> : null}
        <Button variant="default" leftSection={<StudioIcon name="picture" />} onClick={() => setChoosing(true)}>
          {photo ? words.photo_other : words.photo_choose}
        </Button>
        {photo ? (
          <Button variant="default" c="clay.7" onClick={() => set(null)}>
            {words.photo_remove}
          </Button>
        ) : null}
      </div>
      {isChoosing ? (
        <OpenLibrary
          close={() => setChoosing(false)}
          chosen={photo ? [photo] : []}
          add={([chosen]) => {
            if (chosen) set({ src: chosen.src, alt: chosen.alt });
            setChoosing(false);
          }}
        />
      ) : null}
    </Input.Wrapper>
  );
}
