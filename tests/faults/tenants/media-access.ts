/** How each actor makes the calls of a lodging's pictures and of how it is paid. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

export const POLICIES = {
  refund_template_id: 2,
  support_client_cancel: true,
  takes_all: true,
  takes_deposit: false,
  deposit_percent: 0,
  payment_list: [],
  card_hold_minutes: 30,
  remittance_hold_days: 3,
  client_invoce_setting: 1,
};
export const ACCOUNT = { account_name: "Mei Lin", account_number: "123456789012", bank_code_and_name: "012 Bank" };

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
  getPaymentSettings: { ask: ({ domain }) => ({ query: { domain } }) },
  saveGatewayKeys: {
    ask: ({ domain }) => ({ body: { domain, gateway: "ecpay", is_live: false, keys: { merchant_id: "x" } } }),
    reported: "INVALID_INPUT",
  },
  startGatewayTest: { ask: ({ domain }) => ({ body: { domain, gateway: "ecpay" } }) },
  finishGatewayTest: { ask: ({ domain }) => ({ body: { domain, gateway: "ecpay" } }) },
  savePolicies: { ask: ({ domain }) => ({ body: { domain, is_preview: true, policies: POLICIES } }) },
  undoPolicies: { ask: ({ domain }) => ({ body: { domain } }), reported: "UNDO_OVER" },
  saveBankAccount: { ask: ({ domain }) => ({ body: { domain, account: ACCOUNT } }) },
  restorePicture: { ask: ({ domain }, { picture_id }) => ({ body: { domain, picture_id } }) },
  listArchivedPictures: { ask: ({ domain }) => ({ query: { domain } }) },
  deletePictures: { ask: ({ domain }, { picture_id }) => ({ body: { domain, picture_ids: [picture_id] } }) },
};
