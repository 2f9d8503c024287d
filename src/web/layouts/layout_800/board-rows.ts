/** Rows of the room panel on a wide screen: three or four per row, whichever leaves fewer places empty. */
export function boardOf(rooms: number): { columns: 3 | 4; sockets: number } {
  const [three, four] = [(3 - (rooms % 3)) % 3, (4 - (rooms % 4)) % 4];
  return three < four ? { columns: 3, sockets: three } : { columns: 4, sockets: four };
}

/**
 * Which of the three lights a room has: by the last figure of its number, so that it keeps it on every page and in any order.
 * A room without a number goes by its id.
 */
export function lampLight({ room_code, room_class_id }: { room_code: string; room_class_id: number }): 1 | 2 | 3 {
  const figure = /^\d{0,3}(\d)[A-Z]?$/i.exec(room_code)?.[1];
  return ([3, 1, 2] as const)[(figure === undefined ? room_class_id : Number(figure)) % 3]!;
}

/** The number on a room's lamp: its own, or its position on the panel. */
export function lampNumber(room_code: string, index: number): string {
  return /^\d{1,4}[A-Z]?$/i.test(room_code) ? room_code : String(index + 1).padStart(2, "0");
}
