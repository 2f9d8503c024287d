/** The log of a lodging: everything that is written there, sorted by what it is about. */
export const LOG_SUBJECTS = ["orders", "prices", "rooms", "website", "team", "settings"] as const;

export type LogSubject = (typeof LOG_SUBJECTS)[number];

/** Every action, by its subject. What belongs to an order is in `orders` whatever it is called. */
const ACTIONS_OF = {
  orders: [
    "order.placed",
    "order.cancelled",
    "order.expired",
    "order.cancel_applied",
    "order.refunded",
    "order.no_show",
    "payment.started",
    "payment.received",
    "payment.quarantined",
    "payment.remittance_reported",
    "remittance.found",
    "refund.sent",
    "confirmation.resent",
    "contact.revealed",
    "guest.erased",
    "guest.erasure_postponed",
    "coupon.void",
    "coupon.restored",
    "attachment.added",
    "attachment.released",
    "attachment.given_back",
    "rail.booked",
    "rail.changed",
    "rail.failed",
    "rail.refunded",
    "rail.changing_refused",
    "rail.refunding_refused",
    "credit.corrected",
  ],
  prices: [
    "rates.saved",
    "rates.undone",
    "rate_plan.added",
    "rate_plan.changed",
    "rate_plan.undone",
    "rate_plan.archived",
    "rate_plan.restored",
    "night.set",
    "night.given_to_rules",
    "extra_rates.saved",
    "extra_rates.undone",
    "add_on.added",
    "add_on.changed",
    "add_on.archived",
    "add_on.restored",
    "add_on.undone",
    "add_on.stock_set",
    "add_on.stock_undone",
    "currency.changed",
    "refund_policy.saved",
    "refund_policy.removed",
    "refund_policy.undone",
  ],
  rooms: ["rooms.blocked", "rooms.unblocked", "room_units.changed", "room_units.undone"],
  website: [
    "draft.saved",
    "draft.discarded",
    "site.published",
    "site.restored",
    "site.scheduled",
    "site.unscheduled",
    "archive.deleted",
    "preview.shared",
    "preview.ended",
    "preview.reopened",
    "translations.marked",
    "translations.threshold",
    "glossary.saved",
    "glossary.removed",
    "topic.saved",
    "topic.removed",
    "picture.uploaded",
    "picture.saved",
    "picture.replaced",
    "picture.archived",
    "picture.restored",
    "pictures.deleted",
  ],
  team: [
    "staff.invited",
    "staff.invitation_withdrawn",
    "staff.joined",
    "staff.role_changed",
    "staff.publishing_changed",
    "staff.removed",
  ],
  settings: [
    "payment.keys_saved",
    "payment.test_begun",
    "payment.account_saved",
    "payment.account_undone",
    "payment.policies_saved",
    "payment.policies_undone",
    "refund_limit.set",
    "domain.added",
    "domain.proved",
    "domain.canonical",
    "domain.lost",
    "domain.released",
    "domain.removed",
    "lodging.made",
    "lodging.opened",
    "lodging.archived",
    "lodging.restored",
    "lodging.facts_changed",
    "lodging.facts_undone",
    "setup.left",
    "setup.taken_up",
    "booking.closed",
    "view.saved",
    "view.changed",
    "view.deleted",
  ],
} as const satisfies Record<LogSubject, readonly string[]>;

export type LogAction = (typeof ACTIONS_OF)[LogSubject][number];

export const LOG_ACTIONS: readonly LogAction[] = LOG_SUBJECTS.flatMap(
  (subject): readonly LogAction[] => ACTIONS_OF[subject],
);

/** What a filter by subject looks for: actions, and for orders everything that has an order. */
export const actionsAbout = (subject: LogSubject): readonly LogAction[] => ACTIONS_OF[subject];

/** `payment.keys_saved:stripe` is one action with what it is about. */
export function readAction(stored: string): { action: string; about: string } {
  const at = stored.indexOf(":");
  return at < 0 ? { action: stored, about: "" } : { action: stored.slice(0, at), about: stored.slice(at + 1) };
}

export const subjectOf = (action: string): LogSubject =>
  LOG_SUBJECTS.find((subject) => (ACTIONS_OF[subject] as readonly string[]).includes(action)) ?? "settings";
