/** The two ways to find an order. What was typed is kept. */
import type { Problem } from "#web/orders/answers.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Field } from "#web/ui/field.tsx";

type FormProps = { typed: Record<string, string>; problems: Problem[] };

const errorOf = (problems: Problem[], name: string) => problems.find(({ field }) => field === name)?.text;

/** An e-mail address or phone number: autocorrection would only disturb. */
const CONTACT = { autoComplete: "email", autoCapitalize: "none", spellCheck: false, maxLength: 254, required: true };

export function ByNumber({ order_doc, typed, problems }: FormProps & { order_doc: string }) {
  const words = useSite().orderWords.lookup;
  return (
    <section aria-labelledby="by-number">
      <h2 id="by-number">{words.by_number}</h2>
      <PersonalForm action="/orders">
        <input type="hidden" name="way" value="number" />
        <Field
          name="order_doc"
          label={words.order_number}
          hint={words.order_number_hint}
          error={errorOf(problems, "order_doc")}
          defaultValue={typed.order_doc ?? order_doc}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Field
          name="contact"
          label={words.contact}
          hint={words.contact_hint}
          error={errorOf(problems, "contact")}
          defaultValue={typed.contact}
          {...CONTACT}
        />
        <button className="button" type="submit">
          {words.find}
        </button>
      </PersonalForm>
    </section>
  );
}

/** The contact that a code is sent to. */
export function ByCode({ typed, problems }: FormProps) {
  const words = useSite().orderWords.lookup;
  return (
    <section aria-labelledby="by-code">
      <h2 id="by-code">{words.without_number}</h2>
      <PersonalForm action="/orders">
        <p>{words.without_number_text}</p>
        <input type="hidden" name="way" value="send" />
        <Field
          id="whose"
          name="contact"
          label={words.contact}
          error={errorOf(problems, "whose")}
          defaultValue={typed.contact}
          {...CONTACT}
        />
        <button className="button button-quiet" type="submit">
          {words.send_code}
        </button>
      </PersonalForm>
    </section>
  );
}

export function CodeForm({ typed, problems }: FormProps) {
  const { orderWords, href } = useSite();
  const words = orderWords.lookup;
  const contact = typed.contact ?? "";
  return (
    <section aria-labelledby="enter-code">
      <h2 id="enter-code">{words.enter_code}</h2>
      <PersonalForm action="/orders">
        <p role="status">{words.code_sent(contact)}</p>
        <input type="hidden" name="way" value="code" />
        <input type="hidden" name="contact" value={contact} />
        <Field
          name="code"
          label={words.code}
          hint={contact.includes("@") ? words.code_hint : words.code_hint_phone}
          error={errorOf(problems, "code")}
          defaultValue={typed.code}
          className="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          data-code
          required
        />
        <button className="button" type="submit">
          {words.confirm_code}
        </button>
      </PersonalForm>
      <PersonalForm action="/orders" className="form-again">
        <input type="hidden" name="way" value="send" />
        <input type="hidden" name="contact" value={contact} />
        <button className="more" type="submit">
          {words.send_again}
        </button>
        <a className="more" href={href("/orders")}>
          {words.other_contact}
        </a>
      </PersonalForm>
    </section>
  );
}
