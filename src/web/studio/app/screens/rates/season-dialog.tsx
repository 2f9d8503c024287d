/** One season: when, how much, on which weekdays and for which rooms. */
import { Button, Checkbox, Chip, NumberInput, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import type { Season } from "#rules/rates/rate-rules.ts";
import { addDays } from "#rules/time/day.ts";
import { DayInput } from "../../parts/days/day-input.tsx";
import { FormModal } from "../../parts/form-modal.tsx";
import { useAppWords, useScreenWords } from "../../studio-data.ts";
import { AdjustmentInput } from "./adjustment-input.tsx";
import type { RatesAnswer } from "./rates.tsx";
import { useWeekdays } from "./weekdays.ts";

type SeasonDialogProps = {
  season: Season | null;
  rates: RatesAnswer;
  close: () => void;
  save: (season: Season) => void;
  remove: (season: Season) => void;
};

export function SeasonDialog({ season, rates, close, save, remove }: SeasonDialogProps) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const weekdays = useWeekdays();
  const [first] = useState<Season>(
    season ?? {
      season_id: crypto.randomUUID(),
      name: "",
      from: addDays(rates.today, 30),
      to: addDays(rates.today, 36),
      yearly: false,
      weekdays: [],
      room_class_ids: [],
      adjust: { kind: "percent", percent: 20 },
      min_nights: 0,
      priority: 0,
    },
  );
  const [fields, setFields] = useState(first);
  const set = (changed: Partial<Season>) => setFields((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save({ ...fields, name: fields.name.trim(), to: fields.to < fields.from ? fields.from : fields.to });
  };
  const rooms = rates.rooms.filter((room) => room.is_active);
  return (
    <FormModal
      isChanged={JSON.stringify(fields) !== JSON.stringify(first)}
      close={close}
      title={season ? season.name : words.add_season}
    >
      <form className="rates-form" onSubmit={submit}>
        <TextInput
          label={words.season_name}
          required
          maxLength={60}
          value={fields.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          data-autofocus
        />
        <div className="rates-pair">
          <DayInput label={words.from} required value={fields.from} change={(from) => set({ from })} />
          <DayInput label={words.to} required min={fields.from} value={fields.to} change={(to) => set({ to })} />
        </div>
        <Checkbox
          label={words.yearly}
          checked={fields.yearly}
          onChange={(event) => set({ yearly: event.currentTarget.checked })}
        />
        <div>
          <span className="rates-label">{words.kind}</span>
          <AdjustmentInput label={words.kind} value={fields.adjust} change={(adjust) => adjust && set({ adjust })} />
        </div>
        <Chip.Group
          multiple
          value={fields.weekdays.map(String)}
          onChange={(days) => set({ weekdays: days.map(Number).toSorted() })}
        >
          <fieldset>
            <legend>{words.weekdays}</legend>
            {weekdays.map((name, nth) => (
              <Chip key={name} value={String(nth + 1)}>
                {name}
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
        {rooms.length > 1 ? (
          <Checkbox.Group
            label={words.season_rooms}
            value={fields.room_class_ids.map(String)}
            onChange={(ids) => set({ room_class_ids: ids.map(Number) })}
          >
            <div className="rates-checks">
              {rooms.map(({ room_class_id, name }) => (
                <Checkbox key={room_class_id} value={String(room_class_id)} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
        <div className="rates-pair">
          <NumberInput
            label={words.min_nights}
            value={fields.min_nights}
            onChange={(typed) => set({ min_nights: Math.round(Number(typed) || 0) })}
            min={0}
            max={90}
            hideControls
          />
          <NumberInput
            label={words.priority}
            value={fields.priority}
            onChange={(typed) => set({ priority: Math.round(Number(typed) || 0) })}
            min={0}
            max={100}
            hideControls
          />
        </div>
        <div className="confirm-acts">
          {season ? (
            <Button variant="subtle" color="clay" onClick={() => remove(season)}>
              {words.remove}
            </Button>
          ) : null}
          <Button variant="default" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit">{words.apply}</Button>
        </div>
      </form>
    </FormModal>
  );
}
