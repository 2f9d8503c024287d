/** Departure always lies after arrival: moving one moves the other's earliest day. */
export function enhanceSearch(): void {
  for (const form of document.querySelectorAll("form.search")) {
    const arrival = form.querySelector<HTMLInputElement>("[data-arrival]");
    const departure = form.querySelector<HTMLInputElement>("[data-departure]");
    if (!arrival || !departure) continue;
    arrival.addEventListener("change", () => {
      if (!arrival.valueAsDate) return;
      const next = new Date(arrival.valueAsDate.getTime() + 86_400_000).toISOString().slice(0, 10);
      departure.min = next;
      if (departure.value < next) departure.value = next;
    });
  }
}
