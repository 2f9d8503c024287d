/** What a discreet lodging shows where others may look over a guest's shoulder: in a tab, a shared link, a list of e-mails. */
export type Discretion = {
  /** The browser tab has a short name and a blank icon; shared links and e-mails reveal no more, and have no picture. */
  isDiscreet?: boolean;
};

/** The short name does not say what kind of lodging it is. */
export function shownName(
  { isDiscreet = false }: Discretion,
  { upper_name, hotel_name }: { upper_name: string; hotel_name: string },
): string {
  return (isDiscreet && upper_name) || hotel_name;
}
