/** What has changed is seen first: asking where things stand would make the browser reckon the page before it draws it. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work, 0));
