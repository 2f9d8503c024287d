/** What one of an add-on's price is for, in the booking flow and on the order's page. */
export const addOnPer = {
  piece: (unit: string) => `每${unit || "份"}`,
  person: "每人",
  night: (unit: string) => `每${unit || "份"}每晚`,
  stay: (unit: string) => `每${unit || "份"}，整趟住宿`,
};

export const addOnFree = "免費";
