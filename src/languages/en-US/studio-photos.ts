import type { photos as master } from "#languages/zh-TW/studio-photos.ts";

export const photos: typeof master = {
  add: "Choose a picture",
  replace: "Choose another",
  no_picture: "No picture yet",
  library: "Your photos",
  none: "There are no other photos in your library yet.",
  drop: "Drop photos here, or choose them from this device",
  limits: "JPEG, PNG, WebP or AVIF, up to 25 MB each. They’re used here as soon as they’re uploaded.",
  choose: "Choose from this device",
  uploading: (done, all) => `Uploading: ${done} of ${all} done`,
  stopped: "The upload has stopped. Please try again.",
  alt_placeholder: "What does it show?",
  nth: (number) => `picture ${number}`,
  alt: (number) => `Description of picture ${number}`,
  forward: (number) => `Move picture ${number} forward`,
  back: (number) => `Move picture ${number} back`,
  remove: (number) => `Remove picture ${number}`,
  use: (name) => `Use ${name}`,
};
