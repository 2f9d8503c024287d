/** The point that stays visible wherever the picture is cut to fit: by pointer on the picture, or with the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { useScreenWords } from "../../studio-data.ts";
import { Thumbnail } from "./picture-cards.tsx";

type Focus = { x: number; y: number };
type FocusEditorProps = { src: string; origin: string; focus: Focus; change: (focus: Focus) => void };

const STEP = 2;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

export function FocusEditor({ src, origin, focus, change }: FocusEditorProps) {
  const words = useScreenWords<MediaWords>();
  const picture = useRef<HTMLDivElement>(null);
  const point = (event: PointerEvent) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const { left, top, width, height } = picture.current!.getBoundingClientRect();
    change({
      x: percent(((event.clientX - left) / width) * 100),
      y: percent(((event.clientY - top) / height) * 100),
    });
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 : 1;
    change({ x: percent(focus.x + step[0] * far), y: percent(focus.y + step[1] * far) });
  };
  const place = { "--x": `${focus.x}%`, "--y": `${focus.y}%` } as React.CSSProperties;
  return (
    <>
      <div className="picture-stage" ref={picture} onPointerDown={point} onPointerMove={point} style={place}>
        <Thumbnail src={src} origin={origin} width={960} />
        <button
          type="button"
          className="focus-point"
          aria-label={words.focus_at(focus.x, focus.y)}
          aria-describedby="focus-hint"
          onKeyDown={press}
        />
      </div>
      <p id="focus-hint" className="picture-hint">
        {words.focus_hint}
      </p>
      <div className="focus-samples" aria-hidden="true" style={place}>
        <span>
          <Thumbnail src={src} origin={origin} />
        </span>
        <span>
          <Thumbnail src={src} origin={origin} />
        </span>
        <span>
          <Thumbnail src={src} origin={origin} />
        </span>
      </div>
    </>
  );
}
