/** What a lodging asks its guests besides name, e-mail and telephone: its own choice, in its `options`. */
const QUESTIONS = ["occupants", "residence", "arrival_time"] as const;

export type Question = (typeof QUESTIONS)[number];

export function questionsOf({ guest_questions }: Record<string, unknown>): Question[] {
  const listed: unknown[] = Array.isArray(guest_questions) ? guest_questions : [];
  return QUESTIONS.filter((question) => listed.includes(question));
}

/** The country where the lodging stands, as far as that is certain: its own setting, else where its clock alone is Taiwan's. */
export function certainCountry(options: Record<string, unknown>, timezone: string): string | null {
  return options.country === undefined && timezone !== "Asia/Taipei" ? null : lodgingCountry(options);
}

/** The lodging's country, as ISO 3166 writes it: its own setting, else Taiwan. */
export function lodgingCountry({ country }: Record<string, unknown>): string {
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : "TW";
}

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

const timeOf = (minutes: number): string => {
  const within = minutes % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
};

/** The hours in which one can check in, each by its beginning; the last check-in may be after midnight. */
export function arrivalTimes(checkin_start_time: string, checkin_end_time: string): string[] {
  const start = minutesOf(checkin_start_time) ?? 15 * 60;
  const end = minutesOf(checkin_end_time) ?? DAY_MINUTES;
  const last = end <= start ? end + DAY_MINUTES : end;
  const hours = Math.max(1, Math.floor((last - start) / 60));
  return Array.from({ length: hours }, (_, hour) => timeOf(start + hour * 60));
}

/** The hour that begins then: 16:00–17:00. */
export function hourFrom(arrival_time: string): string {
  const start = minutesOf(arrival_time);
  return start === null ? arrival_time : `${timeOf(start)}–${timeOf(start + 60)}`;
}
