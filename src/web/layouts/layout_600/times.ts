/** The three times a guest must know; those the lodging has not set are omitted. */
import type { Site } from "#web/site.ts";

export function stayTimes({ words, hotel }: Site) {
  const { checkin_start_time, checkin_end_time, checkout_time } = hotel.info;
  return [
    { sign: "check_in" as const, label: words.check_in_from, time: checkin_start_time },
    { sign: "until" as const, label: words.check_in_until, time: checkin_end_time },
    { sign: "check_out" as const, label: words.check_out_by, time: checkout_time },
  ].filter(({ time }) => time !== "");
}
