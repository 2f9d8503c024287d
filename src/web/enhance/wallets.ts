/**
 * The wallets that this device has: ways to pay that need one are shown where it does (kit/order-forms.css). Nothing is loaded and
 * nobody is asked: Safari says whether it has Apple Pay; Google Pay comes with Android, in browsers that can hand a payment on.
 */
import type { Wallet } from "#rules/payments/pay-methods.ts";

type AppleWindow = { ApplePaySession?: { canMakePayments: () => boolean } };

function hasApplePay(): boolean {
  try {
    return (window as AppleWindow).ApplePaySession?.canMakePayments() === true;
  } catch {
    // Safari throws where the page is not served over https.
    return false;
  }
}

const hasGooglePay = (): boolean => "PaymentRequest" in window && /\bAndroid\b/.test(navigator.userAgent);

export function enhanceWallets(): void {
  const found: Record<Wallet, boolean> = { apple_pay: hasApplePay(), google_pay: hasGooglePay() };
  const names = Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []));
  if (names.length > 0) document.documentElement.dataset.wallets = names.join(" ");
}
