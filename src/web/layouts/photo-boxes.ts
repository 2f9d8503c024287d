/** How large each layout shows the pictures of the shared sections: boxes.ts of its folder, else these. */

/** Boxes as `Photo` takes them: a width, and where they cut the picture its height or proportions. */
export type PhotoBoxes = {
  /** A facility on the home page. */ facility: string;
  /** Those after the first, where that is larger. */ otherFacilities?: string;
  /** All of them, where they are larger if each has a picture. */ everyFacility?: string;
  /** A promotion on the home page. */ promotion: string;
  /** A promotion on the promotions page. */ offer: string;
  /** The picture beside the lodging's story. */ about: string;
  /** A lodging that shares a tag. */ sister: string;
  /** The first picture of a gallery. */ gallery: string;
  /** The others. */ detail: string;
  /** A room's pictures in the results of booking. */ booking: string;
  /** Those of the rooms after the first, where they are smaller. */ otherBooking?: string;
  /** The only picture of a gallery, where it is larger than a first one. */ onlyPicture?: string;
  /** The last of an even number, where it has a row of its own. */ lastPicture?: string;
  /** One or two promotions on the home page, where they are larger. */ fewPromotions?: string;
};

export const PLAIN_BOXES: PhotoBoxes = {
  facility: "(min-width: 56rem) 50vw at 3/2, 92vw at 3/2",
  promotion:
    "(min-width: 90rem) 29rem at 3/2, (min-width: 70rem) 32vw at 3/2, (min-width: 48rem) 46vw at 3/2, 92vw at 3/2",
  offer: "(min-width: 90rem) 44rem at 3/2, (min-width: 48rem) 47vw at 3/2, 92vw at 3/2",
  about: "(min-width: 56rem) 40vw at 4/3, 92vw at 4/3",
  sister: "23.4rem at 3/2",
  gallery: "(min-width: 64rem) 67vw at 3/2, 100vw at 3/2",
  detail: "(min-width: 48rem) 40vw at 4/3, 64vw at 4/3",
  booking: "(min-width: 64rem) 34rem at 3/2, (min-width: 40rem) 54vw at 3/2, 100vw at 4/3",
};
