/** The nine steps: what each lacks, and the way to its screen. Shown by "Start here" and by "Go live". */
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { CallAnswer } from "#contract/call.ts";
import type { getSetup } from "#contract/studio/setup.ts";
import type { SetupStepWords } from "#languages/zh-TW/setup-steps.ts";
import type { MissingCode, SetupStep } from "#rules/site/go-live.ts";
import { Link } from "../navigation/link.tsx";
import { useHrefOf } from "../navigation/router.ts";
import { StudioIcon, type StudioIconName } from "../parts/studio-icon.tsx";
import { type ScreenName, SCREENS } from "../screens.ts";
import { useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import "./step-list.css";

export type Step = CallAnswer<typeof getSetup>["steps"][number];

const STEPS: Record<SetupStep, { screen: ScreenName; icon: StudioIconName }> = {
  basics: { screen: "basics", icon: "pencil" },
  rooms: { screen: "rooms", icon: "bed" },
  pictures: { screen: "media", icon: "picture" },
  prices: { screen: "rates", icon: "rates" },
  policy: { screen: "payment", icon: "text" },
  payment: { screen: "payment", icon: "card" },
  texts: { screen: "content", icon: "news" },
  design: { screen: "design", icon: "brush" },
  address: { screen: "domain", icon: "globe" },
};

/** Where what is missing is added, if that is another screen than the step's own. */
const PLACES: Partial<Record<MissingCode, { screen: ScreenName; field?: string }>> = {
  banner: { screen: "content", field: "banner_images" },
  room_photos: { screen: "rooms" },
  cancel_policy: { screen: "content", field: "cancel_policy" },
  introduction: { screen: "content", field: "introduction" },
  legal_texts: { screen: "content", field: "customer_notice" },
  heavy_page: { screen: "content", field: "banner_images" },
  mail_sender: { screen: "basics" },
};

/** `acts`: what can be done with a step besides opening its screen. */
export function StepList({ steps, acts }: { steps: readonly Step[]; acts?: (step: Step) => ReactNode }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <StepItem key={step.step} step={step}>
          {acts?.(step)}
        </StepItem>
      ))}
    </ol>
  );
}

function StepItem({ step: { step, state, missing, minutes }, children }: { step: Step; children: ReactNode }) {
  const { lang } = useStudio();
  const { permissions } = useLodging();
  const words = useScreenWords<SetupStepWords>();
  const hrefOf = useHrefOf();
  const { screen: own, icon } = STEPS[step];
  const hrefTo = (code: MissingCode | undefined) => {
    const { screen: name, field } = { screen: own, ...(code && PLACES[code]) };
    const screen = SCREENS.find((each) => each.name === name && permissions.includes(each.may));
    return screen ? hrefOf(screen.path, field ? { field } : {}) : null;
  };
  const [first] = missing.toSorted((one, other) => Number(other.required) - Number(one.required));
  const href = hrefTo(first?.code);
  const stateText = { done: words.done, left: words.left, missing: words.todo }[state];
  return (
    <li className="step" data-state={state}>
      <span className="step-mark">
        <StudioIcon name={state === "missing" ? icon : "check"} size={22} />
      </span>
      <div className="step-text">
        <h2>
          {words.steps[step]} <span className="step-state">{stateText}</span>
        </h2>
        {missing.length === 0 ? null : (
          <ul>
            {missing.map(({ code, required, count, until }) => (
              <li key={code}>
                {required ? <strong className="step-required">{words.required}</strong> : null}
                <MissingText href={hrefTo(code)}>
                  {words.missing[code](until === null ? String(count) : dayIn(until, lang))}
                </MissingText>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="step-acts">
        {minutes > 0 ? <span className="step-minutes">{words.minutes(minutes)}</span> : null}
        {children}
        {href ? (
          <Button
            component={Link}
            href={href}
            variant={state === "missing" ? "filled" : "default"}
            aria-label={`${words.fix}: ${words.steps[step]}`}
          >
            {words.fix}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Leads to where it is added, if this person may go there. */
const MissingText = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? <Link href={href}>{children}</Link> : children;

const dayIn = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
