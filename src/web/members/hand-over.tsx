import { DataBlock } from "#web/ui/data-block.tsx";

declare const MEMBER_SCRIPT: string;

export type HandedOver = {
  /** Null: nobody is signed in any more. */
  tokens: { member_token: string; hotel_token: string } | null;
  /** Where the browser goes on; null: it stays. */
  to: string | null;
};

/** What a page hands to the browser's storage. Without a script there is none to fill: pages know the session by its cookie. */
export function HandOver(handed: HandedOver) {
  return (
    <>
      <DataBlock type="application/json" id="member-tokens" value={handed} />
      <script type="module" src={MEMBER_SCRIPT} />
    </>
  );
}
