/** How each actor makes the calls of a lodging's pictures. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

export const MEDIA_ACCESS: Record<string, Access> = {
  listPictures: { ask: ({ domain }) => ({ query: { domain } }) },
  startUpload: { ask: ({ domain }) => ({ body: { domain, name: "sea.jpg", bytes: 10, type: "image/jpeg" } }) },
  sendPiece: {
    ask: ({ domain }, { upload_id }) => ({ query: { domain, upload_id, offset: "0" }, body: { anything: 1 } }),
  },
  getUpload: { ask: ({ domain }, { upload_id }) => ({ query: { domain, upload_id } }) },
  finishUpload: {
    ask: ({ domain }, { upload_id }) => ({ body: { domain, upload_id } }),
    reported: "UPLOAD_INCOMPLETE",
  },
  savePicture: {
    ask: ({ domain }, { picture_id }) => ({
      body: { domain, picture_id, alt: { "zh-TW": "松" }, focus: { x: 1, y: 2 } },
    }),
  },
  listPictureUses: { ask: ({ domain }, { picture_id }) => ({ query: { domain, picture_id } }) },
  replacePicture: {
    ask: ({ domain }, { picture_id }) => ({ body: { domain, picture_id, with_picture_id: picture_id } }),
  },
  archivePicture: { ask: ({ domain }, { picture_id }) => ({ body: { domain, picture_id } }) },
  restorePicture: { ask: ({ domain }, { picture_id }) => ({ body: { domain, picture_id } }) },
};
