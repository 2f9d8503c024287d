/** /staff/{token}: what a letter to the lodging asks its staff to do: find a remittance, or send money back. */
import { data, redirect } from "react-router";
import { finishStaffTask, getStaffTask } from "#contract/payments.ts";
import { ORDER_WORDS } from "#languages/orders/orders.ts";
import { visitOf } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { isUnknown } from "#web/orders/open-order.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { TaskFacts, TaskForm } from "#web/orders/task-form.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/staff-task";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  const { token } = params;
  try {
    return data({ task: await api(getStaffTask, { query: { domain, token } }) });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return data({ task: null }, 404);
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api, domain, lang } = visitOf(context);
  const { token } = params;
  const { amount = "", proof = "" } = await readForm(request);
  const { wrong } = ORDER_WORDS[lang];
  const figure = amount.replace(/[,\s]/g, "");
  try {
    await api(finishStaffTask, { body: { domain, token, amount: Number(figure), proof } });
    return redirect(`/staff/${token}`, 303);
  } catch (error) {
    const { message, extra_info } = refusalOf(error);
    const named = (["amount", "proof"] as const).filter((field) => extra_info.fields?.includes(field));
    const problems = named.map((field) => ({ field, text: wrong[field] }));
    return faulty(problems.length > 0 ? problems : [{ text: message }], { amount, proof });
  }
}

export default function StaffTask({ loaderData: { task }, actionData }: Route.ComponentProps) {
  const { orderWords } = useSite();
  const words = orderWords.staff;
  if (!task) {
    return (
      <PersonalPage title={words.unknown_title} lead={words.unknown_text} shape="form">
        {null}
      </PersonalPage>
    );
  }
  const isRefund = task.kind === "refund";
  if (task.is_done) {
    return (
      <PersonalPage title={words.done_title} lead={words.done_text} shape="form">
        <TaskFacts task={task} />
      </PersonalPage>
    );
  }
  return (
    <PersonalPage title={isRefund ? words.refund_title : words.remittance_title} shape="form">
      <Problems title={orderWords.problems} problems={actionData?.problems ?? []} />
      <p>{isRefund ? words.refund_text : words.remittance_text}</p>
      {!isRefund && task.display_status !== "pending_payment" ? <p className="notice">{words.order_over}</p> : null}
      <TaskFacts task={task} />
      <TaskForm task={task} problems={actionData?.problems ?? []} typed={actionData?.typed ?? {}} />
    </PersonalPage>
  );
}
