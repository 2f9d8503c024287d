/** One picture: how it is cut, what it shows in words, where it is shown, and what else can be done with it. */
import { Button, Modal, SegmentedControl, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { archivePicture, deletePictures, restorePicture, savePicture } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { isWhole } from "#rules/media/crop.ts";
import { cropWithin, WHOLE } from "#rules/media/crop-moves.ts";
import type { Language } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { useUnsaved } from "../../navigation/unsaved.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { CropEditor } from "./crop-editor.tsx";
import { FocusEditor } from "./focus-editor.tsx";
import type { LibraryPicture } from "./picture-cards.tsx";
import { PictureUses } from "./picture-uses.tsx";
import { ReplacePicture } from "./replace-picture.tsx";
import { sizeText } from "./size-text.ts";

type PictureDetailProps = { picture: LibraryPicture; origin: string; close: () => void; changed: () => void };

export function PictureDetail({ picture, origin, close, changed }: PictureDetailProps) {
  const { domain, main_lang, languages, permissions } = useLodging();
  const { lang } = useStudio();
  const app = useAppWords();
  const words = useScreenWords<MediaWords>();
  const toast = useToast();
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
  const confirm = useConfirm();
  const { picture_id, src, shown, state } = picture;
  const [alt, setAlt] = useState<Partial<Record<Language, string>>>(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const [crop, setCrop] = useState(WHOLE);
  const [tool, setTool] = useState("focus");
  const [isReplacing, setReplacing] = useState(false);
  const saving = useSend(savePicture);
  const archiving = useSend(archivePicture);
  const restoring = useSend(restorePicture);
  const deleting = useSend(deletePictures);
  const isCut = !isWhole(crop);
  const isAimed = JSON.stringify(focus) !== JSON.stringify(picture.focus);
  // Only what was written here: pages may describe the photo in words of their own.
  const described = languages.flatMap((each) => {
    const text = (alt[each] ?? "").trim();
    return text === (picture.alt[each] ?? "") ? [] : [[each, text] as const];
  });
  const isChanged = isCut || isAimed || described.length > 0;
  useUnsaved(isChanged);
  const leave = async () => {
    const { heading, text, stay, leave: yes } = app.leave;
    if (!isChanged || (await confirm({ title: heading, text, yes, no: stay, isDangerous: true }))) close();
  };
  const save = async (given: { crop: LibraryPicture["crop"] } | null) => {
    const body = {
      domain,
      picture_id,
      ...(described.length > 0 ? { alt: Object.fromEntries(described) } : {}),
      ...(isAimed ? { focus } : {}),
      ...(given ?? (isCut ? { crop: cropWithin(picture.crop, crop) } : {})),
    };
    if (!(await saving.send({ body }))) return;
    setCrop(WHOLE);
    toast(words.saved);
    changed();
  };
  const archive = async () => {
    const isSure = await confirm({ title: words.archive, text: words.archive_text, yes: words.archive });
    if (!isSure || !(await archiving.send({ body: { domain, picture_id } }))) return;
    toast(words.archived, async () => {
      await restoring.send({ body: { domain, picture_id } });
      changed();
    });
    changed();
    close();
  };
  const restore = async () => {
    if (!(await restoring.send({ body: { domain, picture_id } }))) return;
    toast(words.restored);
    changed();
    close();
  };
  const remove = async () => {
    const size = sizeText(picture.bytes, lang);
    const question = { title: words.delete_title(1), text: words.delete_text(size), yes: words.delete };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    const deleted = await deleting.send({ body: { domain, picture_ids: [picture_id] } });
    if (!deleted) return;
    toast(words.deleted(deleted.deleted, sizeText(deleted.bytes, lang)));
    changed();
    close();
  };
  const problem = saving.problem ?? archiving.problem ?? deleting.problem;
  const ordered = [main_lang, ...languages.filter((each) => each !== main_lang)];
  return (
    <Modal
      opened
      onClose={() => void leave()}
      title={picture.name}
      size="62rem"
      fullScreen={isNarrow}
      closeButtonProps={{ "aria-label": app.close }}
    >
      {state === "ready" ? (
        <div className="picture-detail">
          <div className="picture-cut">
            <SegmentedControl
              fullWidth
              value={tool}
              onChange={setTool}
              data={[
                { value: "focus", label: words.focus },
                { value: "crop", label: words.crop },
              ]}
            />
            {tool === "focus" ? (
              <FocusEditor src={src} origin={origin} focus={focus} change={setFocus} />
            ) : (
              <CropEditor
                src={src}
                origin={origin}
                ratio={shown.width / shown.height}
                focus={focus}
                crop={crop}
                change={setCrop}
              />
            )}
            {picture.crop ? (
              <Button variant="subtle" size="compact-md" onClick={() => void save({ crop: null })}>
                {words.uncrop}
              </Button>
            ) : null}
          </div>
          <div className="picture-words">
            <h3>{words.alt}</h3>
            <p className="picture-hint">{words.alt_hint}</p>
            {ordered.map((each) => (
              <TextInput
                key={each}
                label={LANGUAGE_NAMES[each]}
                lang={each}
                maxLength={300}
                value={alt[each] ?? ""}
                placeholder={each === main_lang ? words.alt_example : (alt[main_lang] ?? "")}
                error={saving.errorAt(`alt.${each}`)}
                onChange={(event) => setAlt({ ...alt, [each]: event.currentTarget.value })}
              />
            ))}
            <PictureUses picture_id={picture_id} />
            <p className="picture-hint">
              {words.original(picture.width, picture.height, picture.type.toUpperCase(), sizeText(picture.bytes, lang))}
            </p>
            {picture.same_as.length > 0 ? <Notice>{words.same_text}</Notice> : null}
          </div>
        </div>
      ) : (
        <Notice tone={state === "failed" ? "danger" : "wait"}>{picture.problem ?? words.processing}</Notice>
      )}
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      <div className="picture-acts">
        <div className="page-acts">
          {picture.is_archived ? (
            <>
              <Button variant="default" onClick={() => void restore()}>
                {words.restore}
              </Button>
              {permissions.includes("empty_archive") ? (
                <Button variant="outline" color="clay" loading={deleting.isSending} onClick={() => void remove()}>
                  {words.delete}
                </Button>
              ) : null}
            </>
          ) : (
            <Button variant="default" onClick={() => void archive()} disabled={picture.uses > 0}>
              {words.archive}
            </Button>
          )}
          {state === "ready" && picture.uses > 0 ? (
            <Button variant="default" onClick={() => setReplacing(true)}>
              {words.replace}
            </Button>
          ) : null}
        </div>
        {state === "ready" ? (
          <Button onClick={() => void save(null)} disabled={!isChanged} loading={saving.isSending}>
            {app.save}
          </Button>
        ) : null}
      </div>
      {isReplacing ? (
        <ReplacePicture
          picture={picture}
          close={() => setReplacing(false)}
          replaced={() => {
            changed();
            close();
          }}
        />
      ) : null}
    </Modal>
  );
}
