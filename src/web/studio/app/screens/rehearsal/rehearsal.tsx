/** The rehearsal: choose what shall happen, play it, and read what guest and lodging would see. */
import { Button, NumberInput, Radio, Select } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { rehearse } from "#contract/studio/rehearsal.ts";
import type { RehearsalWords } from "#languages/zh-TW/studio/rehearsal.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { type RehearsalStep, SCENARIOS, scenarioSteps } from "#rules/orders/rehearsal.ts";
import type { Language } from "#rules/text/language.ts";
import { addDays, dayAt, timeAt } from "#rules/time/day.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { useSend } from "../../calls/use-send.ts";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { OfferFields } from "./offer-fields.tsx";
import { StepFields } from "./step-fields.tsx";
import { Story } from "./story.tsx";
import "./rehearsal.css";

const SOON_DAYS = 14;
const MOST_DAYS_BEFORE = 365;
const AHEAD_MS = 5 * 60_000;
/** `own`: the steps are chosen one by one. */
const CHOICES = [...SCENARIOS, "own"] as const;
type Choice = (typeof CHOICES)[number];

type Played = CallAnswer<typeof rehearse>;

export default function Rehearsal() {
  const { lang: own, words: app } = useStudio();
  const { domain, languages, timezone } = useLodging();
  const words = useScreenWords<RehearsalWords>();
  const [today] = useState(() => dayAt(new Date(), timezone));
  const [choice, setChoice] = useState<Choice>("stay");
  const [check_in_day, setDay] = useState(() => addDays(today, SOON_DAYS));
  const [nights, setNights] = useState<number>(1);
  const [adults, setAdults] = useState<number>(1);
  const [offer, setOffer] = useState<{ room_class_id?: number; rate_plan_id?: number }>({});
  const [cancel_days_before, setDaysBefore] = useState<number>(3);
  const [later, setLater] = useState<RehearsalStep[]>([]);
  const [lang, setLang] = useState<Language>(languages.includes(own) ? own : languages[0]!);
  const [played, setPlayed] = useState<Played | null>(null);
  const playing = useSend(rehearse);

  function choose(chosen: Choice) {
    setChoice(chosen);
    if (chosen !== "own" || later.length > 0) return;
    // To begin with: what a cancelled stay looks like.
    const stay = { check_in_day, check_out_day: addDays(check_in_day, nights) };
    setLater(scenarioSteps("cancel", nowAt(timezone), stay, cancel_days_before).slice(1));
  }

  async function play() {
    // Nothing can happen before the booking.
    const now = nowAt(timezone);
    const steps = [
      { action: "book" as const, at: now },
      ...later.map((step) => ({ ...step, at: step.at < now ? now : step.at })),
    ];
    const scenario = choice === "own" ? { steps } : { scenario: choice, cancel_days_before };
    const answer = await playing.send({
      body: { domain, lang, check_in_day, nights, adults, ...offer, ...scenario },
    });
    if (answer) setPlayed(answer);
  }

  const stepFields = later.flatMap((_, nth) => [`steps.${nth + 1}.at`, `steps.${nth + 1}.action`]);
  const beside = playing.errorBeside("check_in_day", "nights", "cancel_days_before", "adults", ...stepFields);
  return (
    <>
      <PageHead title={app.screens.rehearsal.name} lead={words.lead} />
      <form
        className="panel rehearsal-form"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <Radio.Group
          label={words.scenario}
          value={choice}
          onChange={(chosen) => choose(CHOICES.find((each) => each === chosen) ?? "stay")}
        >
          <div className="rehearsal-scenarios">
            {CHOICES.map((each) => (
              <Radio.Card key={each} value={each} className="rehearsal-scenario">
                <Radio.Indicator />
                <span>
                  <strong>{words.scenarios[each].name}</strong>
                  <small>{words.scenarios[each].text}</small>
                </span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        <div className="rehearsal-fields">
          <DayInput
            label={words.check_in}
            value={check_in_day}
            min={today}
            required
            change={setDay}
            error={playing.errorAt("check_in_day")}
          />
          <NumberInput
            label={words.nights}
            value={nights}
            min={1}
            max={STAY_LIMITS.nights}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(value) => setNights(Number(value) || 1)}
            error={playing.errorAt("nights")}
          />
          <NumberInput
            label={words.adults}
            value={adults}
            min={1}
            max={STAY_LIMITS.adults}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(value) => setAdults(Number(value) || 1)}
            error={playing.errorAt("adults")}
          />
          <OfferFields offer={offer} choose={setOffer} />
          <Select
            label={words.guest_language}
            value={lang}
            data={languages.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
            allowDeselect={false}
            onChange={(value) => value && setLang(value as Language)}
          />
          {choice === "cancel" ? (
            <NumberInput
              label={words.cancel_days}
              value={cancel_days_before}
              min={0}
              max={MOST_DAYS_BEFORE}
              allowDecimal={false}
              clampBehavior="strict"
              onChange={(value) => setDaysBefore(Number(value) || 0)}
              error={playing.errorAt("cancel_days_before")}
            />
          ) : null}
        </div>
        {choice === "own" ? (
          <StepFields steps={later} change={setLater} errorAt={(field) => playing.errorAt(field)} />
        ) : null}
        {beside ? <Notice tone="danger">{beside}</Notice> : null}
        <div className="page-acts">
          <Button type="submit" loading={playing.isSending}>
            {played ? words.again : words.start}
          </Button>
        </div>
      </form>
      <div aria-live="polite">{played ? <Story played={played} lang={own} /> : null}</div>
    </>
  );
}

/** The lodging's own time, as the steps have it; a little later, because this device's clock may be slow. */
function nowAt(timezone: string): string {
  const now = new Date(Date.now() + AHEAD_MS);
  return `${dayAt(now, timezone)}T${timeAt(now, timezone)}`;
}
