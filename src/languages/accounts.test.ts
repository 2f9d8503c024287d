import { ACCOUNT_WORDS } from "#languages/languages.ts";
import { describeSpoken } from "#tests/helpers/check-words.ts";

describeSpoken(ACCOUNT_WORDS);
