/** The order in which a site shows records of one kind: as the owner has sorted them, then as they came. */
export const byPriority =
  <Row extends { priority: number }>(idOf: (row: Row) => number) =>
  (a: Row, b: Row): number =>
    a.priority - b.priority || idOf(a) - idOf(b);
