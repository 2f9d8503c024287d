/** What kind of thing is sold besides the room. */
export const ADD_ON_TYPES = ["dining", "supply", "rental", "experience", "transport", "parking", "other"] as const;
export type AddOnType = (typeof ADD_ON_TYPES)[number];

export const addOnType = (text: string): AddOnType => ADD_ON_TYPES.find((type) => type === text) ?? "other";
