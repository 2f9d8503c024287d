/** What the lodging is and by which clock it lives. Live when saved: what it means is said before. */
import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { getLodgingFacts, saveLodgingFacts, undoLodgingFacts } from "#contract/studio/lodging-facts.ts";
import type { BasicsWords } from "#languages/zh-TW/studio/basics.ts";
import { LODGING_COUNTRIES } from "#rules/site/lodging-countries.ts";
import { type KindKey, LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { FormPart } from "../../draft/draft-frame.tsx";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { useUnsaved } from "../../navigation/unsaved.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import { LastChange } from "../../parts/last-change.tsx";
import { Notice } from "../../parts/notice.tsx";
import { useShown } from "../../parts/shown.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { ZoneField, zoneLabel } from "./zone-field.tsx";

type Facts = CallAnswer<typeof getLodgingFacts>;
type Seen = CallAnswer<typeof saveLodgingFacts>;

/** Every screen counts by this clock: the studio is opened anew. */
const reload = () => location.reload();

export function LodgingFacts() {
  const { lodging_facts: words } = useScreenWords<BasicsWords>();
  const { domain, permissions } = useLodging();
  const hrefOf = useHrefOf();
  const { answer } = useCall(getLodgingFacts, { query: { domain } });
  if (!answer) return null;
  const mayChange = permissions.includes("change_prices");
  return (
    <FormPart title={words.title} hint={words.hint}>
      {mayChange ? (
        <LastChange text={words.last} until={answer.undo_until_timestamp} call={undoLodgingFacts} done={reload} />
      ) : null}
      <FactsForm key={JSON.stringify(answer)} facts={answer} mayChange={mayChange} />
      <div className="facts-elsewhere">
        <p>
          {words.currency(answer.currency)}{" "}
          {mayChange ? <Link href={hrefOf("payment")}>{words.to_payment}</Link> : null}
        </p>
        <p>
          <Link href={hrefOf("design")}>{words.colours}</Link>
        </p>
      </div>
    </FormPart>
  );
}

function FactsForm({ facts, mayChange }: { facts: Facts; mayChange: boolean }) {
  const { lodging_facts: words } = useScreenWords<BasicsWords>();
  const { lang } = useStudio();
  const { domain } = useLodging();
  const confirm = useConfirm();
  const saving = useSend(saveLodgingFacts);
  const [kind, setKind] = useState(facts.kind);
  const [country, setCountry] = useState(facts.country);
  const [timezone, setTimezone] = useState(facts.timezone);
  const nameOf = useNames();
  const changed = {
    ...(kind === null || kind === facts.kind ? {} : { kind }),
    ...(country === facts.country ? {} : { country }),
    ...(timezone === facts.timezone ? {} : { timezone }),
  };
  const isChanged = Object.keys(changed).length > 0;
  useUnsaved(isChanged);
  const save = async () => {
    const seen = await saving.send({ body: { domain, ...changed, is_preview: true } });
    if (!seen) return;
    const text = <Meaning seen={seen} words={words} nameOf={nameOf} />;
    if (!(await confirm({ title: words.preview, text, yes: words.save }))) return;
    if (await saving.send({ body: { domain, ...changed } })) reload();
  };
  const countries = [...new Set([...LODGING_COUNTRIES.map((each) => each.country), facts.country])]
    .map((code) => ({ value: code, label: nameOf("country", code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, lang));
  const beside = saving.errorBeside("kind", "country", "timezone");
  return (
    <>
      <div className="field-row">
        <Select
          label={words.kind}
          placeholder={words.choose}
          allowDeselect={false}
          readOnly={!mayChange}
          data={LODGING_KINDS.map(({ key }) => ({ value: key, label: nameOf("kind", key) }))}
          value={kind}
          error={saving.errorAt("kind")}
          onChange={(chosen) => setKind(chosen as KindKey | null)}
        />
        <Select
          searchable
          label={words.country}
          allowDeselect={false}
          readOnly={!mayChange}
          data={countries}
          value={country}
          error={saving.errorAt("country")}
          onChange={(chosen) => chosen && setCountry(chosen)}
        />
      </div>
      <ZoneField
        value={timezone}
        change={setTimezone}
        isReadOnly={!mayChange}
        {...(saving.errorAt("timezone") ? { error: saving.errorAt("timezone")! } : {})}
      />
      {beside ? <Notice tone="danger">{beside}</Notice> : null}
      {mayChange ? (
        <div>
          <Button disabled={!isChanged} loading={saving.isSending} onClick={() => void save()}>
            {words.save}
          </Button>
        </div>
      ) : (
        <Notice>{words.may_not}</Notice>
      )}
    </>
  );
}

type Words = BasicsWords["lodging_facts"];
type NameOf = (field: Seen["changes"][number]["field"], value: string) => string;

/** "I run a resort": the words are made for the middle of a sentence. */
const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function useNames(): NameOf {
  const { lodging_facts: words } = useScreenWords<BasicsWords>();
  const { lang } = useStudio();
  const regions = new Intl.DisplayNames(lang, { type: "region" });
  return (field, value) => {
    if (value === "") return words.not_said;
    if (field === "kind") return withCapital(words.kinds[value as KindKey]);
    return field === "country" ? (regions.of(value) ?? value) : zoneLabel(value, lang);
  };
}

/** A question is asked outside the screen, which alone knows its words. */
function Meaning({ seen, words, nameOf }: { seen: Seen; words: Words; nameOf: NameOf }) {
  const shown = useShown();
  const isOf = (field: string) => seen.changes.some((change) => change.field === field);
  return (
    <>
      <dl className="facts-changes">
        {seen.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{words[field]}</dt>
            <dd>{words.from_to(nameOf(field, before), nameOf(field, after))}</dd>
          </div>
        ))}
      </dl>
      {isOf("kind") ? <p>{words.kind_means}</p> : null}
      {isOf("country") ? <p>{words.country_means}</p> : null}
      {isOf("timezone") ? <p>{words.zone_means}</p> : null}
      {seen.today === seen.today_after ? null : (
        <p>{words.zone_today(shown.day(seen.today), shown.day(seen.today_after))}</p>
      )}
      {isOf("timezone") && seen.stays_to_come > 0 ? (
        <Notice tone="wait">{words.zone_orders(seen.stays_to_come)}</Notice>
      ) : null}
    </>
  );
}
