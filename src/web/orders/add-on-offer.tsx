/** Something that can still be added to an order: picture, price, day and number. A form that needs no script. */
import type { CallAnswer } from "#contract/call.ts";
import type { listOrderAddOns } from "#contract/add-ons.ts";
import type { Faulty } from "#web/orders/answers.ts";
import { dayIn } from "#web/orders/moments.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Field } from "#web/ui/field.tsx";
import { perText } from "#web/ui/per-text.ts";
import { Photo } from "#web/ui/photo.tsx";

export type OfferedAddOn = CallAnswer<typeof listOrderAddOns>[number];

/** More than this are seldom wanted, and a longer list is hard to use on a phone. */
const MOST_LISTED = 20;

type OfferProps = { item: OfferedAddOn; order_doc: string; offerKey: string; answer?: Faulty | undefined };

export function AddOnOffer({ item, order_doc, offerKey, answer }: OfferProps) {
  const site = useSite();
  const words = site.orderWords.add_on;
  const { item_number, least, dates } = item;
  const typed = answer?.typed.item_number === item_number ? answer : undefined;
  const errorOf = (name: string) => typed?.problems.find(({ field }) => field === `${name}-${item_number}`)?.text;
  const most = Math.min(item.most, MOST_LISTED, Math.max(...dates.map(({ inventory }) => inventory ?? MOST_LISTED)));
  const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, nth) => least + nth);
  return (
    <li className="later-extra">
      {item.main_image_path ? (
        <Photo src={item.main_image_path} alt="" sizes="6rem" className="later-extra-photo" />
      ) : null}
      <div className="later-extra-words">
        <strong {...langOf(item.fallback_lang, "item_name")}>{item.item_name}</strong>
        <span className="later-extra-price">
          <Price item={item} />
        </span>
        {item.introduction ? (
          <span className="fine" {...langOf(item.fallback_lang, "introduction")}>
            {item.introduction}
          </span>
        ) : null}
      </div>
      {counts.length === 0 ? (
        <p className="fine later-extra-gone">{words.sold_out}</p>
      ) : (
        <PersonalForm action={`/orders/${order_doc}`} className="form-line later-extra-form">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="key" value={offerKey} />
          <input type="hidden" name="item_number" value={item_number} />
          {dates.length > 1 ? (
            <Select
              name="date"
              id={`date-${item_number}`}
              label={words.day}
              error={errorOf("date")}
              chosen={typed?.typed.date}
            >
              {dates.map(({ date, inventory }) => (
                <option key={date} value={date} disabled={inventory === 0}>
                  {dayWords(dayIn(date, site), inventory, words)}
                </option>
              ))}
            </Select>
          ) : (
            <input type="hidden" name="date" value={dates[0]!.date} />
          )}
          <Select
            name="quantity"
            id={`quantity-${item_number}`}
            label={words.quantity}
            error={errorOf("quantity")}
            chosen={typed?.typed.quantity}
          >
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
          {item.asks_time ? (
            <Field name="time" id={`time-${item_number}`} type="time" label={words.time} error={errorOf("time")} />
          ) : null}
          <button className="button button-quiet" type="submit" aria-label={words.add_named(item.item_name)}>
            {words.add}
          </button>
        </PersonalForm>
      )}
    </li>
  );
}

/** What one of it costs; by the night, also what all nights come to. */
function Price({ item }: { item: OfferedAddOn }) {
  const { orderWords, price } = useSite();
  const { price: one, total_price } = item;
  const words = orderWords.add_on;
  if (one === 0) return words.free;
  return (
    <>
      {price(one)} <small {...langOf(item.fallback_lang, "unit")}>{perText(words.per, item)}</small>
      {total_price > one ? <small> · {words.nights(total_price / one, price(total_price))}</small> : null}
    </>
  );
}

type Words = ReturnType<typeof useSite>["orderWords"]["add_on"];

function dayWords(day: string, inventory: number | null, words: Words): string {
  if (inventory === null) return day;
  return inventory === 0 ? words.gone_on(day) : words.left_on(day, inventory);
}

type SelectProps = {
  name: string;
  id: string;
  label: string;
  error?: string | undefined;
  chosen?: string | undefined;
  children: React.ReactNode;
};

export function Select({ name, id, label, error, chosen, children }: SelectProps) {
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {children}
      </select>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
