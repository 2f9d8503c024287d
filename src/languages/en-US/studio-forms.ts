import type { forms as master } from "#languages/zh-TW/studio-forms.ts";

export const forms: typeof master = {
  amenities: "Amenities of the house",
  amenities_hint:
    "What every guest can use. Your facilities page lists it, and search engines read it. What belongs to one room type goes there.",
  amenity_search: "Search amenities, e.g. laundry",
  amenity_none: "There’s no such amenity in the list. You can describe it yourself with “Add a facility”.",
  amenities_chosen: (count) => `${count} chosen`,
  page_pictures: "Pictures at the top of pages",
  page_pictures_hint: "Some layouts open a page with a large picture. Without one, the layout decides.",
  page_picture: { about: "About us", facility: "Facilities", promotion: "Promotions", room: "Rooms" },
  analytics: "Visitor statistics",
  analytics_hint: "Loaded only after a guest has agreed. Previews and editing don’t count.",
  ga_hint: "The measurement ID, which begins with G-",
  pixel_hint: "The pixel’s number, digits only",
  terms: "Which stays it holds for",
  terms_hint: "The dates and rooms that guests see. Without dates, it holds for any.",
  rooms_hint: "None chosen means every room.",
  no_type: "No topic",
  topics: {
    edit: "Manage topics",
    first: "Add topics",
    title: "Topics of promotions",
    text: "Your page of promotions is arranged by these. A topic without a promotion isn’t shown. New names take effect at once.",
    add: "Add a topic",
    saved: "Topic saved",
    remove: "Remove topic",
    remove_text: "Its promotions stay, without a topic.",
    remove_title: (name) => `Remove “${name}”?`,
  },
  empty_archive: {
    title: (count) => (count === 1 ? "Delete this entry for good?" : `Delete ${count} entries for good?`),
    text: "This can’t be undone. If you restore an earlier version, what it shows comes back.",
    yes: "Delete for good",
    done: (count) => `${count} deleted.`,
  },
};
