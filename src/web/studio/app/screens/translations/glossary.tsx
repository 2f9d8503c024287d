/** The lodging's own names, as each language is to say them. */
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { removeGlossaryTerm, saveGlossaryTerm } from "#contract/studio/translations.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Term } from "#rules/content/glossary.ts";
import { LANGUAGES, type Texts } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { useGlossary } from "../../draft/translation/glossary-state.ts";
import { useTextLanguage } from "../../draft/use-draft.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FormModal } from "../../parts/form-modal.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { Rows } from "../../parts/lists/rows.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useToast } from "../../parts/toast.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useAppWords, useLodging, useScreenWords } from "../../studio-data.ts";

const keyOf = ({ term_id }: Term) => term_id;
const ROW_HEIGHT = 84;

type Edited = { term_id?: string; terms: Texts };

export function Glossary() {
  const { glossary: words } = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const { terms, error, again } = useGlossary();
  const { langs } = useTextLanguage();
  const lists = useListWords();
  const { query } = useAddress();
  const [filter, search] = [query.get("filter") ?? "", query.get("search") ?? ""];
  const toast = useToast();
  const [edited, setEdited] = useState<Edited | null>(null);
  const removing = useSend(removeGlossaryTerm);
  const saving = useSend(saveGlossaryTerm);
  if (!terms) return error ? <LoadProblem error={error} again={() => void again()} /> : <LoadingPanel lines={4} />;
  const remove = async (term: Term) => {
    if ((await removing.send({ body: { domain, term_id: term.term_id } })) === null) return;
    await again();
    toast(words.removed, async () => {
      await saving.send({ body: { domain, ...term } });
      await again();
    });
  };
  const isOpen = (term: Term) => langs.some((lang) => !term.terms[lang]);
  const shown = terms.filter(
    (term) =>
      (filter !== "open" || isOpen(term)) &&
      Object.values(term.terms).some((text) => text.toLowerCase().includes(search.trim().toLowerCase())),
  );
  const table = () => [
    langs.map((lang) => LANGUAGE_NAMES[lang]),
    ...shown.map((term) => langs.map((lang) => term.terms[lang] ?? "")),
  ];
  const add = (
    <Button leftSection={<StudioIcon name="plus" />} onClick={() => setEdited({ terms: {} })}>
      {words.add}
    </Button>
  );
  return (
    <>
      {removing.problem ? <Notice tone="danger">{removing.problem.text}</Notice> : null}
      {terms.length === 0 ? (
        <EmptyState icon="languages" title={words.empty_title} text={words.empty_text}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ListBar
            list="glossary"
            searchLabel={lists.glossary.search}
            filter="filter"
            views={[
              { value: "", name: lists.all, count: terms.length },
              { value: "open", name: lists.glossary.open, count: terms.filter(isOpen).length },
            ]}
            csv={{ name: "glossary", table }}
          />
          {shown.length === 0 ? (
            <EmptyState icon="search" title={lists.nothing} text={lists.nothing_text}>
              <Button variant="default" onClick={() => setQuery({ filter: null, search: null })}>
                {lists.show_all}
              </Button>
            </EmptyState>
          ) : (
            <Rows
              className="glossary"
              rows={shown}
              keyOf={keyOf}
              height={ROW_HEIGHT}
              render={(term) => <TermRow term={term} edit={() => setEdited(term)} remove={() => void remove(term)} />}
            />
          )}
          {add}
        </>
      )}
      {edited ? <TermDialog edited={edited} close={() => setEdited(null)} saved={again} /> : null}
    </>
  );
}

type TermRowProps = { term: Term; edit: () => void; remove: () => void };

function TermRow({ term, edit, remove }: TermRowProps) {
  const { glossary: words } = useScreenWords<SiteContentWords>();
  const { main, langs } = useTextLanguage();
  const name = term.terms[main] ?? "";
  return (
    <div className="panel">
      <button type="button" className="glossary-term" data-open aria-label={words.edit(name)} onClick={edit}>
        <b lang={main}>{name}</b>
        <span>
          {langs
            .filter((lang) => lang !== main)
            .map((lang) => (
              <span key={lang} lang={lang} data-open={!term.terms[lang]}>
                <small>{LANGUAGE_NAMES[lang]}</small>
                {term.terms[lang] || words.not_agreed}
              </span>
            ))}
        </span>
      </button>
      <ActionIcon size="lg" variant="subtle" color="clay" aria-label={words.remove(name)} onClick={remove}>
        <StudioIcon name="trash" />
      </ActionIcon>
    </div>
  );
}

type TermDialogProps = { edited: Edited; close: () => void; saved: () => Promise<void> };

function TermDialog({ edited, close, saved }: TermDialogProps) {
  const { glossary: words } = useScreenWords<SiteContentWords>();
  const app = useAppWords();
  const { domain } = useLodging();
  const { main } = useTextLanguage();
  const toast = useToast();
  const saving = useSend(saveGlossaryTerm);
  const [terms, setTerms] = useState<Texts>(edited.terms);
  const save = async () => {
    const term = edited.term_id === undefined ? {} : { term_id: edited.term_id };
    if ((await saving.send({ body: { domain, terms, ...term } })) === null) return;
    await saved();
    toast(words.saved);
    close();
  };
  const name = edited.terms[main];
  const title = name === undefined ? words.add : words.edit(name);
  return (
    <FormModal isChanged={JSON.stringify(terms) !== JSON.stringify(edited.terms)} close={close} title={title}>
      <form
        className="form-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {[main, ...LANGUAGES.filter((lang) => lang !== main)].map((lang) => (
          <TextInput
            key={lang}
            label={words.in_language(LANGUAGE_NAMES[lang])}
            lang={lang}
            maxLength={80}
            required={lang === main}
            error={lang === main ? saving.errorAt("terms") : undefined}
            value={terms[lang] ?? ""}
            onChange={({ currentTarget: { value } }) => setTerms((before) => ({ ...before, [lang]: value }))}
          />
        ))}
        {saving.errorBeside("terms") ? <Notice tone="danger">{saving.errorBeside("terms")}</Notice> : null}
        <div className="confirm-acts">
          <Button variant="subtle" onClick={close}>
            {app.cancel}
          </Button>
          <Button type="submit" loading={saving.isSending}>
            {app.save}
          </Button>
        </div>
      </form>
    </FormModal>
  );
}
