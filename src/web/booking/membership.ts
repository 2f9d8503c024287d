/** Who is signed in: found when the page opens, renewed when a token has expired, joined without leaving the page. */
import type { CallAnswer } from "#contract/call.ts";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { joinByCode } from "#contract/members.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { dropTokens, holdCallsUntil, keepTokens, memberToken, TOKEN_KEY } from "#web/booking/browser.ts";
import type { Notices } from "#web/booking/notices.ts";

export type Membership = ReturnType<typeof createMembership>;

type Given = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  notices: Notices;
  change: (pageState: Partial<PageState>) => void;
};

type Joined = Pick<CallAnswer<typeof joinByCode>, "member_token" | "hotel_token" | "is_new">;

export function createMembership({ api, data, words, notices, change }: Given) {
  const { calls, hotel } = data;
  const { domain } = hotel;

  const renew = (): Promise<boolean> =>
    api(calls.renewMemberSession, { body: { domain } }).then(keepTokens, (error: unknown) => {
      if (error instanceof CallRefused && error.code === "SIGN_IN_NEEDED") dropTokens();
      return false;
    });

  async function load(): Promise<void> {
    change({ member: await api(calls.getMemberCredit, { query: { domain } }) });
  }

  /** Null: the page shows member prices. */
  async function enter({ is_new, ...tokens }: Joined): Promise<string | null> {
    if (!keepTokens(tokens)) return words.join.no_storage;
    await load();
    notices.say(is_new ? words.join.joined : words.join.back);
    return null;
  }

  function leave(): void {
    dropTokens();
    notices.alert(words.savings.signed_out);
    change({ member: null });
  }

  return {
    /** The server knows the session by its cookie; the browser needs the session's tokens for its calls. */
    find(): void {
      if (!hotel.hasMembers) return;
      if (data.member) {
        const renewing = renew();
        holdCallsUntil(renewing);
        void renewing.then((isRenewed) => (isRenewed ? undefined : change({ member: null })));
      } else if (memberToken() !== null) void load().catch(() => dropTokens());
    },
    /** A token lives for an hour. Where the session has ended too, the guest goes on as a visitor and is informed. */
    async recover(): Promise<boolean> {
      const isRenewed = await renew();
      if (!isRenewed) leave();
      return isRenewed;
    },
    /** Another tab has signed in or out. */
    watch(): () => void {
      const onStored = ({ key, newValue }: StorageEvent) => {
        if (key !== TOKEN_KEY && key !== null) return;
        if (newValue === null) change({ member: null });
        else void load().catch(() => undefined);
      };
      window.addEventListener("storage", onStored);
      return () => window.removeEventListener("storage", onStored);
    },
    /** Null: the code is on its way; else what is wrong. */
    sendCode: (email: string): Promise<string | null> =>
      api(calls.sendJoinCode, { body: { domain, email } }).then(
        () => null,
        (error: unknown) => {
          if (!(error instanceof CallRefused)) return words.join.no_answer;
          if (error.code === "INVALID_INPUT") return words.join.wrong_email;
          // A code was sent a moment ago and is still valid: it can be entered.
          return error.code === "CAPTCHA_TOO_SOON" ? null : error.message;
        },
      ),
    /** Null: joined, and the page shows member prices. */
    async join(email: string, code: string, wants_news: boolean): Promise<string | null> {
      try {
        return await enter(await api(calls.joinByCode, { body: { domain, email, code, wants_news } }));
      } catch (error) {
        if (!(error instanceof CallRefused)) return words.join.no_answer;
        return error.code === "INVALID_INPUT" ? words.join.wrong_code : error.message;
      }
    },
    /** By the specification whatever fails here removes the tokens and has one sentence. */
    async joinByOneTap(token: string, failed: string): Promise<string | null> {
      try {
        return await enter(await api(calls.joinByOneTap, { body: { domain, token } }));
      } catch {
        dropTokens();
        return failed;
      }
    },
  };
}
