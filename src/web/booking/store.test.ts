import { expect, test } from "vitest";
import { createStore } from "#web/booking/store.ts";

function watched() {
  const waiting: (() => void)[] = [];
  const store = createStore({ rooms: 0, said: "" }, (draw) => waiting.push(draw));
  const drawn: string[] = [];
  store.subscribe(() => drawn.push(`${store.get().rooms} ${store.get().said}`));
  return { store, drawn, paint: () => waiting.splice(0).forEach((draw) => draw()) };
}

test("what is set is drawn at once", () => {
  const { store, drawn } = watched();
  store.set({ rooms: 1 });
  expect(drawn).toEqual(["1 "]);
});

test("what is set later holds at once, and is drawn once, after the picture", () => {
  const { store, drawn, paint } = watched();
  store.later(() => {
    store.later(() => store.set({ rooms: 1 }));
    store.set({ said: "added" });
  });
  expect(store.get()).toEqual({ rooms: 1, said: "added" });
  expect(drawn).toEqual([]);
  paint();
  expect(drawn).toEqual(["1 added"]);
});

test("a next action, or an answer that comes meanwhile, finds the page as it stands", () => {
  const { store, drawn, paint } = watched();
  store.later(() => store.set({ rooms: 1 }));
  store.catchUp();
  expect(drawn).toEqual(["1 "]);
  store.later(() => store.set({ rooms: 2 }));
  store.set({ said: "sold" });
  expect(drawn).toEqual(["1 ", "2 sold"]);
  paint();
  expect(drawn).toEqual(["1 ", "2 sold"]);
});

test("an action that fails leaves the next one as it was", () => {
  const { store, drawn } = watched();
  expect(() =>
    store.later(() => {
      throw new Error("no");
    }),
  ).toThrow("no");
  store.set({ rooms: 1 });
  expect(drawn).toEqual(["1 "]);
});
