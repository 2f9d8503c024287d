import type { Query, Statement } from "#server/database/connect.ts";

/** By these first letters a webhook of a test is told from one of an order. */
export const TEST_PREFIX = "TEST";

const BY_ID: Statement = {
  name: "gateway_check_by_id",
  text: `select gateway from gateway_check where hotel_id = $1 and check_id = $2`,
};
const BY_TRADE: Statement = {
  name: "gateway_check_by_trade",
  text: `select gateway from gateway_check where hotel_id = $1 and trade_no = $2`,
};

/** The owner's browser comes back from a test: to the studio. */
export async function findTestReturn(query: Query, hotel_id: number, check_id: string): Promise<string | null> {
  const [found] = await query.run<{ gateway: string }>(BY_ID, [hotel_id, check_id]);
  return found?.gateway ?? null;
}

/** A webhook about a test settles no order. */
export async function isTestTrade(query: Query, hotel_id: number, trade_no: string): Promise<boolean> {
  return (await query.run(BY_TRADE, [hotel_id, trade_no])).length > 0;
}
