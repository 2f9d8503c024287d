CREATE TABLE "picture" (
	"hotel_id" bigint NOT NULL,
	"picture_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"said_bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pieces" text[] DEFAULT '{}' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"look" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"crop" jsonb,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "picture_hotel_id_picture_id_pk" PRIMARY KEY("hotel_id","picture_id"),
	CONSTRAINT "picture_state" CHECK (state in ('uploading', 'processing', 'ready', 'failed')),
	CONSTRAINT "picture_sizes" CHECK (said_bytes > 0 and received between 0 and said_bytes and bytes >= 0),
	CONSTRAINT "picture_focus" CHECK (focus_x between 0 and 100 and focus_y between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_hash" ON "picture" USING btree ("hotel_id","hash");--> statement-breakpoint
CREATE INDEX "picture_due" ON "picture" USING btree ("next_at");