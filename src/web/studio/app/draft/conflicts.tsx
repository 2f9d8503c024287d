/** Fields that somebody else has changed meanwhile: both values, and which one stays. */
import { Button } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { fieldKey } from "#rules/content/site-content.ts";
import { useShown } from "../parts/shown.ts";
import { useScreenWords } from "../studio-data.ts";
import { fieldLabel } from "./field-label.ts";
import { shownValue } from "./shown-value.ts";
import { useDraftState, useDraftStore } from "./use-draft.ts";

export function Conflicts() {
  const words = useScreenWords<SiteContentWords>();
  const store = useDraftStore();
  const { conflicts } = useDraftState();
  const shown = useShown();
  if (conflicts.size === 0) return null;
  return (
    <section className="conflicts" role="alert" aria-label={words.conflict.heading}>
      <h2>{words.conflict.heading}</h2>
      <ul>
        {[...conflicts.values()].map((each) => (
          <li key={fieldKey(each)}>
            <h3>{fieldLabel(words, each.record, each.field)}</h3>
            <div className="conflict-values">
              <div>
                <b>{words.conflict.yours}</b>
                <p>{shownValue(each.yours, words, shown)}</p>
                <Button size="sm" onClick={() => store.decide(each, true)}>
                  {words.conflict.keep_yours}
                </Button>
              </div>
              <div>
                <b>{each.changed_by === "" ? words.conflict.theirs : words.conflict.by(each.changed_by)}</b>
                <p>{shownValue(each.theirs, words, shown)}</p>
                <Button size="sm" variant="default" onClick={() => store.decide(each, false)}>
                  {words.conflict.keep_theirs}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
