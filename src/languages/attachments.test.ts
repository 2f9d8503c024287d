/** Words for what orders have besides rooms: the same keys in five languages, every parameter used, each in its own script. */
import { ATTACHMENT_WORDS } from "#languages/languages.ts";
import { describeSpoken } from "#tests/helpers/check-words.ts";

describeSpoken(ATTACHMENT_WORDS);
