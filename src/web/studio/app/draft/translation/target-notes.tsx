/** Below a translation: how far it has come and who said so, what it was made from, and the names that were agreed on. */
import { Button } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { termsFor } from "#rules/content/glossary.ts";
import { MARKS } from "#rules/content/translations.ts";
import { plainText } from "#rules/text/sentence.ts";
import { Menu } from "../../parts/menu.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { useTextLanguage } from "../use-draft.ts";
import { useGlossary } from "./glossary-state.ts";
import { StateBadge } from "./state-badge.tsx";
import { useMark } from "./use-mark.ts";
import type { DraftTranslation } from "./use-translations.ts";

export function TargetNotes({ translation: each }: { translation: DraftTranslation }) {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const { lang, lodging } = useStudio();
  const { mark, isMarking, problem } = useMark();
  const { state, marked } = each;
  const time = (seconds: number) =>
    new Intl.DateTimeFormat(lang, {
      month: "numeric",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: lodging.timezone,
    }).format(new Date(seconds * 1000));
  return (
    <div className="target-notes">
      <div className="target-state">
        <StateBadge state={state} />
        {marked && marked.marked_by !== "" && marked.state === state ? (
          <small>{words.said_by(marked.marked_by, time(marked.marked_timestamp))}</small>
        ) : null}
        {state === "missing" ? null : (
          <span className="target-acts">
            {state === "reviewed" ? null : (
              <Button
                size="compact-sm"
                variant="light"
                loading={isMarking}
                leftSection={<StudioIcon name="check" size={16} />}
                onClick={() => void mark(each, "reviewed")}
              >
                {words.say.reviewed}
              </Button>
            )}
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="compact-sm" variant="default" aria-label={words.state_menu}>
                  <StudioIcon name="more" size={18} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {MARKS.filter((one) => one !== state && one !== "reviewed").map((one) => (
                  <Menu.Item key={one} onClick={() => void mark(each, one)}>
                    {words.say[one]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </span>
        )}
      </div>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      {state === "stale" && marked && marked.source !== "" ? (
        <details className="made-from">
          <summary>{words.made_from}</summary>
          <p>{plainText(marked.source)}</p>
        </details>
      ) : null}
      <Terms translation={each} />
    </div>
  );
}

/** The agreed words for the names in the source; a warning where a written translation lacks one. */
function Terms({ translation: { source, target, lang, state } }: { translation: DraftTranslation }) {
  const { glossary: words } = useScreenWords<SiteContentWords>();
  const { main } = useTextLanguage();
  const { terms } = useGlossary();
  if (lang === "" || !terms) return null;
  const found = termsFor(terms, { source, target, main_lang: main, lang });
  if (found.length === 0) return null;
  const lacking = state === "missing" ? [] : found.filter(({ isUsed }) => !isUsed);
  return (
    <div className="target-terms">
      <ul aria-label={words.terms}>
        {found.map((each) => (
          <li key={each.term_id} data-used={each.isUsed}>
            {words.term(each.source, each.target)}
          </li>
        ))}
      </ul>
      {lacking.map((each) => (
        <p key={each.term_id} className="target-warning" role="status">
          <StudioIcon name="warning" size={16} />
          {words.lacks(each.target)}
        </p>
      ))}
    </div>
  );
}
