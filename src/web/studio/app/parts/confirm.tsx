/** A question before something is done: what happens then, in words, and a button that names the act. */
import { Button, Modal } from "@mantine/core";
import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { useAppWords } from "../studio-data.ts";

export type Question = {
  title: string;
  /** The consequence. */
  text: ReactNode;
  /** The act, as its button says it. */
  yes: string;
  no?: string;
  isDangerous?: boolean;
};

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(async () => false);

let isAsking = false;

/** Also true while the key that answered it still reaches others. */
export const isQuestionOpen = (): boolean => isAsking;

/** `if (await confirm({ title, text, yes })) …` */
export const useConfirm = (): Confirm => use(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const words = useAppWords();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(answer: boolean) => void>(() => {});
  const confirm = useCallback<Confirm>((next) => {
    settle.current(false);
    isAsking = true;
    setQuestion(next);
    setOpen(true);
    return new Promise((settled) => (settle.current = settled));
  }, []);
  const answer = (given: boolean) => {
    setOpen(false);
    setTimeout(() => (isAsking = false));
    settle.current(given);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal
        opened={isOpen}
        onClose={() => answer(false)}
        title={question?.title}
        closeButtonProps={{ "aria-label": words.close }}
        // Above a dialog that asks by it, which comes later in the page.
        zIndex={300}
      >
        <div className="confirm-text">{question?.text}</div>
        <div className="confirm-acts">
          <Button variant="default" onClick={() => answer(false)} data-autofocus>
            {question?.no ?? words.cancel}
          </Button>
          <Button color={question?.isDangerous ? "clay" : "harbour"} onClick={() => answer(true)}>
            {question?.yes}
          </Button>
        </div>
      </Modal>
    </ConfirmContext>
  );
}
