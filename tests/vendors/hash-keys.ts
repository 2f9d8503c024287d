/** A merchant's keys under the names that the signing functions of ECPay and NewebPay use. */
export const hashKeysOf = ({ hash_key, hash_iv }: { hash_key: string; hash_iv: string }) => ({
  hashKey: hash_key,
  hashIv: hash_iv,
});
