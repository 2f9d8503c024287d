/** What the studio refuses: rates, orders, then pictures. */
export const studioRefusals = {
  RATES_CHANGED: "刚刚有人改过房价设置。请重新查看最新内容，再保存一次。",
  UNDO_OVER: "没有可以撤销的更改：只能在十分钟内撤销最后一次更改。",
  UNITS_IN_USE: "有几晚已售出、保留或停用的房间比这个数字多。",
  PLAN_PARENT_INVALID: "联动的方案必须跟着一个有自己房价的方案。",
  PLAN_HAS_DERIVED: "有其他方案的房价跟着这个方案。请先让它们改用自己的房价。",
  PRICE_TOO_LOW: "这样会有几晚的房价变成零或更低。请调高金额。",
  REFUND_CHANGED: "退款金额刚才变了。请重新查看，再决定要不要取消。",
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
