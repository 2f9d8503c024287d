/** What a stay with a promotion costs, as far as its own data say. */
type Room = { room_class_id: number; show_price: number | null };

/**
 * The lowest price a night of the rooms it names. Null: it names none, since then it may be a dinner or a discount on anything, of
 * which the lodging's cheapest room says nothing; or none of them has a price.
 */
export function promotionPrice(
  { support_room_type }: { support_room_type: readonly number[] },
  rooms: readonly Room[],
): number | null {
  const prices = rooms
    .filter(({ room_class_id }) => support_room_type.includes(room_class_id))
    .flatMap(({ show_price }) => (show_price === null ? [] : [show_price]));
  return prices.length > 0 ? Math.min(...prices) : null;
}
