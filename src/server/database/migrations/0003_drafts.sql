CREATE TABLE "archived_record" (
	"hotel_id" bigint NOT NULL,
	"record" text NOT NULL,
	"record_id" bigint NOT NULL,
	"fields" jsonb NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "archived_record_hotel_id_record_record_id_pk" PRIMARY KEY("hotel_id","record","record_id")
);
--> statement-breakpoint
CREATE TABLE "draft_change" (
	"hotel_id" bigint NOT NULL,
	"record" text NOT NULL,
	"record_id" bigint NOT NULL,
	"field" text NOT NULL,
	"lang" text NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_change_hotel_id_record_record_id_field_lang_pk" PRIMARY KEY("hotel_id","record","record_id","field","lang")
);
--> statement-breakpoint
CREATE TABLE "scheduled_publish" (
	"hotel_id" bigint PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"scheduled_by" uuid NOT NULL,
	"lang" text NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_version" (
	"hotel_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"reason" text NOT NULL,
	"source_version" integer,
	"note" text DEFAULT '' NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_version_hotel_id_version_pk" PRIMARY KEY("hotel_id","version")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "may_publish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "archived_record" ADD CONSTRAINT "archived_record_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_change" ADD CONSTRAINT "draft_change_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_publish" ADD CONSTRAINT "scheduled_publish_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_version" ADD CONSTRAINT "site_version_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_publish_due" ON "scheduled_publish" USING btree ("publish_at") WHERE failed_at is null;