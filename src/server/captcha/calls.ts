import * as contract from "#contract/captcha.ts";
import { handle } from "#server/calls/handle.ts";
import { triggerCaptcha } from "#server/captcha/trigger-captcha.ts";
import { verifyCaptcha } from "#server/captcha/verify-captcha.ts";

export const captchaHandlers = [
  handle(contract.triggerCaptcha, triggerCaptcha),
  handle(contract.verifyCaptcha, verifyCaptcha),
];
