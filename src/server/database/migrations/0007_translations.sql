CREATE TABLE "glossary_term" (
	"hotel_id" bigint NOT NULL,
	"term_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "glossary_term_hotel_id_term_id_pk" PRIMARY KEY("hotel_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "translation_mark" (
	"hotel_id" bigint NOT NULL,
	"record" text NOT NULL,
	"record_id" bigint NOT NULL,
	"field" text NOT NULL,
	"lang" text NOT NULL,
	"mark" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translation_mark_hotel_id_record_record_id_field_lang_pk" PRIMARY KEY("hotel_id","record","record_id","field","lang")
);
--> statement-breakpoint
CREATE TABLE "translation_setting" (
	"hotel_id" bigint PRIMARY KEY NOT NULL,
	"least_share" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary_term" ADD CONSTRAINT "glossary_term_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_mark" ADD CONSTRAINT "translation_mark_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_setting" ADD CONSTRAINT "translation_setting_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;