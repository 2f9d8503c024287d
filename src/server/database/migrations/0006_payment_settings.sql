CREATE TABLE "gateway_check" (
	"hotel_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"check_id" uuid,
	"trade_no" text DEFAULT '' NOT NULL,
	"vendor_number" text,
	"state" text DEFAULT 'none' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"paused" integer[] DEFAULT '{}' NOT NULL,
	"begun_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	CONSTRAINT "gateway_check_hotel_id_gateway_pk" PRIMARY KEY("hotel_id","gateway"),
	CONSTRAINT "gateway_check_state" CHECK (state in ('none', 'open', 'passed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "policy_change" (
	"hotel_id" bigint PRIMARY KEY NOT NULL,
	"before" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_check" ADD CONSTRAINT "gateway_check_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_change" ADD CONSTRAINT "policy_change_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;