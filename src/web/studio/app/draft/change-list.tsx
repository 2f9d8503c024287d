/** What differs between two states of the site, by record. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { PRESENT } from "#rules/content/content-fields.ts";
import { type ContentRecord, type Difference, fieldKey, recordKey } from "#rules/content/site-content.ts";
import { useShown } from "../parts/shown.ts";
import { LANGUAGE_NAMES } from "../shell/language.ts";
import { useScreenWords, useStudio } from "../studio-data.ts";
import { fieldLabel, hasLabel } from "./field-label.ts";
import { nameOf } from "./record-name.ts";
import { isNothing, shownValue } from "./shown-value.ts";

type ChangeListProps = {
  changes: readonly Difference[];
  records: readonly ContentRecord[];
  /** Names of records that may be gone, by their key. */
  names?: Readonly<Record<string, string>>;
};

export function ChangeList({ changes, records, names }: ChangeListProps) {
  const words = useScreenWords<SiteContentWords>();
  const { lang } = useStudio();
  const shown = useShown();
  const byRecord = Map.groupBy(changes, recordKey);
  return (
    <ul className="changes">
      {[...byRecord].map(([key, own]) => {
        const [first] = own as [Difference];
        const isNew = own.find(({ field }) => field === PRESENT)?.after;
        const name = nameOf(records, first, lang) || names?.[key] || "";
        const named = own.filter(({ field }) => hasLabel(words, first.record, field));
        return (
          <li key={key}>
            <h3>
              {[words.records[first.record], name].filter(Boolean).join(" · ")}
              {isNew === undefined ? null : <span className="change-mark">{isNew ? words.added : words.archived}</span>}
            </h3>
            {isNew === false ? null : (
              <dl>
                {named.map((each) => (
                  <div key={fieldKey(each)}>
                    <dt>
                      {fieldLabel(words, each.record, each.field)}
                      {each.lang === "" ? "" : ` (${LANGUAGE_NAMES[each.lang]})`}
                    </dt>
                    <dd>
                      {isNew === true || isNothing(each.before) ? null : (
                        <del>{shownValue(each.before, words, shown)}</del>
                      )}
                      <ins>{shownValue(each.after, words, shown)}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
