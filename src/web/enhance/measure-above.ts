/** Says how high that is what stands above the page, so that a first screen still ends with the screen. */
export function measureAbove(): void {
  const above = document.querySelector<HTMLElement>(".above");
  if (above) document.documentElement.style.setProperty("--above", `${above.offsetHeight}px`);
}
