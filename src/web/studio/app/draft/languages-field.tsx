/** The languages of the site. One that has texts is taken away only after its owner has read what follows. */
import { Chip, Group, Input } from "@mantine/core";
import { writtenTexts } from "#rules/content/missing-texts.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { useConfirm } from "../parts/confirm.tsx";
import { LANGUAGE_NAMES } from "../shell/language.ts";
import { useDraftState, useTextLanguage } from "./use-draft.ts";
import { type Name, useValue } from "./value-fields.tsx";

/** Texts of a language that is taken away are kept, and come back with it. */
export function LanguagesField(name: Name) {
  const { field, error, label, words } = useValue(name);
  const { main } = useTextLanguage();
  const { draft } = useDraftState();
  const confirm = useConfirm();
  const chosen = (field.value ?? []) as Language[];
  const change = async (langs: readonly string[]) => {
    const next = LANGUAGES.filter((lang) => lang === main || langs.includes(lang));
    const gone = chosen.find((lang) => !next.includes(lang));
    const texts = gone ? writtenTexts(draft?.records ?? [], gone) : 0;
    if (gone && texts > 0) {
      const { title, text, yes } = words.language_removal;
      const language = LANGUAGE_NAMES[gone];
      if (!(await confirm({ title: title(language), text: text(language, texts), yes, isDangerous: true }))) return;
    }
    field.change(next);
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={words.languages_hint}
      error={error}
      data-field={name.field}
    >
      <Chip.Group multiple value={chosen} onChange={(langs) => void change(langs)}>
        <Group gap="xs" mt="xs">
          {LANGUAGES.map((lang) => (
            <Chip key={lang} value={lang} disabled={lang === main} lang={lang}>
              {LANGUAGE_NAMES[lang]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
