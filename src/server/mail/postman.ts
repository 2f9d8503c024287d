/** What a call may ask of whoever sends letters. */
export type Postman = {
  /** There is a sender for text messages. */
  carriesTexts: boolean;
  /** Letters were written that somebody waits for: they go now, not with the next round. Never throws. */
  hurry: () => void;
};

/** Letters wait for the next round, and there are no text messages. */
export const BY_THE_CLOCK: Postman = { carriesTexts: false, hurry: () => undefined };
