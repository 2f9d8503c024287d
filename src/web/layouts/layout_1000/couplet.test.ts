import { expect, test } from "vitest";
import { couplet } from "./couplet.ts";

test("a clause ends where the door is", () => {
  expect(couplet("燕脊之下，日子慢慢走")).toEqual({ left: "燕脊之下", mark: "，", right: "日子慢慢走" });
});

test("without a comma the gap nearest the middle is taken", () => {
  expect(couplet("Slow days under a swallowtail roof")).toMatchObject({
    left: "Slow days under",
    right: "a swallowtail roof",
  });
  expect(couplet("제비꼬리 지붕 아래 느린 하루")).toMatchObject({ left: "제비꼬리 지붕", right: "아래 느린 하루" });
});

test("a comma far from the middle is no place to cut", () => {
  expect(couplet("Oh, what a lovely place to wake up")).toMatchObject({ left: "Oh, what a lovely" });
});

test("a word stays whole", () => {
  expect(couplet("燕尾厝")).toBeNull();
  expect(couplet("晨光。")).toBeNull();
  expect(couplet("")).toBeNull();
});
