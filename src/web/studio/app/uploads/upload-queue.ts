/**
 * Pictures on their way to the server: three at once, in pieces that grow with the line's speed. A broken connection is waited
 * out and the upload goes on where it was. The queue belongs to the tab, not to a screen: another one may be opened meanwhile.
 */
import type { CallAnswer } from "#contract/call.ts";
import { CallRefused } from "#contract/client.ts";
import { finishUpload, getUpload, sendPiece, startUpload } from "#contract/media.ts";
import type { Language } from "#rules/text/language.ts";
import { sendCall } from "../calls/send-call.ts";
import { asksToSignIn } from "../calls/sign-in-again.ts";

export type Upload = {
  id: string;
  name: string;
  bytes: number;
  sent: number;
  /** `broken`: the line is down, and it goes on by itself; `stopped`: it goes on when the person says so. */
  state: "waiting" | "sending" | "broken" | "checking" | "done" | "duplicate" | "refused" | "stopped";
  /** The server's sentence, where it was refused. */
  problem: string;
  picture: CallAnswer<typeof getUpload>["picture"] | null;
};

type Work = Upload & { file: File; upload_id: string; domain: string; lang: Language };

const AT_ONCE = 3;
const FIRST_PIECE = 256 * 1024;
const QUICK_MS = 2_000;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const POLL_MS = 700;

const BUSY = new Set<Upload["state"]>(["waiting", "sending", "broken", "checking"]);

const works: Work[] = [];
const listeners = new Set<() => void>();
let shown: readonly Upload[] = [];
let running = 0;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function announce(): void {
  shown = works.map(({ file: _file, upload_id: _id, domain: _domain, lang: _lang, ...upload }) => upload);
  for (const listener of listeners) listener();
  const isBusy = works.some(({ state }) => BUSY.has(state));
  if (isBusy) addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function change(work: Work, to: Partial<Upload>): void {
  Object.assign(work, to);
  announce();
}

export const uploadQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Upload[] => shown,
  add(files: Iterable<File>, domain: string, lang: Language): void {
    for (const file of files) {
      const upload: Upload = {
        id: crypto.randomUUID(),
        name: file.name,
        bytes: file.size,
        sent: 0,
        state: "waiting",
        problem: "",
        picture: null,
      };
      works.push({ ...upload, file, upload_id: "", domain, lang });
    }
    announce();
    next();
  },
  again(id: string): void {
    const work = works.find((each) => each.id === id);
    if (work) change(work, { state: "waiting", problem: "" });
    next();
  },
  forget(id: string): void {
    const at = works.findIndex((each) => each.id === id);
    if (at !== -1) works.splice(at, 1);
    announce();
  },
  forgetEnded(): void {
    works.splice(0, works.length, ...works.filter(({ state }) => state !== "done" && state !== "duplicate"));
    announce();
  },
};

function next(): void {
  while (running < AT_ONCE) {
    const work = works.find(({ state }) => state === "waiting");
    if (!work) return;
    running += 1;
    change(work, { state: "sending" });
    void run(work).finally(() => {
      running -= 1;
      next();
    });
  }
}

async function run(work: Work): Promise<void> {
  for (let tries = 0; works.includes(work);) {
    const before = work.sent;
    try {
      return await send(work);
    } catch (error) {
      if (error instanceof CallRefused) {
        const isAway = asksToSignIn(error) || error.status >= 500 || error.status === 429;
        return change(work, { state: isAway ? "stopped" : "refused", problem: error.message });
      }
      if (work.sent > before) tries = 0;
      const wait = PAUSES_MS[tries];
      tries += 1;
      if (wait === undefined) return change(work, { state: "stopped" });
      change(work, { state: "broken" });
      await pause(wait);
    }
  }
}

async function send(work: Work): Promise<void> {
  const { file, domain, lang } = work;
  const settings = { lang };
  if (work.upload_id === "") {
    const body = { domain, name: nameOf(file), bytes: file.size, type: file.type };
    work.upload_id = (await sendCall(startUpload, { body }, settings)).upload_id;
  } else {
    const query = { domain, upload_id: work.upload_id };
    change(work, { sent: (await sendCall(getUpload, { query }, settings)).offset });
  }
  change(work, { state: "sending" });
  const { upload_id } = work;
  for (let size = FIRST_PIECE; work.sent < file.size && works.includes(work);) {
    const began = performance.now();
    const query = { domain, upload_id, offset: String(work.sent) };
    const piece = file.slice(work.sent, work.sent + size) as unknown as Uint8Array<ArrayBuffer>;
    const { offset } = await sendCall(sendPiece, { query, body: { bytes: piece } }, settings);
    change(work, { sent: offset });
    if (performance.now() - began < QUICK_MS) size = Math.min(size * 2, 2 * 1024 * 1024);
  }
  change(work, { state: "checking" });
  const { picture, is_duplicate } = await sendCall(finishUpload, { body: { domain, upload_id } }, settings);
  if (is_duplicate) return change(work, { state: "duplicate", picture });
  for (let made = picture; ;) {
    if (made.state === "failed") return change(work, { state: "refused", problem: made.problem ?? "" });
    if (made.state === "ready") return change(work, { state: "done", picture: made });
    await pause(POLL_MS);
    made = (await sendCall(getUpload, { query: { domain, upload_id } }, settings)).picture;
  }
}

/** Without what a name of a file may not have: a phone's may come as a path. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/[/\\:<>|\p{Cc}]+/gu, " ")
    .trim()
    .slice(-200)
    .trim() || "photo";
