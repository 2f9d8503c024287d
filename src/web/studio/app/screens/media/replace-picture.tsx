/** Another picture wherever this one is shown: chosen from the library, with the consequence said first. */
import { Modal } from "@mantine/core";
import { replacePicture } from "#contract/media.ts";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { useSend } from "../../calls/use-send.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useToast } from "../../parts/toast.tsx";
import { PicturePages } from "../../pictures/picture-pages.tsx";
import { usePicturePages } from "../../pictures/use-picture-pages.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";
import { type LibraryPicture, PictureCards } from "./picture-cards.tsx";

type ReplacePictureProps = { picture: LibraryPicture; close: () => void; replaced: () => void };

export function ReplacePicture({ picture, close, replaced }: ReplacePictureProps) {
  const { domain } = useLodging();
  const app = useAppWords();
  const words = useScreenWords<MediaWords>();
  const confirm = useConfirm();
  const toast = useToast();
  const pages = usePicturePages();
  const { send, problem } = useSend(replacePicture);
  const choose = async (other: LibraryPicture) => {
    const text = words.replace_text(picture.uses);
    if (!(await confirm({ title: words.replace, text, yes: words.replace }))) return;
    const [from, to] = [picture.picture_id, other.picture_id];
    if (!(await send({ body: { domain, picture_id: from, with_picture_id: to } }))) return;
    // One that was shown before can't be told from what was replaced just now.
    const undo = async () => {
      await send({ body: { domain, picture_id: to, with_picture_id: from } });
      replaced();
    };
    toast(words.replaced, other.uses === 0 ? undo : undefined);
    replaced();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={words.replace_with}
      size="56rem"
      closeButtonProps={{ "aria-label": app.close }}
    >
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      <PicturePages pages={pages} words={words}>
        {({ pictures, origin }) => {
          const others = pictures.filter(
            ({ picture_id, state }) => picture_id !== picture.picture_id && state === "ready",
          );
          if (others.length === 0) return <Notice>{pages.isSearched ? words.none : words.no_others}</Notice>;
          return <PictureCards pictures={others} origin={origin} choose={(other) => void choose(other)} />;
        }}
      </PicturePages>
    </Modal>
  );
}
