/** What the site says of children and extra persons, before and after. */
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { mealsOf } from "#rules/guests/band-meals.ts";
import { MEALS } from "#rules/stock/plans.ts";
import type { Language } from "#rules/text/language.ts";
import { useShown } from "../../parts/shown.ts";
import type { ExtraAnswer } from "./extra-rates.tsx";

type ExtraRate = ExtraAnswer["rates"][number];
type ExtraChangesProps = {
  before: readonly ExtraRate[];
  after: readonly ExtraRate[];
  lang: Language;
  /** A question is asked outside the screen, which alone knows its words. */
  words: RatesWords;
};

export function ExtraChanges({ before, after, lang, words }: ExtraChangesProps) {
  const shown = useShown();
  const price = (amount: number) => (amount === 0 ? words.extra_free : shown.money(amount));
  const nameOf = ({ label }: ExtraRate) => label[lang] ?? words.empty;
  const gone = before.filter((rate) => !after.some((each) => nameOf(each) === nameOf(rate)));
  const textOf = ({ price: amount, meals = {}, on_request }: ExtraRate) =>
    [
      price(amount),
      ...mealsOf({ meals }, MEALS).map((meal) => `${words.extra_meals[meal]} ${price(meals[meal]!)}`),
      ...(on_request ? [words.extra_on_request] : []),
    ].join(" · ");
  const changeOf = (rate: ExtraRate) => {
    const old = before.find((each) => nameOf(each) === nameOf(rate));
    if (!old) return `${textOf(rate)} · ${words.extra_new}`;
    return textOf(old) === textOf(rate) ? textOf(rate) : words.night_change(textOf(old), textOf(rate));
  };
  const lines = [
    ...after.map((rate) => ({ name: nameOf(rate), text: changeOf(rate) })),
    ...gone.map((rate) => ({ name: nameOf(rate), text: words.extra_gone })),
  ];
  return (
    <>
      <ul className="rates-plan-changes">
        {lines.map(({ name, text }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two lines may have the same name.
          <li key={nth}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>{words.extra_live}</p>
    </>
  );
}
