/** Rows of the room panel on a wide screen: three or four per row, whichever leaves fewer places empty. */
export function boardOf(rooms: number): { columns: 3 | 4; sockets: number } {
  const [three, four] = [(3 - (rooms % 3)) % 3, (4 - (rooms % 4)) % 4];
  return three < four ? { columns: 3, sockets: three } : { columns: 4, sockets: four };
}

/** The number on a room's lamp: its own, or its position on the panel. */
export function lampNumber(room_code: string, index: number): string {
  return /^\d{1,4}[A-Z]?$/i.test(room_code) ? room_code : String(index + 1).padStart(2, "0");
}
