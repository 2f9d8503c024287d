CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE TABLE "platform"."job" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_by" uuid,
	"leased_until" timestamp with time zone,
	"finished_at" timestamp with time zone
);
