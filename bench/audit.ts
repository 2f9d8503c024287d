/** After orders were placed or ended: the audit must find nothing in any lodging. */
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { connect } from "#server/database/connect.ts";

export async function auditLodgings(url: string, lodgings: number): Promise<void> {
  const database = connect(url, 1);
  try {
    const breaches = [];
    for (let hotel_id = 1; hotel_id <= lodgings; hotel_id += 1) {
      breaches.push(...(await auditHotel(database, hotel_id, new Date())));
    }
    if (breaches.length > 0) process.exitCode = 1;
    console.log(
      breaches.length === 0
        ? `\nThe auditor finds nothing amiss in any of the ${lodgings} lodgings.`
        : `\n**The auditor finds ${breaches.length} breaches**, the first: ${JSON.stringify(breaches[0])}`,
    );
  } finally {
    await database.close();
  }
}
