import type { PointMailWords } from "#languages/zh-TW/mail/mail-points.ts";

export const pointMails: PointMailWords = {
  subject: (lodging, points, day) => `【${lodging}】${points}ポイントの有効期限は${day}です`,
  heading: "ポイントの有効期限が近づいています",
  lead: (lodging, points, day) =>
    `${lodging}でお持ちのポイントのうち、${points}ポイントは${day}までご利用いただけます。期限を過ぎると失効いたします。`,
  title: "有効期限が近いポイント",
  points: (points) => `${points}ポイント`,
  balance: (points, one) =>
    `現在の残高は${points}ポイントです。ご予約の際に1ポイントあたり${one}としてご利用いただけ、有効期限の近いものから使われます。`,
  button: "ポイントを確認する",
  why: (lodging) => `このメールは、${lodging}の会員の皆さまにお送りしています。`,
  kinds: { points_expire: "ポイント有効期限のお知らせ" },
};
