/** Answers the forms of the member page. */
import { redirect } from "react-router";
import type { CallAnswer } from "#contract/call.ts";
import {
  addEarlierOrders,
  deleteAccount,
  type getMember,
  saveMember,
  sendDeletionCode,
  signOutMember,
} from "#contract/members.ts";
import { isPhone, isWhole, tidy, WHOLE_NAME } from "#rules/guests/guest-fields.ts";
import { isLanguage } from "#rules/text/language.ts";
import type { PageVisit } from "#web/context.ts";
import { faulty, refusalOf } from "#web/orders/answers.ts";

export type MemberView = CallAnswer<typeof getMember>;

type Typed = Record<string, string>;

const NAME_LENGTH = 60;

export async function answerMemberForm(visit: PageVisit, member: MemberView, typed: Typed) {
  const { api, domain, wordSets } = visit;
  const { intent = "", as } = typed;
  // Two tabs, two people: a form that was filled in as somebody else changes nothing.
  if (as !== member.member_id) return faulty([{ text: wordSets.members.somebody_else }]);
  if (intent === "save") return save(visit, member, typed);
  if (intent === "delete_code" || intent === "delete") return remove(visit, member, typed);
  if (intent === "add") {
    const { added } = await api(addEarlierOrders, { body: { domain } });
    return redirect(`/member?done=added-${added}`, 303);
  }
  if (intent === "sign_out") await api(signOutMember, { body: { domain } });
  return redirect(intent === "sign_out" ? "/member?done=signed-out" : "/member", 303);
}

async function save({ api, domain, wordSets }: PageVisit, member: MemberView, typed: Typed) {
  const words = wordSets.members.profile;
  const [name, phone] = [tidy(typed.name ?? ""), tidy(typed.phone ?? "")];
  const isName = isWhole(name) && name.length <= NAME_LENGTH && WHOLE_NAME.test(name);
  const problems = [
    ...(isName ? [] : [{ field: "name", text: words.wrong_name }]),
    ...(phone === "" || isPhone(phone) ? [] : [{ field: "phone", text: words.wrong_phone }]),
  ];
  if (problems.length > 0) return faulty(problems, { ...typed, way: "profile" });
  const chosen = isLanguage(typed.lang) ? typed.lang : member.lang;
  await api(saveMember, { body: { domain, name, phone, lang: chosen, wants_news: typed.wants_news === "on" } });
  return redirect("/member?done=saved", 303);
}

async function remove({ api, domain, wordSets }: PageVisit, member: MemberView, typed: Typed) {
  const words = wordSets.members.remove;
  const again = { way: "delete" };
  const code = (typed.code ?? "").replace(/[\s-]/g, "");
  try {
    if (typed.intent === "delete_code") {
      await api(sendDeletionCode, { body: { domain } });
      return { problems: [], typed: again };
    }
    if (!/^\d{6}$/.test(code)) return faulty([{ field: "code", text: words.wrong_code }], again);
    const { kept_orders } = await api(deleteAccount, { body: { domain, code } });
    const query = new URLSearchParams({
      done: "deleted",
      ...(kept_orders.length > 0 ? { kept: kept_orders.join(" ") } : {}),
    });
    return redirect(`/member?${query}`, 303);
  } catch (error) {
    const { code: refusal, message } = refusalOf(error);
    // A code was sent a moment ago and is still valid: it can be entered.
    const isAtCode = refusal.startsWith("CAPTCHA_");
    return faulty([isAtCode ? { field: "code", text: message } : { text: message }], isAtCode ? again : {});
  }
}
