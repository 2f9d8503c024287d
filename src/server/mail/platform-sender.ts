/** The platform as sender of e-mails: no lodging, so no look of one. */
import type { ServerLayout } from "#contract/layout.ts";
import type { Language } from "#rules/text/language.ts";
import type { Sender } from "#server/mail/draft.ts";
import { lookOf } from "#server/mail/mail-look.ts";

export function platformSender(layouts: readonly ServerLayout[], origin: string, lang: Language): Sender {
  const plain = { template_code: "", info: { logo_images: { dark: "", white: "" } } };
  return { name: "Yado", url: origin, contact: [], email: "", look: lookOf(layouts, plain, origin, lang), notice: "" };
}
