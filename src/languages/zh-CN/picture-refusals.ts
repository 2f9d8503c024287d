/** Why a picture is not taken. */
export const pictureRefusals = {
  PICTURE_EMPTY: "这个文件是空的，请重新选择照片。",
  PICTURE_TOO_LARGE: "照片超过 25 MB，请缩小后再上传。",
  PICTURE_TOO_MANY_PIXELS: "照片超过一亿像素，请缩小后再上传。",
  PICTURE_TYPE: "只能上传 JPEG、PNG、WebP、AVIF 格式的照片。如果是 iPhone 的 HEIC，请先转存为 JPEG。",
  PICTURE_BROKEN: "照片文件不完整或已损坏，请从相机或手机重新导出。",
  PICTURE_MIXED: "这个文件除了照片还夹带其他内容，为了安全无法上传。请重新导出照片。",
  PICTURE_SPACE: "照片空间已满。请先清理不用的照片，或联系平台。",
  PICTURE_IN_USE: "网站还在使用这张照片。请先换成另一张，再移除。",
  UPLOAD_INCOMPLETE: "照片还没传完，请继续上传。",
};
