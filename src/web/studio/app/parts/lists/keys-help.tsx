/** Which keys do what, and a switch for those who must not have them. */
import { ActionIcon, Modal, Switch } from "@mantine/core";
import { useAppWords } from "../../studio-data.ts";
import { StudioIcon } from "../studio-icon.tsx";
import { setKeysOn, useKeysOn } from "./list-keys.ts";
import { useListWords } from "./list-words.ts";

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

export function KeysHelp({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { keys } = useListWords();
  const app = useAppWords();
  const isOn = useKeysOn();
  const rows: [string[], string][] = [
    [[isOpen && isApple() ? "⌘" : "Ctrl", "K"], keys.find],
    [["/"], keys.search],
    [["j"], keys.next],
    [["k"], keys.previous],
    [["Enter"], keys.open],
    [["?"], keys.help],
  ];
  return (
    <Modal opened={isOpen} onClose={close} title={keys.title} closeButtonProps={{ "aria-label": app.close }}>
      <dl className="keys">
        {rows.map(([pressed, text], at) => (
          <div key={text} data-off={at > 0 && !isOn && pressed[0] !== "Enter"}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={keys.switch}
        description={keys.switch_text}
        checked={isOn}
        onChange={(event) => setKeysOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}

export function KeysButton({ open }: { open: () => void }) {
  const { keys } = useListWords();
  return (
    <ActionIcon className="keys-button" size={42} variant="default" aria-label={keys.show} onClick={open}>
      <StudioIcon name="keys" />
    </ActionIcon>
  );
}
