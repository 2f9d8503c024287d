/** Contacts as they are compared: different spellings of the same contact are equal. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Digits alone; a Taiwanese number is the same with its country and without: +886 912…, 886 (0)912…, 0912…. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  return digits.replace(/^8860?/, "0");
}
