/** Downloads the booking confirmation with its two calls. If that fails, the plain link is followed. */
export function enhanceProofs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-proof]")) {
    link.addEventListener("click", async (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (link.getAttribute("aria-busy") === "true") return;
      link.setAttribute("aria-busy", "true");
      try {
        save(await fetchProof(link));
      } catch {
        location.assign(link.href);
      } finally {
        link.removeAttribute("aria-busy");
      }
    });
  }
}

async function fetchProof(link: HTMLAnchorElement): Promise<{ file: Blob; name: string }> {
  const lang = document.documentElement.lang;
  // The product is the part of the path before the page's own, without the language.
  const product = link.pathname.slice(0, link.pathname.indexOf("/orders/")).replace(`/${lang}`, "");
  const response = await fetch(`${product}/download/download-accommodation-proof/${link.dataset.proof}?lang=${lang}`);
  const { data } = (await response.json()) as { data: { iv: string; number: string } };
  const answer = await fetch(`${product}/bookings/download-accommodation-proof?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-iv": data.iv, "x-xsrf-token": cookie("XSRF-TOKEN") },
    body: JSON.stringify({ number: data.number }),
  });
  if (!answer.headers.get("content-type")?.startsWith("application/pdf")) throw new Error("no confirmation");
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "booking.pdf";
  return { file: await answer.blob(), name: decodeURIComponent(name) };
}

function save({ file, name }: { file: Blob; name: string }): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function cookie(name: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";
}
