/** The part of the picture that is shown: the frame is moved and sized by pointer, or with the arrow keys. */
import { Button } from "@mantine/core";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import type { Crop } from "#rules/media/crop.ts";
import { type Corner, CORNERS, fitCrop, moveCrop, sizeCrop, WHOLE } from "#rules/media/crop-moves.ts";
import { useScreenWords } from "../../studio-data.ts";
import { Thumbnail } from "./picture-cards.tsx";

type CropEditorProps = {
  src: string;
  origin: string;
  /** Width by height of what is shown now. */
  ratio: number;
  focus: { x: number; y: number };
  crop: Crop;
  change: (crop: Crop) => void;
};

const RATIOS: [string, number][] = [
  ["16:9", 16 / 9],
  ["3:2", 3 / 2],
  ["4:3", 4 / 3],
  ["1:1", 1],
  ["3:4", 3 / 4],
];
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CropEditor({ src, origin, ratio, focus, crop, change }: CropEditorProps) {
  const words = useScreenWords<MediaWords>();
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ part: Corner | "all"; x: number; y: number; crop: Crop } | null>(null);
  const moved = (part: Corner | "all", from: Crop, dx: number, dy: number) =>
    part === "all" ? moveCrop(from, dx, dy) : sizeCrop(from, part, dx, dy);
  const hold = (part: Corner | "all") => (event: PointerEvent) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { part, x: event.clientX, y: event.clientY, crop };
  };
  const move = (event: PointerEvent) => {
    if (!held.current) return;
    const { part, x, y, crop: from } = held.current;
    const { width, height } = stage.current!.getBoundingClientRect();
    change(moved(part, from, ((event.clientX - x) / width) * 100, ((event.clientY - y) / height) * 100));
  };
  const release = () => (held.current = null);
  const press = (part: Corner | "all") => (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 5 : 1;
    change(moved(part, crop, step[0] * far, step[1] * far));
  };
  const grip = (part: Corner | "all") => ({
    onPointerDown: hold(part),
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press(part),
  });
  const { x, y, width, height } = crop;
  return (
    <>
      <div className="picture-stage" ref={stage}>
        <Thumbnail src={src} origin={origin} width={960} />
        <div className="crop-frame" style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}>
          <button
            type="button"
            className="crop-all"
            aria-label={words.crop_move}
            aria-describedby="crop-hint"
            {...grip("all")}
          />
          {CORNERS.map((corner) => (
            <button
              key={corner}
              type="button"
              className="crop-corner"
              data-corner={corner}
              aria-label={words.crop_corners[corner]}
              aria-describedby="crop-hint"
              {...grip(corner)}
            />
          ))}
        </div>
      </div>
      <p id="crop-hint" className="picture-hint">
        {words.crop_hint}
      </p>
      <div className="page-acts" role="group" aria-label={words.proportions}>
        {RATIOS.map(([name, wanted]) => (
          <Button key={name} variant="default" size="compact-md" onClick={() => change(fitCrop(wanted, ratio, focus))}>
            {name}
          </Button>
        ))}
        <Button variant="default" size="compact-md" onClick={() => change(WHOLE)}>
          {words.all_of_it}
        </Button>
      </div>
    </>
  );
}
