/** What happened in a rehearsal, in the order of time, with every e-mail that would have been sent. */
import type { CallAnswer } from "#contract/call.ts";
import type { rehearse } from "#contract/studio/rehearsal.ts";
import type { RehearsalWords } from "#languages/zh-TW/studio/rehearsal.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import type { Language } from "#rules/text/language.ts";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon, type StudioIconName } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";

type Played = CallAnswer<typeof rehearse>;
type Entry = Played["entries"][number];

const GUEST = "guest@example.com";

const ICONS: Partial<Record<Entry["what"], StudioIconName>> = {
  book: "bed",
  pay: "card",
  cancel: "close",
  no_show: "flag",
  refused: "warning",
  refunded: "undo",
  refund_task: "bell",
  email: "news",
};

export function Story({ played, lang }: { played: Played; lang: Language }) {
  const words = useScreenWords<RehearsalWords>();
  const { room_class_name, rate_plan_name, total, pay_amount, currency, entries } = played;
  const money = (amount: number) => shownMoney(amount, currency, lang);
  return (
    <section className="panel" aria-labelledby="story">
      <h2 id="story">{words.story}</h2>
      <p>
        {words.stay(room_class_name, rate_plan_name)} · {words.total(money(total))}
        {pay_amount === total ? "" : ` · ${words.due(money(pay_amount))}`}
      </p>
      <ol className="rehearsal-story">
        {entries.map((entry, index) => (
          // The order of a story never changes.
          <li key={index} data-what={entry.what}>
            <StudioIcon name={ICONS[entry.what] ?? "clock"} />
            <div>
              <p className="rehearsal-moment">{momentOf(entry.at, lang)}</p>
              <Happened entry={entry} money={money} />
            </div>
          </li>
        ))}
      </ol>
      <Notice>{words.no_trace}</Notice>
    </section>
  );
}

function Happened({ entry, money }: { entry: Entry; money: (amount: number) => string }) {
  const words = useScreenWords<RehearsalWords>();
  const { what, status, paid, fee, refund, reason, email } = entry;
  if (email) {
    return (
      <details>
        <summary>
          <strong>{email.to === GUEST ? words.happened.email_guest : words.happened.email_lodging}</strong>
          <span>{email.subject}</span>
        </summary>
        <p className="rehearsal-email">{email.text}</p>
      </details>
    );
  }
  const amounts = [
    ...(paid > 0 ? [words.paid(money(paid))] : []),
    ...(fee === null ? [] : [words.fee(money(fee))]),
    ...(refund === null ? [] : [words.refund(money(refund))]),
  ];
  return (
    <>
      <p>
        <strong>{what === "wait" || what === "email" ? "" : words.happened[what]}</strong>
        <span className="rehearsal-status">{words.status[status] ?? status}</span>
      </p>
      {reason ? <p>{reason}</p> : null}
      {amounts.length > 0 ? <p className="rehearsal-amounts">{amounts.join(" · ")}</p> : null}
    </>
  );
}

/** The lodging's own time: shown as it is, in no time zone. */
function momentOf(at: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(lang, {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(`${at}:00Z`));
}
