/** Text and data as they may stand in the HTML of an e-mail. */
import { cleanText } from "#rules/mail/mail-text.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escape = (text: string): string => cleanText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Line breaks stay. */
export const lines = (text: string): string => escape(text).replaceAll("\n", "<br>");

/** No text may close the script element, open another, or change the text direction around it. */
const STEERING = /[<>&\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/g;
const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");

export const json = (data: object): string => JSON.stringify(data).replace(STEERING, (sign) => `\\u${hex(sign)}`);

/** A table that only arranges. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
