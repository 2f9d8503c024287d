/**
 * A room's card as the server has drawn it, which becomes live when it comes near the screen, is touched, or when something of it
 * changes: a large house has dozens, and most guests look at a few.
 */
import { memo, Suspense, use, useEffect, useState } from "react";
import { useIsDrawn } from "#web/booking/booking-context.ts";
import { RoomCard, type RoomCardProps } from "./room-card.tsx";

type NearCardProps = RoomCardProps & {
  /** Where it stands in the list: a card that moves must be live. */
  place: number;
};

export const NearCard = memo(function NearCard(props: NearCardProps) {
  const isDrawn = useIsDrawn();
  const [near] = useState(() => (isDrawn && !import.meta.env.SSR ? createNear() : null));
  const [first] = useState(props);
  if (near && props !== first) near.come();
  const { place: _, ...card } = props;
  const { room_class_id } = props.room;
  useEffect(() => (near ? watchFor(room_class_id, near) : undefined), [room_class_id, near]);
  return (
    <Suspense>
      <Card near={near} {...card} />
    </Suspense>
  );
});

function Card({ near, ...card }: RoomCardProps & { near: Near | null }) {
  if (near) use(near.isNear);
  return <RoomCard {...card} />;
}

type Near = { isNear: Promise<void>; come: () => void };

/** React reads the promise's status: once it has come, a click in the same moment finds the card live. */
function createNear(): Near {
  let resolve = () => {};
  const isNear = Object.assign(new Promise<void>((done) => (resolve = done)), { status: "pending", value: undefined });
  return {
    isNear,
    come() {
      isNear.status = "fulfilled";
      resolve();
    },
  };
}

const waiting = new Map<Element, Near>();
const SIGNS = ["pointerover", "pointerdown", "focusin", "click"] as const;

/** One screen ahead. */
const AHEAD = { rootMargin: "100% 0px" };

const observer =
  typeof IntersectionObserver === "undefined"
    ? null
    : new IntersectionObserver((seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) comeTo(target);
      }, AHEAD);

function comeTo(card: Element): void {
  waiting.get(card)?.come();
  waiting.delete(card);
  observer?.unobserve(card);
}

function handleSign({ target }: Event): void {
  const card = target instanceof Element ? target.closest("article[data-room]") : null;
  if (card) comeTo(card);
}

function watchFor(room_class_id: number, near: Near): () => void {
  const card = document.querySelector(`#booking article[data-room="${room_class_id}"]`);
  if (!card) return near.come;
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, handleSign, true);
  waiting.set(card, near);
  observer?.observe(card);
  return () => comeTo(card);
}
