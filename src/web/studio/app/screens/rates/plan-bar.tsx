/** Search, views and file of the plans. */
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { useScreenWords } from "../../studio-data.ts";
import type { RatesAnswer, Rules } from "./rates.tsx";

type Plan = RatesAnswer["plans"][number];

const parentOf = (rules: Rules, { rate_plan_id }: Plan) =>
  rules.plans.find((each) => each.rate_plan_id === rate_plan_id)?.parent ?? null;

const roomNames = ({ rooms }: RatesAnswer, { target_rooms }: Plan): string[] =>
  rooms
    .filter(({ room_class_id, is_active }) => is_active && target_rooms.includes(room_class_id))
    .map(({ name }) => name);

/** What the address wants to see: plans on sale, unless it says otherwise. */
export function plansIn(
  rates: RatesAnswer,
  rules: Rules,
  { filter, search }: { filter: string; search: string },
): Plan[] {
  const wanted = search.trim().toLowerCase();
  return rates.plans.filter(
    (plan) =>
      plan.is_archived === (filter === "archived") &&
      (filter !== "linked" || parentOf(rules, plan) !== null) &&
      [plan.name, ...roomNames(rates, plan)].join(" ").toLowerCase().includes(wanted),
  );
}

export function PlanBar({ rates, rules, shown }: { rates: RatesAnswer; rules: Rules; shown: readonly Plan[] }) {
  const words = useScreenWords<RatesWords>();
  const lists = useListWords();
  const nameOf = (id: number) => rates.plans.find(({ rate_plan_id }) => rate_plan_id === id)?.name ?? "";
  const countOf = (filter: string) => plansIn(rates, rules, { filter, search: "" }).length;
  const table = () => [
    Object.values(lists.columns.plans),
    ...shown.map((plan) => {
      const parent = parentOf(rules, plan);
      return [
        plan.name,
        roomNames(rates, plan).join(", "),
        plan.contain_meals.map((meal) => words.meal[meal]).join(", "),
        parent === null ? lists.plans.own : words.follows(nameOf(parent.rate_plan_id)),
        plan.is_archived ? lists.plans.archived : lists.plans.on_sale,
      ];
    }),
  ];
  return (
    <ListBar
      list="rates"
      searchLabel={lists.plans.search}
      filter="filter"
      views={[
        { value: "", name: lists.plans.on_sale, count: countOf("") },
        { value: "linked", name: lists.plans.linked, count: countOf("linked") },
        { value: "archived", name: lists.plans.archived, count: countOf("archived") },
      ]}
      csv={{ name: "plans", table }}
    />
  );
}
