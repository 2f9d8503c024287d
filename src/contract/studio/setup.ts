/** The way to a public site: nine steps, and publishing it for the first time. */
import { z } from "zod";
import { defineCall, domainSchema, languageSchema } from "#contract/call.ts";
import { type MissingCode, SETUP_STEPS } from "#rules/site/go-live.ts";

const stepSchema = z.enum(SETUP_STEPS);

export const getSetup = defineCall({
  name: "getSetup",
  method: "GET",
  path: "/api/studio/setup",
  summary: "What the lodging still needs before its site can be public, by the draft as it is now",
  who: ["staff"],
  may: "edit_content",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    is_live: z.boolean(),
    can_go_live: z.boolean().describe("Nothing that is required is missing"),
    minutes: z.number().describe("About how long the rest takes"),
    site: z.string().describe("The address of its website"),
    cancellation: z.array(z.string()).describe("The policy that new plans begin with, as guests read it"),
    steps: z.array(
      z.object({
        step: stepSchema,
        state: z.enum(["done", "missing", "left"]),
        minutes: z.number(),
        missing: z.array(
          z.object({
            code: z.string() as z.ZodType<MissingCode>,
            required: z.boolean(),
            minutes: z.number(),
            count: z.number().describe("How many, where several may lack it; else 0"),
            until: z.string().nullable().describe("From this night on"),
            names: z.array(z.string()).describe("Which room types lack it"),
            bytes: z.number().int().describe("How heavy the home page's pictures are; else 0"),
          }),
        ),
      }),
    ),
  }),
});

export const getPoster = defineCall({
  name: "getPoster",
  method: "GET",
  path: "/api/studio/setup/poster",
  summary: "A poster of one page with the name and a QR code of the site, to be printed",
  who: ["staff"],
  may: "edit_content",
  query: z.object({
    domain: domainSchema,
    poster_lang: languageSchema.optional().describe("One of the site's languages; without one its main language"),
  }),
  answer: z.string().describe("PDF bytes"),
  file: "application/pdf",
});

export const leaveSetupStep = defineCall({
  name: "leaveSetupStep",
  method: "POST",
  path: "/api/studio/setup/leave",
  summary: "Leaves a step as it is, on purpose, or takes it up again",
  who: ["staff"],
  may: "publish",
  body: z.strictObject({ domain: domainSchema, step: stepSchema, is_left: z.boolean() }),
  answer: z.object({}),
});

export const goLive = defineCall({
  name: "goLive",
  method: "POST",
  path: "/api/studio/setup/publish",
  summary: "Publishes the site for the first time: from now on everyone can open it",
  who: ["staff"],
  may: "publish",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({ site: z.string() }),
});
