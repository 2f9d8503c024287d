/** The merchants that the vendors publish for tests, and those of ours where a vendor publishes none. */
export const ECPAY = { merchant_id: "3002607", hash_key: "pwFHCqoQZGmho4w6", hash_iv: "EkRm7iFT261dpevs" };
export const ECPAY_OLD = { merchant_id: "2000132", hash_key: "5294y06JbISpM5x9", hash_iv: "v77hoKGq4kWxNNIS" };
export const EINVOICE = { merchant_id: "2000132", hash_key: "ejCk326UnaZWKisg", hash_iv: "q9jcZX8Ib9LM8wYk" };
export const NEWEBPAY = {
  merchant_id: "MS127874575",
  hash_key: "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn",
  hash_iv: "C6AcmfqJILwgnhIP",
};
export const JKOPAY = {
  store_id: "7f9a3c52-0a35-11ec-9d02-005056b665e9",
  api_key: "4h0Ms",
  secret_key: "QxN1X",
};
export const LINE_PAY = { channel_id: "1234567890", channel_secret: "a917ab6a2367b536f8e5a6e2977e06f4" };
export const STRIPE = {
  account_id: "acct_sandbox",
  secret_key: "sk_test_sandbox",
  webhook_secret: "whsec_sandbox",
};
export const TAPPAY = {
  partner_key: "partner_6ID1DoDlaPrfHw6HBZsULfTYtDmWs0q0ZZGKMBpp4YICWBxgK97eK3RM",
  merchant_id: "GlobalTesting_CTBC",
  pi_merchant_id: "GlobalTesting_PI_WALLET_Manual_CAP",
  app_id: "11327",
  app_key: "app_whdEWBH8e8Lzy4N6BysVRRMILYORF6UxXbiOFsICkz0J9j1C0JUlCHv1tVJC",
};
/** The partner of the railway. */
export const RAIL = { partner_key: "yado-sandbox-rail" };
