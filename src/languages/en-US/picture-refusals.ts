/** Why a picture is not taken. */
export const pictureRefusals = {
  PICTURE_EMPTY: "This file is empty. Please choose the picture again.",
  PICTURE_TOO_LARGE: "The picture is larger than 25 MB. Please make it smaller and upload it again.",
  PICTURE_TOO_MANY_PIXELS: "The picture has more than 100 megapixels. Please make it smaller and upload it again.",
  PICTURE_TYPE: "Only JPEG, PNG, WebP and AVIF pictures can be uploaded. Please save an iPhone’s HEIC picture as JPEG first.",
  PICTURE_BROKEN: "The picture is incomplete or damaged. Please export it from your camera or phone again.",
  PICTURE_MIXED: "This file holds something besides the picture, so for safety it can’t be uploaded. Please export the picture again.",
  PICTURE_SPACE: "There is no space left for pictures. Please remove some that you don’t need, or contact the platform.",
  PICTURE_IN_USE: "Your site still shows this picture. Replace it with another one first.",
  UPLOAD_INCOMPLETE: "The picture has not been uploaded completely. Please continue.",
};
