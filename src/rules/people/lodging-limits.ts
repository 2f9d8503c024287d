/** How many lodgings may be opened: by one person, and from one network within a day. Hundreds of empty ones are nobody's trade. */
export const LODGING_LIMITS = {
  /** That one person has open and not yet published. */
  unpublished: 5,
  per_day: 10,
  per_network: 20,
} as const;
