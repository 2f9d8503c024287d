import * as contract from "#contract/studio/translations.ts";
import { handle } from "#server/calls/handle.ts";
import { listGlossary } from "#server/translations/list-glossary.ts";
import { listLackingCharacters } from "#server/translations/list-lacking-characters.ts";
import { markTranslations } from "#server/translations/mark-translations.ts";
import { removeGlossaryTerm } from "#server/translations/remove-glossary-term.ts";
import { saveGlossaryTerm } from "#server/translations/save-glossary-term.ts";
import { setLanguageThreshold } from "#server/translations/set-language-threshold.ts";

export const translationHandlers = [
  handle(contract.markTranslations, markTranslations),
  handle(contract.setLanguageThreshold, setLanguageThreshold),
  handle(contract.listGlossary, listGlossary),
  handle(contract.saveGlossaryTerm, saveGlossaryTerm),
  handle(contract.removeGlossaryTerm, removeGlossaryTerm),
  handle(contract.listLackingCharacters, listLackingCharacters),
];
