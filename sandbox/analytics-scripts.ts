/**
 * Google's and Meta's scripts as our pages use them: they take over the queue that the page has started, set the same cookies
 * as the real ones, stop when our page disables them, and report to the sandbox only.
 */

/** Runs on the lodging's page. A report survives the page: guests who book are leaving it. */
const REPORT = `
  const sandbox = new URL(document.currentScript.src).origin;
  const report = (hit) =>
    void fetch(sandbox + "/analytics/hits", {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
      body: JSON.stringify({ ...hit, page: location.href, referrer: document.referrer, cookies: document.cookie }),
    }).catch(() => {});
`;

export const GTAG = `(() => {
  ${REPORT}
  const consent = {};
  const configured = [];
  const sendHit = (id, name, params) => {
    if (!window["ga-disable-" + id]) report({ vendor: "google", id, name, params, consent: { ...consent } });
  };
  function take([command, subject, given = {}]) {
    if (command === "consent") Object.assign(consent, given);
    if (command === "config") {
      configured.push(subject);
      document.cookie = "_ga=GA1.1.1.1; path=/; max-age=63072000";
      document.cookie = "_ga_" + subject.slice(2) + "=GS2.1.1; path=/; max-age=63072000";
      if (given.send_page_view !== false) sendHit(subject, "page_view", given);
    }
    if (command === "event") for (const id of configured) sendHit(id, subject, given);
  }
  const isCommand = (each) => Object.prototype.toString.call(each) === "[object Arguments]";
  const queue = window.dataLayer ?? (window.dataLayer = []);
  for (const each of queue) if (isCommand(each)) take(each);
  queue.push = (...all) => {
    for (const each of all) if (isCommand(each)) take(each);
    return Array.prototype.push.apply(queue, all);
  };
})();
`;

export const FBEVENTS = `(() => {
  ${REPORT}
  const fbq = window.fbq;
  const pixels = [];
  let isRevoked = false;
  fbq.callMethod = (method, subject, params = {}, options = {}) => {
    if (method === "consent") isRevoked = subject === "revoke";
    if (method === "init") {
      pixels.push(subject);
      document.cookie = "_fbp=fb.1.1.1; path=/; max-age=7776000";
    }
    if ((method !== "track" && method !== "trackCustom") || isRevoked) return;
    for (const id of pixels) report({ vendor: "meta", id, name: subject, params, method, event_id: options.eventID });
  };
  for (const given of fbq.queue.splice(0)) fbq.callMethod(...given);
})();
`;
