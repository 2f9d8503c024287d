/**
 * What guests can have at present. Pages, e-mails and the demo's texts promise nothing that is switched off here; the fields of
 * the calls stay as they are.
 */
export const OFFERED: Readonly<Record<"members", boolean>> = { members: true };
