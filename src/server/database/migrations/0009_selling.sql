CREATE TABLE "selling_change" (
	"hotel_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "selling_change_hotel_id_subject_pk" PRIMARY KEY("hotel_id","subject"),
	CONSTRAINT "selling_change_subject" CHECK (subject in ('rate_plan', 'refund_policy', 'room_units', 'bank_account', 'extra_rates', 'currency'))
);
--> statement-breakpoint
ALTER TABLE "selling_change" ADD CONSTRAINT "selling_change_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;