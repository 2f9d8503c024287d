/** Thirteen layouts to choose from: those that suit this lodging first, then the others by what they are for. */
import type { CSSProperties } from "react";
import type { DesignWords } from "#languages/zh-TW/studio/design.ts";
import { isMet, LAYOUT_FAMILIES, layoutsFor, wantsOf } from "#rules/site/layout-wants.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { choiceOf, describedIn } from "./layout-choices.ts";
import { SeenFrame } from "../../parts/preview-frame.tsx";
import type { Design } from "./use-design.ts";

export function LayoutCards({ design }: { design: Design }) {
  const words = useScreenWords<DesignWords>();
  const { lodging } = useStudio();
  const suiting = layoutsFor(lodging.kind);
  const groups = [
    { name: words.suits_you, layouts: suiting },
    ...LAYOUT_FAMILIES.map(({ family, layouts }) => ({
      name: words.families[family],
      layouts: layouts.filter((code) => !suiting.includes(code)),
    })),
  ].filter(({ layouts }) => layouts.length > 0);
  return (
    <div className="design-cards">
      {groups.map(({ name, layouts }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {layouts.map((code) => (
            <LayoutCard key={code} code={code} design={design} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function LayoutCard({ code, design }: { code: LayoutCode; design: Design }) {
  const { lang } = useStudio();
  const words = useScreenWords<DesignWords>();
  const { chosen, kept, choose, preview, draft } = design;
  const layout = choiceOf(code);
  const { name, idea } = describedIn(layout, lang);
  const theme = chosen.layout === code ? chosen.theme : kept.layout === code ? kept.theme : 1;
  const missing = wantsOf(layout.wants, draft.records).filter((wanted) => !isMet(wanted)).length;
  return (
    <label className="design-card" style={coloursOf(layout.themes[theme - 1]!)}>
      <input
        type="radio"
        name="layout"
        value={code}
        checked={chosen.layout === code}
        onChange={() => choose({ layout: code, theme })}
      />
      <span className="design-card-picture" aria-hidden="true">
        <Sketch />
        {preview ? <SeenFrame src={`${preview.url}?preview=${code}.${theme}`} title={name} width={1280} /> : null}
      </span>
      <span className="design-card-text">
        <strong>
          {name}
          {kept.layout === code ? <em>{words.in_draft}</em> : null}
        </strong>
        <small>{idea}</small>
        {missing > 0 ? (
          <span className="design-card-wants">
            <StudioIcon name="info" size={16} />
            {words.wants_count(missing)}
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** What a layout's colours look like until its picture is there. */
const Sketch = () => (
  <span className="design-sketch">
    <i />
    <b />
    <u />
  </span>
);

const TOKENS = ["bg", "surface", "ink", "fill", "on", "link"] as const;

/** Under names of their own: the studio's own colours have the same ones. */
export const coloursOf = (theme: Theme): CSSProperties =>
  Object.fromEntries(TOKENS.map((name) => [`--site-${name}`, theme[name]]));
