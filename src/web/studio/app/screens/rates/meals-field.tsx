/** Which meals a plan includes; says so when its name promises one that is not ticked. */
import { Checkbox } from "@mantine/core";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { namedMeals } from "#rules/stock/named-meals.ts";
import { type Meal, MEALS } from "#rules/stock/plans.ts";
import { Notice } from "../../parts/notice.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";

type MealsFieldProps = { names: readonly string[]; chosen: readonly string[]; choose: (meals: Meal[]) => void };

export function MealsField({ names, chosen, choose }: MealsFieldProps) {
  const words = useScreenWords<RatesWords>();
  const { lang } = useStudio();
  const lacking = MEALS.filter(
    (meal) => !chosen.includes(meal) && names.some((name) => namedMeals(name).includes(meal)),
  );
  const list = new Intl.ListFormat(lang).format(lacking.map((meal) => words.meal[meal]));
  return (
    <>
      <Checkbox.Group
        label={words.meals}
        value={[...chosen]}
        onChange={(meals) => choose(MEALS.filter((meal) => meals.includes(meal)))}
      >
        <div className="rates-checks">
          {MEALS.map((meal) => (
            <Checkbox key={meal} value={meal} label={words.meal[meal]} />
          ))}
        </div>
      </Checkbox.Group>
      {lacking.length > 0 ? <Notice tone="wait">{words.meal_named(list)}</Notice> : null}
    </>
  );
}
