import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import { sendCode } from "#server/captcha/trigger-captcha.ts";
import { checkCode } from "#server/captcha/verify-captcha.ts";
import { handle } from "#server/calls/handle.ts";

export const captchaHandlers = [handle(triggerCaptcha, sendCode), handle(verifyCaptcha, checkCode)];
