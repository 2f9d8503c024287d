/** The keys that each vendor gives a lodging; the schemas that check them are with each gateway. */
export const ONLINE_GATEWAYS = ["newebpay", "tappay", "stripe", "jkopay", "line_pay", "ecpay"] as const;

export type OnlineGateway = (typeof ONLINE_GATEWAYS)[number];

export const GATEWAY_KEYS: Record<OnlineGateway, readonly string[]> = {
  newebpay: ["merchant_id", "hash_key", "hash_iv"],
  tappay: ["partner_key", "merchant_id", "pi_merchant_id", "app_id", "app_key"],
  stripe: ["account_id", "secret_key", "webhook_secret"],
  jkopay: ["store_id", "api_key", "secret_key", "host"],
  line_pay: ["channel_id", "channel_secret", "version"],
  ecpay: ["merchant_id", "hash_key", "hash_iv"],
};

/** The law of Taiwan lets a lodging take at most this share of the price in advance for a stay of up to three days. */
export const DEPOSIT_LIMIT = 30;
