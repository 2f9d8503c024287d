/** Summary before ordering: what, when, for whom. */
import { roomsIn, roomsOf } from "#rules/booking/booking-state.ts";
import { countryName } from "#rules/guests/countries.ts";
import { hourFrom } from "#rules/guests/questions.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { offeredExtras } from "#web/booking/extras/offered-extras.ts";
import { timeField } from "#web/booking/payload.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { RailReview } from "#web/booking/rail/panel.tsx";
import { useDayName } from "./extra-day.tsx";

export function Review() {
  const { words, day, roomOf, nameOf, data } = useBookingTools();
  const { questions } = data.hotel;
  const dayName = useDayName();
  const live = useLive();
  const { state, typed, results } = live;
  const items = new Map(offeredExtras(live).map((item) => [item.item_number, item]));
  const occupants = roomsOf(state.cart).flatMap(({ key, room_class_id }) => {
    const name = typed[`occupant_name_${key}`];
    return name ? [{ key, room: nameOf(room_class_id), name }] : [];
  });
  const company = [typed.company_name, typed.company_reg_number].filter(Boolean).join(" · ");
  return (
    <dl className="review">
      <div>
        <dt>{words.search.dates}</dt>
        <dd suppressHydrationWarning>
          {words.days(day(state.start), day(state.end))}
          <small>{words.nights(nightsBetween(state.start, state.end))}</small>
        </dd>
      </div>
      <div>
        <dt>{words.search.guests}</dt>
        <dd>{words.guests_line(roomsIn(state.cart), state.adults, state.children)}</dd>
      </div>
      <div>
        <dt>{words.stage.rooms}</dt>
        <dd>
          {state.cart.map((line) => (
            <p key={`${line.room_class_id}.${line.rate_plan_id}`}>
              <span lang={roomOf(line.room_class_id)?.lang}>{nameOf(line.room_class_id)}</span> × {line.num}
              <small lang={planOf(results, line)?.fallback_lang.rate_plan_code_name}>
                {planOf(results, line)?.rate_plan_code_name}
              </small>
            </p>
          ))}
        </dd>
      </div>
      {state.extras.length > 0 ? (
        <div>
          <dt>{words.extras.title}</dt>
          <dd>
            {state.extras.map(({ item_number, quantity, date }) => {
              const item = items.get(item_number);
              return (
                <p key={`${item_number} ${date}`} suppressHydrationWarning>
                  {item?.item_name ?? item_number} × {quantity}{" "}
                  <small>
                    {[item ? dayName(item, date) : day(date), typed[timeField(item_number, date)]]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </p>
              );
            })}
          </dd>
        </div>
      ) : null}
      <RailReview />
      {occupants.length > 0 ? (
        <div>
          <dt>{words.details.occupants}</dt>
          <dd>
            {occupants.map(({ key, room, name }) => (
              <p key={key}>
                {name} <small>{room}</small>
              </p>
            ))}
          </dd>
        </div>
      ) : null}
      {questions.includes("arrival_time") && typed.arrival_time ? (
        <div>
          <dt>{words.guest.questions.arrival_time}</dt>
          <dd>{hourFrom(typed.arrival_time)}</dd>
        </div>
      ) : null}
      {questions.includes("residence") && typed.residence_country ? (
        <div>
          <dt>{words.guest.questions.residence}</dt>
          <dd suppressHydrationWarning>{countryName(typed.residence_country, data.lang)}</dd>
        </div>
      ) : null}
      {company ? (
        <div>
          <dt>{words.details.company_name}</dt>
          <dd>{company}</dd>
        </div>
      ) : null}
    </dl>
  );
}
