/** What is on its way: one line for each file, with its progress and what can be done. */
import { Button, Progress } from "@mantine/core";
import type { MediaWords } from "#languages/zh-TW/studio/media.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useAppWords, useScreenWords, useStudio } from "../../studio-data.ts";
import { type Upload, uploadQueue } from "../../uploads/upload-queue.ts";
import { sizeText } from "./size-text.ts";

const ENDED = new Set<Upload["state"]>(["done", "duplicate"]);

export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const words = useScreenWords<MediaWords>();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => ENDED.has(state)).length;
  return (
    <section className="panel media-uploads" aria-labelledby="uploads">
      <header>
        <h2 id="uploads" aria-live="polite">
          {words.uploads(done, uploads.length)}
        </h2>
        {done > 0 ? (
          <Button variant="subtle" size="compact-md" onClick={() => uploadQueue.forgetEnded()}>
            {words.hide_done}
          </Button>
        ) : null}
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <Line upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ upload }: { upload: Upload }) {
  const { lang } = useStudio();
  const app = useAppWords();
  const words = useScreenWords<MediaWords>();
  const { id, name, bytes, sent, state, problem } = upload;
  const isBad = state === "refused" || state === "stopped";
  const percent = bytes === 0 ? 0 : Math.round((sent / bytes) * 100);
  const text = {
    waiting: words.waiting,
    sending: words.sending(sizeText(sent, lang), sizeText(bytes, lang)),
    broken: words.broken,
    checking: words.checking,
    done: words.done,
    duplicate: words.duplicate,
    refused: problem,
    stopped: problem || words.stopped,
  }[state];
  return (
    <div className="media-upload" data-state={state}>
      <span className="media-upload-name">{name}</span>
      <Progress
        value={ENDED.has(state) ? 100 : percent}
        color={isBad ? "clay" : "harbour"}
        striped={state === "checking"}
        animated={state === "checking"}
        aria-label={name}
      />
      <span className="media-upload-text" role={isBad ? "alert" : undefined}>
        {text}
      </span>
      <span className="media-upload-acts">
        {state === "stopped" ? (
          <Button variant="default" size="compact-md" onClick={() => uploadQueue.again(id)}>
            {app.again}
          </Button>
        ) : null}
        {isBad || state === "waiting" ? (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={words.forget(name)}
            onClick={() => uploadQueue.forget(id)}
          >
            <StudioIcon name="close" size={16} />
          </Button>
        ) : null}
      </span>
    </div>
  );
}
