/** A dialog with a form: closing it with Esc, the cross or a click beside it asks first where something typed would be lost. */
import { Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useUnsaved } from "../navigation/unsaved.ts";
import { useAppWords } from "../studio-data.ts";
import { isQuestionOpen, useConfirm } from "./confirm.tsx";

type FormModalProps = {
  title: ReactNode;
  isChanged: boolean;
  close: () => void;
  size?: ModalProps["size"];
  isOpen?: boolean;
  children: ReactNode;
};

export function FormModal({ title, isChanged, close, size, isOpen = true, children }: FormModalProps) {
  const app = useAppWords();
  const confirm = useConfirm();
  useUnsaved(isOpen && isChanged);
  const leave = async () => {
    // The key that closes a question above this dialog closes only that.
    if (isQuestionOpen()) return;
    const { heading, text, leave, stay } = app.leave;
    const question = { title: heading, text, yes: leave, no: stay, isDangerous: true };
    if (!isChanged || (await confirm(question))) close();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => void leave()}
      title={title}
      className="form-dialog"
      closeButtonProps={{ "aria-label": app.close }}
      {...(size === undefined ? {} : { size })}
    >
      {children}
    </Modal>
  );
}
