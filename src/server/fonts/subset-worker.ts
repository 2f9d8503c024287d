/** Cuts one font after the other, in a thread of its own: each takes up to a second. */
import { subset } from "#server/fonts/subset.ts";
import { answerWork } from "#server/threads/answer-work.ts";

export type Cutting = { path: string; text: string };

answerWork<Cutting>(({ path, text }) => subset(path, text, "woff2"));
