/** E-mails that were kept instead of sent, for guests and lodgings. For development. */
import { data } from "react-router";
import type { KeptMail } from "#contract/visit.ts";
import { LANGUAGE_FACTS, MAIL_WORDS, type MailWords } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/outbox";
import outboxStyles from "./outbox.css?url";
import { PlatformPage } from "./platform-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { kind, lang, mails, search } = visitOf(context);
  if (kind !== "platform" || mails === null) throw data(null, 404);
  const query = new URLSearchParams(search);
  const all = await mails();
  const id = query.get("mail");
  const open = id === null ? null : all.find(({ mail_id }) => mail_id === id);
  if (open === undefined) throw data(null, 404);
  // Of the other e-mails only the fields of the list.
  const listed = all.map(({ html: _html, text: _text, attachments: _attachments, ...shown }) => shown);
  return { lang, isLanguageGiven: query.has("lang"), listed, open };
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { lang, isLanguageGiven, listed, open } = loaderData;
  const words = MAIL_WORDS[lang];
  const here = (mail?: string) => {
    const search = new URLSearchParams({ ...(mail ? { mail } : {}), ...(isLanguageGiven ? { lang } : {}) });
    return search.size === 0 ? "/outbox" : `/outbox?${search}`;
  };
  return (
    <PlatformPage lang={lang} title={`${words.outbox.title} | Yado`}>
      <link rel="stylesheet" href={outboxStyles} precedence="platform" />
      <header className="platform-head outbox-head">
        <p className="platform-name">
          <a href="/">
            Yado <span lang="ja">宿</span>
          </a>
        </p>
        <h1>{words.outbox.title}</h1>
        <p className="lead">{words.outbox.text}</p>
      </header>
      {listed.length === 0 ? <p className="outbox-empty">{words.outbox.empty}</p> : null}
      <div className="outbox" data-open={open !== null}>
        {listed.length === 0 ? null : (
          <nav aria-label={words.outbox.list}>
            <ul>
              {listed.map((mail) => (
                <li key={mail.mail_id}>
                  <a
                    href={here(mail.mail_id)}
                    {...(mail.mail_id === open?.mail_id ? { "aria-current": "page" as const } : {})}
                  >
                    <span className="outbox-kind">
                      {kindName(words, mail.kind)} · <span lang={mail.lang}>{LANGUAGE_FACTS[mail.lang].name}</span>
                    </span>
                    <strong lang={mail.lang}>{mail.subject}</strong>
                    <span className="outbox-to">{mail.to}</span>
                    <small>
                      <Moment timestamp={mail.created_timestamp} lang={lang} /> · {mail.domain}
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {open ? <Mail mail={open} lang={lang} back={here()} /> : null}
      </div>
    </PlatformPage>
  );
}

/** A kind that a newer version has written is shown by its code. */
function kindName({ kinds }: MailWords, kind: string): string {
  return kind in kinds ? kinds[kind as keyof typeof kinds] : kind;
}

function Moment({ timestamp, lang }: { timestamp: number; lang: Language }) {
  const instant = new Date(timestamp * 1000);
  const shown = new Intl.DateTimeFormat(lang, {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return <time dateTime={instant.toISOString()}>{shown.format(instant)}</time>;
}

function Mail({ mail, lang, back }: { mail: KeptMail; lang: Language; back: string }) {
  const words = MAIL_WORDS[lang].outbox;
  return (
    <article aria-labelledby="mail-subject">
      <p className="outbox-back">
        <a href={back}>{words.back}</a>
      </p>
      <h2 id="mail-subject" lang={mail.lang}>
        {mail.subject}
      </h2>
      <dl>
        <dt>{words.from}</dt>
        <dd lang={mail.lang}>{mail.from_name}</dd>
        <dt>{words.to}</dt>
        <dd>{mail.to}</dd>
        {mail.attachments.length > 0 ? <dt>{words.attachments}</dt> : null}
        {mail.attachments.map(({ filename, content_type, content }) => (
          <dd key={filename}>
            <a href={`data:${content_type},${encodeURIComponent(content)}`} download={filename}>
              {filename}
            </a>
          </dd>
        ))}
      </dl>
      {mail.html === "" ? null : (
        // A sandboxed frame: no script runs there, and links open outside it.
        <iframe
          title={words.as_shown}
          srcDoc={mail.html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      <details open={mail.html === ""}>
        <summary>{words.as_text}</summary>
        <pre lang={mail.lang} tabIndex={0}>
          {mail.text}
        </pre>
      </details>
    </article>
  );
}
