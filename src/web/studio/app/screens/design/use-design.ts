/** What the design screen knows: the draft, the preview's address, the choice that is being looked at, and how to keep it. */
import { useState } from "react";
import { getSiteDraft, makePreviewLink, saveDraft } from "#contract/site-drafts.ts";
import type { CallAnswer } from "#contract/call.ts";
import type { DesignWords } from "#languages/zh-TW/studio/design.ts";
import { type ChosenLayout, chosenLayout } from "#rules/site/site.ts";
import { useCall } from "../../calls/use-call.ts";
import { useSend } from "../../calls/use-send.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { usePreviewLink } from "./use-preview-link.ts";
import { LAYOUT_CHOICES } from "./layout-choices.ts";

type SiteDraft = CallAnswer<typeof getSiteDraft>;

type DesignField = "template_code" | "template_booking_code" | "accent";

export type Design = {
  draft: SiteDraft;
  /** As the draft has it. */
  kept: ChosenLayout;
  /** As it is being looked at. */
  chosen: ChosenLayout;
  accent: string;
  booking: "booking_100" | "booking_200";
  choose: (chosen: ChosenLayout) => void;
  /** Writes into the draft; the toast offers to undo it. */
  save: (field: DesignField, value: string, done: string) => Promise<void>;
  isSaving: boolean;
  problem: string | undefined;
  preview: CallAnswer<typeof makePreviewLink> | undefined;
  /** Counts what was saved: a preview with another one is loaded anew. */
  round: number;
};

export const codeOf = ({ layout, theme }: ChosenLayout): string => `${layout}.${theme}`;

export function useDesign(): { design: Design | null; error: unknown; again: () => void } {
  const { domain } = useLodging();
  const words = useScreenWords<DesignWords>();
  const { query } = useAddress();
  const { answer: draft, error, again } = useCall(getSiteDraft, { query: { domain } });
  const saving = useSend(saveDraft);
  const link = usePreviewLink();
  const toast = useToast();
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<string>();
  if (!draft) return { design: null, error, again };

  const fields = draft.records.find(({ record }) => record === "site")!.fields;
  const textOf = (field: DesignField) => (typeof fields[field] === "string" ? fields[field] : "");
  const kept = chosenLayout(LAYOUT_CHOICES, textOf("template_code"));
  const looked = query.get("layout");
  const chosen = looked === null ? kept : chosenLayout(LAYOUT_CHOICES, looked);

  const write = async (field: DesignField, value: string, seen: string): Promise<boolean> => {
    const change = { record: "site" as const, record_id: 0, field, lang: "" as const, value, seen };
    const answer = await saving.send({ body: { domain, changes: [change] } });
    const [other] = answer?.conflicts ?? [];
    const reason = answer?.refused[0]?.reason;
    const refused =
      reason === undefined ? undefined : reason === "LOW_CONTRAST" ? words.refused_contrast : words.refused;
    setConflict(other ? words.conflict(other.changed_by) : refused);
    again();
    setRound((before) => before + 1);
    return answer !== null && answer.saved.length > 0;
  };
  const save = async (field: DesignField, value: string, done: string) => {
    const before = textOf(field);
    if (!(await write(field, value, before))) return;
    if (field === "template_code") setQuery({ layout: null });
    toast(done, () => write(field, before, value));
  };
  const design: Design = {
    draft,
    kept,
    chosen,
    accent: textOf("accent"),
    booking: textOf("template_booking_code") === "booking_200" ? "booking_200" : "booking_100",
    choose: (next) => setQuery({ layout: codeOf(next) === codeOf(kept) ? null : codeOf(next) }),
    save,
    isSaving: saving.isSending,
    problem: conflict ?? saving.problem?.text,
    preview: link,
    round,
  };
  return { design, error: null, again };
}
