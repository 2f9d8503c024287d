import type { Facility } from "#contract/content.ts";
import { readPicture } from "#rules/site/pictures.ts";

/** By twos, one place is wide and its neighbour upright: the upright one shows the facility's upright picture, if it has any. */
const isUprightPlace = (index: number): boolean => index % 4 === 1 || index % 4 === 2;

const isUpright = (path: string): boolean => {
  const picture = readPicture(path);
  return picture !== null && picture.height > picture.width;
};

export const uprightInTurn = (facilities: readonly Facility[]): Facility[] =>
  facilities.map((facility, index) => {
    const upright = isUprightPlace(index) ? facility.picture_path_array.find(isUpright) : undefined;
    if (!upright) return facility;
    const others = [facility.main_image_path, ...facility.picture_path_array].filter((path) => path !== upright);
    return { ...facility, main_image_path: upright, picture_path_array: others };
  });
