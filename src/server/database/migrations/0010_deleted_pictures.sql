ALTER TABLE "picture" ADD COLUMN "files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "removed_at" timestamp with time zone;