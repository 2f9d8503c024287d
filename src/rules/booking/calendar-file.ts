/** A stay as a calendar entry (iCalendar, RFC 5545): for the guest's own calendar, by mail or from the order's page. */
export type CalendarStay = {
  /** The same for every copy of this entry, so that a later one takes the place of an earlier one. */
  uid: string;
  /** Rises with every change of the order. */
  sequence: number;
  made_at: Date;
  starts_at: Date;
  ends_at: Date;
  title: string;
  place: string;
  text: string;
  url: string;
  is_cancelled: boolean;
};

const ESCAPED: Record<string, string> = { "\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n" };
const escapeText = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[\\;,\n]/g, (sign) => ESCAPED[sign]!);
const moment = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

/** Lines are at most 75 bytes; the next begins with a space. A character is never cut in two. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = "";
  let bytes = 0;
  for (const sign of line) {
    const size = byteLength(sign);
    if (bytes + size > 74) {
      folded.push(part);
      part = "";
      bytes = 0;
    }
    part += sign;
    bytes += size;
  }
  return [...folded, part].join("\r\n ");
}

function byteLength(sign: string): number {
  const code = sign.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

export function calendarFile(stay: CalendarStay): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Yado//Booking//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${stay.is_cancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${stay.uid}`,
    `SEQUENCE:${stay.sequence}`,
    `DTSTAMP:${moment(stay.made_at)}`,
    `DTSTART:${moment(stay.starts_at)}`,
    `DTEND:${moment(stay.ends_at)}`,
    `SUMMARY:${escapeText(stay.title)}`,
    `LOCATION:${escapeText(stay.place)}`,
    `DESCRIPTION:${escapeText(stay.text)}`,
    `URL:${stay.url}`,
    `STATUS:${stay.is_cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
