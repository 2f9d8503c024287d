/** What children and extra persons cost a night, as the site says it. Live when saved. */
import { ActionIcon, Button, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { type getExtraRates, saveExtraRates, undoExtraRates } from "#contract/studio/selling-changes.ts";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { exponentOf } from "#rules/money/money.ts";
import { useSend } from "../../calls/use-send.ts";
import { useUnsaved } from "../../navigation/unsaved.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";

type ExtraRate = ExtraAnswer["rates"][number];
import { BandFields, type Places, PlacesFields } from "./band-fields.tsx";
import { ExtraChanges } from "./extra-changes.tsx";

export type ExtraAnswer = CallAnswer<typeof getExtraRates>;

type ExtraRatesProps = {
  answer: ExtraAnswer;
  again: () => void;
  set: (answer: ExtraAnswer) => void;
  mayChange: boolean;
};

export function ExtraRates({ answer, ...rest }: ExtraRatesProps) {
  const words = useScreenWords<RatesWords>();
  return (
    <section className="rates-part" aria-labelledby="extra-rates">
      <header className="rates-part-head">
        <div>
          <h2 id="extra-rates">{words.extra_rates}</h2>
          <p>{words.extra_rates_text}</p>
          <p>{words.extra_charged}</p>
        </div>
      </header>
      <Lines key={JSON.stringify(answer)} answer={answer} {...rest} />
    </section>
  );
}

function Lines({ answer: stored, again, set, mayChange }: ExtraRatesProps) {
  const words = useScreenWords<RatesWords>();
  const app = useAppWords();
  const { domain, currency, languages } = useLodging();
  const toast = useToast();
  const confirm = useConfirm();
  const [saving, undoing] = [useSend(saveExtraRates), useSend(undoExtraRates)];
  const [rates, setRates] = useState(stored.rates);
  const [places, setPlaces] = useState<Places>({ cots: stored.cots, cot_price: stored.cot_price, rooms: stored.rooms });
  const isChanged = JSON.stringify({ ...stored, rates, ...places }) !== JSON.stringify(stored);
  useUnsaved(isChanged);
  const change = (nth: number, changed: Partial<ExtraRate>) =>
    setRates(rates.map((rate, each) => (each === nth ? { ...rate, ...changed } : rate)));
  const fieldOf = (nth: number, lang: string) => `rates.${nth}.label.${lang}`;
  async function save() {
    const text = <ExtraChanges before={stored.rates} after={rates} lang={languages[0]!} words={words} />;
    if (!(await confirm({ title: words.extra_preview, text, yes: app.save }))) return;
    const rooms = places.rooms.map(({ room_class_id, extra_beds, cots }) => ({ room_class_id, extra_beds, cots }));
    const { cots, cot_price } = places;
    if (!(await saving.send({ body: { domain, rates, cots, cot_price, rooms } }))) return;
    set({ ...stored, rates, ...places });
    toast(words.extra_saved, async () => {
      await undoing.send({ body: { domain } });
      again();
    });
    again();
  }
  const shown = rates.flatMap((_, nth) => languages.map((lang) => fieldOf(nth, lang)));
  const beside = saving.errorBeside(...shown);
  return (
    <div className="panel rates-form">
      {rates.length === 0 ? <p className="rates-none">{words.extra_none}</p> : null}
      {rates.map(({ label, price, ...band }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- A line is known by its place.
        <div key={nth} className="rates-extra" role="group" aria-label={words.extra_nth(nth + 1)}>
          {languages.map((lang) => (
            <TextInput
              key={lang}
              lang={lang}
              label={words.extra_label(LANGUAGE_NAMES[lang])}
              maxLength={120}
              readOnly={!mayChange}
              value={label[lang] ?? ""}
              error={saving.errorAt(fieldOf(nth, lang))}
              onChange={({ currentTarget: { value } }) => change(nth, { label: { ...label, [lang]: value } })}
            />
          ))}
          <NumberInput
            label={words.extra_price}
            min={0}
            hideControls
            decimalScale={exponentOf(currency)}
            thousandSeparator=","
            suffix={` ${currency}`}
            readOnly={!mayChange}
            value={price}
            error={saving.errorAt(`rates.${nth}.price`)}
            onChange={(typed) => change(nth, { price: Number(typed) || 0 })}
          />
          <BandFields
            band={band}
            currency={currency}
            mayChange={mayChange}
            errorAt={(field) => saving.errorAt(`rates.${nth}.${field}`)}
            onChange={(changed) =>
              setRates(
                rates.map((rate, each) => (each === nth ? { label: rate.label, price: rate.price, ...changed } : rate)),
              )
            }
          />
          {mayChange ? (
            <ActionIcon
              variant="subtle"
              color="clay"
              size="lg"
              aria-label={words.extra_remove(nth + 1)}
              onClick={() => setRates(rates.filter((_, each) => each !== nth))}
            >
              <StudioIcon name="close" />
            </ActionIcon>
          ) : null}
        </div>
      ))}
      {mayChange ? (
        <div className="page-acts">
          <Button
            variant="default"
            leftSection={<StudioIcon name="plus" />}
            onClick={() => setRates([...rates, { label: {}, price: 0 }])}
          >
            {words.extra_add}
          </Button>
        </div>
      ) : null}
      <PlacesFields places={places} currency={currency} mayChange={mayChange} onChange={setPlaces} />
      {beside ? <Notice tone="danger">{beside}</Notice> : null}
      {mayChange && isChanged ? (
        <div className="page-acts">
          <Button loading={saving.isSending} onClick={() => void save()}>
            {app.save}
          </Button>
        </div>
      ) : null}
      {isChanged ? <p className="rates-none">{words.extra_live}</p> : null}
    </div>
  );
}
