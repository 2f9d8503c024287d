/** Ends what is due, and stops before a statement of its batch until it is killed. */
import { connect } from "#server/database/connect.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";

const { DATABASE_URL, NOW, STOP_BEFORE } = process.env as Record<string, string>;
let hasBatch = false;
const database = connect(DATABASE_URL!, 2, (text) => {
  // Looking for what is due comes before, in a transaction of its own.
  if (text.startsWith("begin; set local app.hotel_id")) hasBatch = true;
  if (!hasBatch || !text.includes(STOP_BEFORE!)) return text;
  process.send!("there");
  return new Promise<string>(() => {});
});
await expireOrders(database, new Date(NOW!));
