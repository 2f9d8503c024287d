/** Runs after the browser has painted: measuring elements earlier would force a layout and delay the paint. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work, 0));
