import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { Question } from "../../parts/confirm.tsx";

/** Asked before something stricter than the country's standard contract is saved; it is a warning, and no refusal. */
export const stricterThanLaw = (words: PaymentScreenWords, beyond: readonly string[]): Question => ({
  title: words.law_title,
  text: (
    <>
      {beyond.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{words.law_note}</p>
    </>
  ),
  yes: words.law_yes,
});
