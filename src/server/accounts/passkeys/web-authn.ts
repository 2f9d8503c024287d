/** Loaded when the first passkey is used: it looks for new algorithms at once, of which Node warns as experimental. */
export const webAuthn = () => import("@simplewebauthn/server");
