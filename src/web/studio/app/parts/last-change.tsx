/** The last changes of selling on a screen: what each was, how long it can still be taken back, and the button that does it. */
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import type { undoLodgingFacts } from "#contract/studio/lodging-facts.ts";
import type * as changes from "#contract/studio/selling-changes.ts";
import type { undoRefundPolicy } from "#contract/studio/refund-policies.ts";
import type { undoPolicies } from "#contract/studio/studio-payments.ts";
import type * as addOns from "#contract/studio/studio-add-ons.ts";
import type { undoRates } from "#contract/studio/studio-rates.ts";
import { useSend } from "../calls/use-send.ts";
import { useAppWords, useLodging } from "../studio-data.ts";
import { Notice } from "./notice.tsx";
import { StudioIcon } from "./studio-icon.tsx";
import { hideUndo, useToast } from "./toast.tsx";

type Undo =
  | (typeof changes)["undoRatePlan" | "undoRoomUnits" | "undoBankAccount" | "undoExtraRates"]
  | typeof undoLodgingFacts
  | (typeof addOns)["undoAddOn" | "undoAddOnStock"]
  | typeof undoRates
  | typeof undoPolicies
  | typeof undoRefundPolicy;

const LOOK_MS = 5_000;

/** Minutes until then, counted down; 0: it is over. */
function useMinutesLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until * 1000 - now) / 60_000));
}

type LastChangeProps = {
  /** What was changed, as a sentence. */
  text: string;
  /** Seconds since 1970; null: nothing can be taken back. */
  until: number | null | undefined;
  call: Undo;
  /** It was taken back, or can't be any more. */
  done: () => void;
};

export function LastChange({ until, ...props }: LastChangeProps) {
  return until ? <Line key={until} until={until} {...props} /> : null;
}

function Line({ text, until, call, done }: LastChangeProps & { until: number }) {
  const words = useAppWords();
  const { domain } = useLodging();
  const toast = useToast();
  const undoing = useSend(call);
  const minutes = useMinutesLeft(until);
  const undo = async () => {
    const isDone = await undoing.send({ body: { domain } });
    if (!isDone) return;
    hideUndo();
    toast(words.undone);
    done();
  };
  if (minutes === 0) return null;
  return (
    <div className="last-change" role="group" aria-label={text}>
      <StudioIcon name="history" />
      <p>
        {text} <small>{words.undo_left(minutes)}</small>
      </p>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<StudioIcon name="undo" size={16} />}
        aria-label={words.undo_of(text)}
        loading={undoing.isSending}
        onClick={() => void undo()}
      >
        {words.undo}
      </Button>
      {undoing.problem ? <Notice tone="danger">{undoing.problem.text}</Notice> : null}
    </div>
  );
}

/** They stay in sight while the screen is scrolled. */
export function LastChanges({ children }: { children: ReactNode }) {
  return <div className="last-changes">{children}</div>;
}
