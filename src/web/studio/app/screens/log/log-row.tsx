/** One entry of the log: what, about what, before and after, who and from where. */
import { useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { useShown } from "../../parts/shown.ts";
import { useLodging } from "../../studio-data.ts";
import type { LogEntry } from "./log-pages.ts";
import { type ShownChange, useLogText, useLogWords } from "./log-text.ts";

/** More than these are behind a button. */
const FEW = 3;

export function LogRow({ entry, names }: { entry: LogEntry; names: Readonly<Record<string, string>> }) {
  const { actionOf, actorOf, changesOf, words } = useLogText(names);
  const shown = useShown();
  const [isOpen, setOpen] = useState(false);
  const changes = changesOf(entry);
  const isLong = changes.length > FEW;
  const { nights, whom, about, origin } = entry;
  const facts = [
    whom,
    (words.gateways as Record<string, string>)[about] ?? about,
    nights ? words.nights(nights) : "",
  ].filter(Boolean);
  return (
    <article className="log-row" data-subject={entry.subject}>
      <div className="log-what">
        <h3 data-open tabIndex={-1}>
          {actionOf(entry)}
        </h3>
        <LogLink entry={entry} />
        {facts.length > 0 ? <span className="log-facts">{facts.join(" · ")}</span> : null}
      </div>
      {changes.length > 0 ? <Changes changes={isLong && !isOpen ? changes.slice(0, FEW) : changes} /> : null}
      {isLong ? (
        <button type="button" className="log-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {`${words.details} (${changes.length})`}
        </button>
      ) : null}
      <p className="log-who">
        <b>{actorOf(entry)}</b>
        <time dateTime={new Date(entry.timestamp * 1000).toISOString()}>{shown.time(entry.timestamp)}</time>
        {origin ? <span>{[origin.device, origin.network].filter(Boolean).join(" · ")}</span> : null}
      </p>
    </article>
  );
}

function LogLink({ entry: { order, version } }: { entry: LogEntry }) {
  const hrefOf = useHrefOf();
  const { permissions } = useLodging();
  const { log: words } = useLogWords();
  if (order && permissions.includes("see_orders")) {
    return <Link href={hrefOf(`orders/${order.order_id}`)}>{order.order_doc || order.order_id}</Link>;
  }
  if (version !== null && permissions.includes("edit_content")) {
    return <Link href={hrefOf(`versions/${version}`)}>{words.version(version)}</Link>;
  }
  return null;
}

function Changes({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <dl className="log-changes">
      {changes.map(({ label, before, after }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>
            {before === null ? null : <del>{before}</del>}
            {after === null ? null : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
