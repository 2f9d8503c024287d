import { expect, test } from "vitest";
import { getStaffTask } from "#contract/staff-tasks.ts";
import { readTaskToken, type Task, taskToken } from "#server/payments/task-token.ts";
import { createSecrets } from "#server/security/secrets.ts";

const secrets = createSecrets("a secret of the tests, and of nobody else");
const NOW = new Date("2031-03-01T00:00:00Z");
const order_id = "01900000-0000-7000-8000-000000000001";
const TASKS: Task[] = [
  { kind: "remittance", order_id },
  { kind: "card", order_id },
  { kind: "refund", order_id, reason: "cancelled", transfer_no: 0 },
  { kind: "refund", order_id, reason: '6 "23,[1]" 號', transfer_no: 12 },
];

test.each(TASKS)("%j comes back as it was, and only at its lodging", (task) => {
  const token = taskToken(secrets, 7, task, NOW);
  expect(getStaffTask.query.safeParse({ domain: "a.test", token }).error).toBeUndefined();
  expect(readTaskToken(secrets, 7, token, NOW)).toEqual(task);
  expect(readTaskToken(secrets, 8, token, NOW)).toBeNull();
});

test("what we have not sealed for a task opens none", () => {
  const token = taskToken(secrets, 7, TASKS[0]!, NOW);
  const [body, signature] = token.split(".") as [string, string];
  const other = taskToken(secrets, 7, TASKS.at(-1)!, NOW).split(".")[0]!;
  for (const wrong of [
    "",
    ".",
    body,
    `${body}.`,
    `${body}.${signature.slice(0, -1)}`,
    `${other}.${signature}`,
    secrets.seal("quote", JSON.stringify([7, "remittance", order_id])),
    taskToken(createSecrets("another secret, of somebody else altogether"), 7, TASKS[0]!, NOW),
  ])
    expect(readTaskToken(secrets, 7, wrong, NOW), wrong).toBeNull();
});

test("it is good for sixty days", () => {
  const token = taskToken(secrets, 7, TASKS[0]!, NOW);
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  expect(readTaskToken(secrets, 7, token, after(60))).toEqual(TASKS[0]);
  expect(readTaskToken(secrets, 7, token, new Date(after(60).getTime() + 1))).toBeNull();
});
