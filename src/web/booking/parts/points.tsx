/** How much of a member's points and stored value to spend. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { Field } from "#web/ui/field.tsx";

export function Points() {
  const { words, data, price: money, type } = useBookingTools();
  const { member, typed, price, problems } = useLive();
  if (!member || !data.hotel.hasDiscounts || (member.points === 0 && member.stored_values === 0)) return null;
  const error = problems.find(({ field }) => field === "points")?.text;
  const most = Math.min(member.points, (price?.total ?? 0) + Number(typed.points || 0));
  const useAll = () => {
    const input = document.querySelector<HTMLInputElement>("#points");
    if (input) input.value = String(most);
    type({ points: String(most) });
  };
  return (
    <section className="points" aria-label={words.savings.title}>
      {member.points > 0 ? (
        <div className="form-line">
          <Field
            name="points"
            label={words.savings.points}
            hint={words.savings.points_hint(member.points.toLocaleString("en-US"))}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.points ?? ""}
            {...(error === undefined ? {} : { error })}
          />
          <button type="button" className="button button-quiet" onClick={useAll}>
            {words.savings.use_all}
          </button>
        </div>
      ) : null}
      {member.stored_values > 0 ? (
        <label className="tick">
          <input type="checkbox" name="use_deposit" defaultChecked={typed.use_deposit === "on"} />
          <span>{words.savings.stored(money(member.stored_values))}</span>
        </label>
      ) : null}
    </section>
  );
}
