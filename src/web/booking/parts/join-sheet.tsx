/** Joins without leaving the cart: an address and six digits, or Google's one tap, and the page shows member prices. */
import { type FormEvent, useState } from "react";
import { isEmail } from "#rules/guests/guest-fields.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { OneTapPlace } from "#web/booking/parts/one-tap-place.tsx";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useModal } from "#web/ui/use-modal.ts";

export function JoinSheet() {
  const { words, data, membership, setJoining, addressOf, type } = useBookingTools();
  const { state, typed } = useLive();
  const { dialog, closeWith, handleClose } = useModal(() => setJoining(false));
  const [email, setEmail] = useState(typed.booker_email ?? "");
  const [wantsNews, setWantsNews] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const address = email.trim();

  const during = async (work: () => Promise<string | null>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const wrong = await work();
    setBusy(false);
    setProblem(wrong ?? undefined);
    return wrong === null;
  };
  const send = async () => {
    if (!isEmail(address)) return setProblem(words.join.wrong_email);
    if (await during(() => membership.sendCode(address))) setSent(true);
  };
  const join = async (code: string) => {
    const digits = code.replace(/[\s-]/g, "");
    if (!/^\d{6}$/.test(digits)) return setProblem(words.join.wrong_code);
    if (!(await during(() => membership.join(address, digits, wantsNews)))) return;
    if (!typed.booker_email) type({ booker_email: address });
    closeWith(() => setJoining(false));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("join_code");
    void (isSent ? join(String(code ?? "")) : send());
  };
  const error = problem === undefined ? {} : { error: problem };
  return (
    <dialog ref={dialog} className="sheet-dialog join" aria-labelledby="join-title" onClose={handleClose}>
      <div className="join-head">
        <h2 id="join-title">{words.join.title}</h2>
        <button
          type="button"
          className="dialog-close"
          aria-label={words.close}
          onClick={() => closeWith(() => setJoining(false))}
        >
          <Icon name="close" />
        </button>
      </div>
      <form className="form" noValidate onSubmit={submit}>
        <p role="status">{isSent ? words.join.sent(address) : words.join.text}</p>
        {isSent ? (
          <Field
            key="code"
            name="join_code"
            className="code"
            label={words.join.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus
            onInput={(event) => {
              const { value } = event.currentTarget;
              if (/^\s*\d{3}[\s-]?\d{3}\s*$/.test(value)) void join(value);
            }}
            {...error}
          />
        ) : (
          <>
            <Field
              key="email"
              name="join_email"
              type="email"
              label={words.join.email}
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              {...error}
            />
            <label className="tick">
              <input
                type="checkbox"
                name="wants_news"
                checked={wantsNews}
                onChange={(event) => setWantsNews(event.target.checked)}
              />
              <span>{words.join.news}</span>
            </label>
          </>
        )}
        <p className="sheet-actions">
          <button className="button" type="submit" aria-busy={isBusy}>
            {isSent ? words.join.confirm : words.join.send}
          </button>
        </p>
      </form>
      {data.oneTap && !isSent ? (
        <OneTapPlace oneTap={data.oneTap} onJoined={() => closeWith(() => setJoining(false))} />
      ) : null}
      <p className="join-others">
        {isSent ? (
          <>
            <button type="button" className="more" onClick={() => void send()}>
              {words.join.again}
            </button>
            <button
              type="button"
              className="more"
              onClick={() => {
                setSent(false);
                setProblem(undefined);
              }}
            >
              {words.join.other}
            </button>
          </>
        ) : (
          <a
            className="more"
            href={`${data.signIn}?${new URLSearchParams({ back: addressOf(state), email: address })}`}
          >
            {words.join.elsewhere}
          </a>
        )}
      </p>
    </dialog>
  );
}
