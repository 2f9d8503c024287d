import type { Database } from "#server/database/connect.ts";
import { describeFailure } from "#server/describe-failure.ts";
import type { Carriers } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";

/** What a call may ask of whoever sends letters. */
export type Postman = {
  /** There is a sender for text messages. */
  carriesTexts: boolean;
  /** Letters were written that somebody waits for: they go now, not with the next round. Nobody waits for this, and it never throws. */
  hurry: () => void;
};

/** Letters wait for the next round, and there are no text messages. */
export const BY_THE_CLOCK: Postman = { carriesTexts: false, hurry: () => undefined };

/** One round at a time; whoever asks during one gets another after it. */
export function createPostman(database: Database, carriers: Carriers, clock: () => Date): Postman {
  let isOut = false;
  let isAskedAgain = false;
  const goRound = async () => {
    do {
      isAskedAgain = false;
      await deliverMails(database, carriers, clock()).catch((error: unknown) =>
        console.error(`letters could not be looked for: ${describeFailure(error)}`),
      );
    } while (isAskedAgain);
    isOut = false;
  };
  return {
    carriesTexts: carriers.sms !== null,
    hurry() {
      if (isOut) isAskedAgain = true;
      else {
        isOut = true;
        void goRound();
      }
    },
  };
}
