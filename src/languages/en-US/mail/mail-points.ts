import type { PointMailWords } from "#languages/zh-TW/mail/mail-points.ts";

export const pointMails: PointMailWords = {
  subject: (lodging, points, day) => `${lodging}: ${pointsIn(points)} expiring after ${day}`,
  heading: "Some of your points expire soon",
  lead: (lodging, points, day) =>
    `You have ${pointsIn(points)} at ${lodging} that can be used until the end of ${day}. After that, they expire.`,
  title: "Points that expire",
  points: (points) => pointsIn(points),
  balance: (points, one) =>
    `Your balance is ${pointsIn(points)}. Each point takes ${one} off your next booking, and those that expire first are used first.`,
  button: "See your points",
  why: (lodging) => `You’re receiving this email because you’re a member of ${lodging}.`,
  kinds: { points_expire: "Points about to expire" },
};

function pointsIn(points: string): string {
  return points === "1" ? "1 point" : `${points} points`;
}
