/** The site at a given width, made as small as its place needs. Nothing in it can be reached by keys: it is a picture that lives. */
import { useEffect, useRef, useState } from "react";

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 };

/** The site is of another origin than the studio, so its own scripts can't lift the sandbox. */
const SANDBOX = { picture: "allow-same-origin allow-scripts", live: "allow-same-origin allow-scripts allow-forms" };

type PreviewFrameProps = { src: string; title: string; width: number; /** For the eye alone. */ isPicture?: boolean };

export function PreviewFrame({ src, title, width, isPicture = false }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = place.current!;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const height = HEIGHTS[width] ?? 800;
  const scale = room === 0 ? 0 : Math.min(1, room / width);
  const given = isPicture ? { "aria-hidden": true, tabIndex: -1, inert: true } : {};
  return (
    <div ref={place} className="preview-frame" style={{ height: height * scale }} data-picture={isPicture}>
      {scale > 0 ? (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          sandbox={isPicture ? SANDBOX.picture : SANDBOX.live}
          style={{ width, height, transform: `scale(${scale})`, marginLeft: Math.max(0, (room - width * scale) / 2) }}
          {...given}
        />
      ) : null}
    </div>
  );
}

/** Only once it has been in sight: thirteen sites at a time are too many. */
export function SeenFrame(props: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // Who saves data is shown the colours alone.
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="seen-frame">
      {isSeen ? <PreviewFrame {...props} isPicture /> : null}
    </div>
  );
}
