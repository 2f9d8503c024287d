/** Where pictures are dropped or chosen. Everything that it does can be done with its button. */
import { Button } from "@mantine/core";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { StudioIcon } from "../parts/studio-icon.tsx";
import "./uploads.css";

/** What phones offer, and what a browser turns into it: iPhones give JPEG where HEIC is not named. */
const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

type DropAreaProps = { label: string; hint: ReactNode; button: string; add: (files: Iterable<File>) => void };

export function DropArea({ label, hint, button, add }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  };
  return (
    <div
      className="drop-area"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <StudioIcon name="picture" size={30} />
      <div>
        <strong>{label}</strong>
        <small>{hint}</small>
      </div>
      <Button leftSection={<StudioIcon name="plus" />} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
