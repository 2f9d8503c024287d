/** A stay and its train rides as calendar entries (iCalendar, RFC 5545): for the guest's own calendar, by mail or from the order's page. */
export type CalendarEntry = {
  /** The same for every copy of this entry, so that a later one takes the place of an earlier one. */
  uid: string;
  /** Rises with every change of it. */
  sequence: number;
  starts_at: Date;
  ends_at: Date;
  title: string;
  place: string;
  text: string;
  url: string;
  is_cancelled: boolean;
};

export type CalendarPage = {
  made_at: Date;
  /** The whole file takes entries back. */
  is_cancelled: boolean;
  entries: readonly CalendarEntry[];
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

function entryLines(entry: CalendarEntry, made_at: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${moment(made_at)}`,
    `DTSTART:${moment(entry.starts_at)}`,
    `DTEND:${moment(entry.ends_at)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.text)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.is_cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

export function calendarFile({ made_at, is_cancelled, entries }: CalendarPage): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Yado//Booking//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${is_cancelled ? "CANCEL" : "PUBLISH"}`,
    ...entries.flatMap((entry) => entryLines(entry, made_at)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
