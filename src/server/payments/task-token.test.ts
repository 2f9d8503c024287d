import { expect, test } from "vitest";
import { getStaffTask } from "#contract/payments.ts";
import { readTaskToken, type Task, taskToken } from "#server/payments/task-token.ts";
import { createSecrets } from "#server/secrets.ts";

const secrets = createSecrets("a secret of the tests, and of nobody else");
const order_id = "01900000-0000-7000-8000-000000000001";
const TASKS: Task[] = [
  { kind: "remittance", order_id },
  { kind: "refund", order_id, reason: "cancelled", transfer_no: 0 },
  { kind: "refund", order_id, reason: '6 "23,[1]" 號', transfer_no: 12 },
];

test.each(TASKS)("%j comes back as it was, and only at its lodging", (task) => {
  const token = taskToken(secrets, 7, task);
  expect(getStaffTask.query.safeParse({ domain: "a.test", token }).error).toBeUndefined();
  expect(readTaskToken(secrets, 7, token)).toEqual(task);
  expect(readTaskToken(secrets, 8, token)).toBeNull();
});

test("what we have not sealed for a task opens none", () => {
  const token = taskToken(secrets, 7, TASKS[0]!);
  const [body, signature] = token.split(".") as [string, string];
  const other = taskToken(secrets, 7, TASKS[1]!).split(".")[0]!;
  for (const wrong of [
    "",
    ".",
    body,
    `${body}.`,
    `${body}.${signature.slice(0, -1)}`,
    `${other}.${signature}`,
    secrets.seal("quote", JSON.stringify([7, "remittance", order_id])),
    taskToken(createSecrets("another secret, of somebody else altogether"), 7, TASKS[0]!),
  ])
    expect(readTaskToken(secrets, 7, wrong), wrong).toBeNull();
});
