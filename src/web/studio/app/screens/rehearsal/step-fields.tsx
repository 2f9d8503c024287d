/** A rehearsal step by step: what happens after the booking, and when. */
import { ActionIcon, Button, Select, TextInput } from "@mantine/core";
import type { RehearsalWords } from "#languages/zh-TW/studio/rehearsal.ts";
import type { RehearsalStep } from "#rules/orders/rehearsal.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";

const ACTIONS = ["pay", "cancel", "no_show", "wait"] as const;
/** As many as the call takes, with the booking. */
const MOST_LATER = 11;

type StepFieldsProps = {
  steps: readonly RehearsalStep[];
  change: (steps: RehearsalStep[]) => void;
  errorAt: (field: string) => string | undefined;
};

export function StepFields({ steps, change, errorAt }: StepFieldsProps) {
  const words = useScreenWords<RehearsalWords>();
  const set = (nth: number, changed: Partial<RehearsalStep>) =>
    change(steps.map((step, each) => (each === nth ? { ...step, ...changed } : step)));
  return (
    <fieldset className="rehearsal-steps">
      <legend>{words.steps}</legend>
      <p className="rehearsal-first">{words.first_step}</p>
      <ol>
        {steps.map((step, nth) => (
          // Steps have no name of their own; they are changed in place.
          <li key={nth}>
            <Select
              label={words.step(nth + 2)}
              value={step.action}
              data={ACTIONS.map((action) => ({ value: action, label: words.actions[action] }))}
              allowDeselect={false}
              error={errorAt(`steps.${nth + 1}.action`)}
              onChange={(value) => set(nth, { action: ACTIONS.find((each) => each === value) ?? "wait" })}
            />
            <TextInput
              type="datetime-local"
              label={words.step_at}
              value={step.at}
              required
              error={errorAt(`steps.${nth + 1}.at`)}
              onChange={({ currentTarget }) => set(nth, { at: currentTarget.value.slice(0, 16) })}
            />
            <ActionIcon
              variant="subtle"
              size="xl"
              aria-label={words.remove_step(nth + 2)}
              onClick={() => change(steps.filter((_, each) => each !== nth))}
            >
              <StudioIcon name="close" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        disabled={steps.length >= MOST_LATER}
        onClick={() => change([...steps, { action: "wait", at: steps.at(-1)?.at ?? "" }])}
      >
        {words.add_step}
      </Button>
    </fieldset>
  );
}
