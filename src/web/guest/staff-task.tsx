/** /staff/{token}: what an e-mail asks the lodging's staff to do: find a remittance, send money back, or check a card. */
import { data, redirect } from "react-router";
import { decideCardCoupons, finishStaffTask, getStaffTask } from "#contract/staff-tasks.ts";
import { visitOf } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { isUnknown } from "#web/orders/open-order.ts";
import { CardTask } from "#web/orders/card-task.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { TaskFacts, TaskForm } from "#web/orders/task-form.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/staff-task";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, domain, search } = visitOf(context);
  const { token } = params;
  const recorded = recordedIn(search);
  try {
    return data({ task: await api(getStaffTask, { query: { domain, token } }), recorded });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return data({ task: null, recorded }, 404);
  }
}

/** What was entered just now: the task itself only knows what is left. */
function recordedIn(search: string): number | null {
  const text = new URLSearchParams(search).get("recorded") ?? "";
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api, domain, wordSets, path } = visitOf(context);
  const { token } = params;
  const { amount = "", proof = "", holds = "" } = await readForm(request);
  const { wrong } = wordSets.orders;
  const figure = amount.replace(/[,\s]/g, "");
  try {
    if (holds !== "") {
      await api(decideCardCoupons, { body: { domain, token, holds: holds === "yes" } });
      return redirect(path, 303);
    }
    await api(finishStaffTask, { body: { domain, token, amount: Number(figure), proof } });
    return redirect(`${path}?recorded=${Number(figure)}`, 303);
  } catch (error) {
    const { message, extra_info } = refusalOf(error);
    const named = (["amount", "proof"] as const).filter((field) => extra_info.fields?.includes(field));
    const problems = named.map((field) => ({ field, text: wrong[field] }));
    return faulty(problems.length > 0 ? problems : [{ text: message }], { amount, proof });
  }
}

export default function StaffTask({ loaderData: { task, recorded }, actionData }: Route.ComponentProps) {
  const { orderWords, price } = useSite();
  const words = orderWords.staff;
  if (!task) {
    return (
      <PersonalPage title={words.unknown_title} lead={words.unknown_text} shape="form">
        {null}
      </PersonalPage>
    );
  }
  if (task.kind === "card") {
    return (
      <PersonalPage title={words.card_title} shape="form">
        <Problems title={orderWords.problems} problems={actionData?.problems ?? []} />
        <CardTask task={task} />
      </PersonalPage>
    );
  }
  const isRefund = task.kind === "refund";
  if (task.is_done) {
    const say = isRefund ? words.done_refunded : words.done_received;
    return (
      <PersonalPage title={words.done_title} lead={words.done_text} shape="form">
        {recorded === null ? null : <p role="status">{say(price(recorded))}</p>}
        <TaskFacts task={task} />
      </PersonalPage>
    );
  }
  return (
    <PersonalPage title={isRefund ? words.refund_title : words.remittance_title} shape="form">
      <Problems title={orderWords.problems} problems={actionData?.problems ?? []} />
      {recorded === null || actionData ? null : (
        <p className="notice" role="status">
          {words.recorded(price(recorded), price(task.amount))}
        </p>
      )}
      <p>{isRefund ? words.refund_text : words.remittance_text}</p>
      {!isRefund && task.display_status !== "pending_payment" ? <p className="notice">{words.order_over}</p> : null}
      <TaskFacts task={task} isPartRecorded={recorded !== null} />
      <TaskForm
        task={task}
        isPartRecorded={recorded !== null}
        problems={actionData?.problems ?? []}
        typed={actionData?.typed ?? {}}
      />
    </PersonalPage>
  );
}
