/** Themes of the chosen layout, the owner's own colour, the booking page, and what this layout would like to have. */
import { Button, ColorInput } from "@mantine/core";
import { type CSSProperties, useState } from "react";
import type { DesignWords } from "#languages/zh-TW/studio/design.ts";
import { accentContrast, LEAST_CONTRAST, withAccent } from "#rules/site/accent.ts";
import { isMet, wantsOf } from "#rules/site/layout-wants.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { coloursOf } from "./layout-cards.tsx";
import { choiceOf, describedIn } from "./layout-choices.ts";
import { LogoColours } from "./logo-colours.tsx";
import type { Design } from "./use-design.ts";

export function Themes({ design: { chosen, choose } }: { design: Design }) {
  const words = useScreenWords<DesignWords>();
  const { themes } = choiceOf(chosen.layout);
  const names: Record<string, string> = words.theme_names;
  return (
    <fieldset className="panel design-themes">
      <legend>{words.themes}</legend>
      {themes.map((theme, index) => (
        <label key={theme.name} style={coloursOf(theme)}>
          <input
            type="radio"
            name="theme"
            checked={chosen.theme === index + 1}
            onChange={() => choose({ ...chosen, theme: index + 1 })}
          />
          <span className="design-swatches" aria-hidden="true">
            <i />
            <b />
            <u />
            <s />
          </span>
          <span>{names[theme.name] ?? theme.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/;

export function Accent({ design: { chosen, accent, save, isSaving, draft } }: { design: Design }) {
  const words = useScreenWords<DesignWords>();
  const theme = choiceOf(chosen.layout).themes[chosen.theme - 1]!;
  const [typed, setTyped] = useState<string | null>(null);
  const colour = (typed ?? (accent || theme.fill)).toLowerCase();
  const isColour = COLOUR.test(colour);
  const contrast = isColour ? accentContrast(theme, colour) : 0;
  const isReadable = contrast >= LEAST_CONTRAST;
  const sample = withAccent(theme, isReadable ? colour : "");
  const figure = (Math.floor(contrast * 10) / 10).toFixed(1);
  return (
    <section className="panel design-accent" aria-labelledby="accent">
      <h2 id="accent">{words.accent}</h2>
      <p>{words.accent_lead}</p>
      <ColorInput
        label={words.accent_field}
        value={colour}
        onChange={setTyped}
        format="hex"
        swatches={["#0b5c5a", "#1f4e79", "#6b3fa0", "#9c2f2f", "#8a4b1f", "#2f6b2f"]}
        eyeDropperButtonProps={{ "aria-label": words.accent_pick }}
        error={isColour && !isReadable ? words.contrast_low(figure) : undefined}
      />
      <LogoColours records={draft.records} theme={theme} value={colour} choose={setTyped} />
      {isReadable ? <p className="design-contrast">{words.contrast(figure)}</p> : null}
      <p className="design-sample" style={coloursOf(sample) as CSSProperties} aria-hidden="true">
        <span>{words.sample_button}</span>
        <u>{words.sample_link}</u>
      </p>
      <div className="page-acts">
        <Button
          variant="default"
          loading={isSaving}
          disabled={!isReadable || colour === (accent || theme.fill.toLowerCase())}
          onClick={() => void save("accent", colour, words.accent_saved).then(() => setTyped(null))}
        >
          {words.accent_use}
        </Button>
        {accent === "" ? null : (
          <Button
            variant="subtle"
            onClick={() => void save("accent", "", words.accent_removed).then(() => setTyped(null))}
          >
            {words.accent_remove}
          </Button>
        )}
      </div>
    </section>
  );
}

export function BookingPage({ design: { booking, save } }: { design: Design }) {
  const words = useScreenWords<DesignWords>();
  return (
    <fieldset className="panel design-booking">
      <legend>{words.booking}</legend>
      {(["booking_100", "booking_200"] as const).map((code) => (
        <label key={code}>
          <input
            type="radio"
            name="booking"
            checked={booking === code}
            onChange={() => void save("template_booking_code", code, words.booking_saved)}
          />
          <span>
            <strong>{words.bookings[code].name}</strong>
            <small>{words.bookings[code].idea}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Wants({ design: { chosen, draft } }: { design: Design }) {
  const words = useScreenWords<DesignWords>();
  const { lang } = useStudio();
  const layout = choiceOf(chosen.layout);
  return (
    <section className="panel design-wants" aria-labelledby="wants">
      <h2 id="wants">{words.wants_of(describedIn(layout, lang).name)}</h2>
      <ul>
        {wantsOf(layout.wants, draft.records).map((wanted) => (
          <li key={wanted.want} data-met={isMet(wanted)}>
            <StudioIcon name={isMet(wanted) ? "check" : "info"} />
            <span>
              {sentenceOf(words.want[wanted.want], wanted.need)}
              {isMet(wanted) ? null : <small>{words.have(wanted.have)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sentenceOf = (sentence: string | ((need: number) => string), need: number): string =>
  typeof sentence === "string" ? sentence : sentence(need);
