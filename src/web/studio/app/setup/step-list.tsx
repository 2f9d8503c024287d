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

type Place = { screen: ScreenName; query?: Record<string, string> };

const STEPS: Record<SetupStep, Place & { icon: StudioIconName }> = {
  basics: { screen: "basics", icon: "pencil" },
  rooms: { screen: "rooms", icon: "bed" },
  pictures: { screen: "media", icon: "picture" },
  prices: { screen: "rates", icon: "rates" },
  policy: { screen: "payment", query: { part: "cancellation" }, icon: "text" },
  payment: { screen: "payment", icon: "card" },
  texts: { screen: "content", icon: "news" },
  design: { screen: "design", icon: "brush" },
  address: { screen: "domain", icon: "globe" },
};

/** Where what is missing is added, if that is another screen than the step's own. */
const PLACES: Partial<Record<MissingCode, Place>> = {
  contact: { screen: "basics", query: { field: "phone" } },
  street_address: { screen: "basics", query: { field: "address" } },
  times: { screen: "basics", query: { field: "checkin_start_time" } },
  banner: { screen: "content", query: { field: "banner_images" } },
  room_photos: { screen: "rooms" },
  strict_policy: { screen: "payment", query: { part: "cancellation" } },
  only_tests: { screen: "payment" },
  test_payments: { screen: "payment", query: { part: "gateways" } },
  introduction: { screen: "content", query: { field: "introduction" } },
  legal_texts: { screen: "content", query: { field: "customer_notice" } },
  heavy_page: { screen: "content", query: { field: "banner_images" } },
  heavy_desktop: { screen: "content", query: { field: "banner_images" } },
  mail_sender: { screen: "basics", query: { field: "email" } },
};

/** What is required comes first. */
const mostNeeded = ({ missing }: Step): MissingCode | undefined =>
  missing.toSorted((one, other) => Number(other.required) - Number(one.required))[0]?.code;

/** The address of a step's screen, at what it lacks; null: this person may not open it. */
export function useStepHref(): (step: Step, code?: MissingCode) => string | null {
  const { permissions } = useLodging();
  const hrefOf = useHrefOf();
  return (step, code = mostNeeded(step)) => {
    const { screen: name, query } = (code && PLACES[code]) ?? STEPS[step.step];
    const screen = SCREENS.find((each) => each.name === name && permissions.includes(each.may));
    return screen ? hrefOf(screen.path, query) : null;
  };
}

const MB = 1024 * 1024;

type StepListProps = {
  steps: readonly Step[];
  /** The policy that new plans begin with, in sentences. */
  cancellation: readonly string[];
  /** What can be done with a step besides opening its screen. */
  acts?: (step: Step) => ReactNode;
};

export function StepList({ steps, cancellation, acts }: StepListProps) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <StepItem key={step.step} step={step} facts={step.step === "policy" ? cancellation : []}>
          {acts?.(step)}
        </StepItem>
      ))}
    </ol>
  );
}

type StepItemProps = { step: Step; facts: readonly string[]; children: ReactNode };

function StepItem({ step: whole, facts, children }: StepItemProps) {
  const { lang } = useStudio();
  const words = useScreenWords<SetupStepWords>();
  const hrefTo = useStepHref();
  const { step, state, missing, minutes } = whole;
  const { icon } = STEPS[step];
  const href = hrefTo(whole);
  const what = ({ count, until, names, bytes }: Step["missing"][number]) => {
    if (names.length > 0) return new Intl.ListFormat(lang).format(names);
    if (bytes > 0) return `${(bytes / MB).toLocaleString(lang, { maximumFractionDigits: 1 })} MB`;
    return until === null ? String(count) : dayIn(until, lang);
  };
  const stateText = { done: words.done, left: words.left, missing: words.todo }[state];
  return (
    <li className="step" data-state={state}>
      <span className="step-mark">
        <StudioIcon name={state === "missing" ? icon : "check"} size={22} />
      </span>
      <div className="step-text">
        <h2>
          {words.steps[step]}{" "}
          <span className="step-state">
            {minutes > 0 ? [stateText, words.minutes(minutes)].join(" · ") : stateText}
          </span>
        </h2>
        {facts.length === 0 ? null : (
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {missing.length === 0 ? null : (
          <ul>
            {missing.map((each) => (
              <li key={each.code}>
                {each.required ? <strong className="step-required">{words.required}</strong> : null}
                <MissingText href={hrefTo(whole, each.code)}>{words.missing[each.code](what(each))}</MissingText>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="step-acts">
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
