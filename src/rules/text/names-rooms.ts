/** Whether a title speaks of rooms, in any of the languages. */
const ROOMS = /房|室|部屋|ルーム|객실|방|\broom|\bsuite/i;

export const namesRooms = (title: string): boolean => ROOMS.test(title);
