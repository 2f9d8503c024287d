/** Exchange rates of today, made up: near the real ones of November 2026, and the same every day. */
import type { Bank } from "./bank.ts";

const SOURCE = {
  "zh-TW": "示範匯率",
  "zh-CN": "演示汇率",
  "en-US": "demonstration rates",
  "ja-JP": "デモ用レート",
  "ko-KR": "데모 환율",
};

/** What one New Taiwan dollar is worth. */
const RATES = {
  USD: 0.0318,
  EUR: 0.0273,
  JPY: 4.87,
  KRW: 45.6,
  CNY: 0.226,
  HKD: 0.248,
  SGD: 0.0412,
  MYR: 0.132,
  THB: 1.03,
  PHP: 1.86,
  VND: 836,
  IDR: 528,
  AUD: 0.0489,
  NZD: 0.0556,
  CAD: 0.0446,
  GBP: 0.0241,
  CHF: 0.0256,
};

export function openRates(bank: Bank): void {
  bank.app.get("/rates", (context) =>
    context.json({ date: bank.clock().toISOString().slice(0, 10), source: SOURCE, base: "TWD", rates: RATES }),
  );
}
