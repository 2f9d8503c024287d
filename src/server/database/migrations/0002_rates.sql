CREATE TABLE "rate_change" (
	"hotel_id" bigint NOT NULL,
	"change_id" uuid NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"rules_before" jsonb,
	"revision" integer NOT NULL,
	"nights" jsonb NOT NULL,
	CONSTRAINT "rate_change_hotel_id_pk" PRIMARY KEY("hotel_id")
);
--> statement-breakpoint
CREATE TABLE "rate_rule" (
	"hotel_id" bigint NOT NULL,
	"rules" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_rule_hotel_id_pk" PRIMARY KEY("hotel_id")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "orders_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_night" ADD COLUMN "set_by" text DEFAULT 'rule' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_class" ADD COLUMN "units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_change" ADD CONSTRAINT "rate_change_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_rule" ADD CONSTRAINT "rate_rule_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_night" ADD CONSTRAINT "plan_night_set_by" CHECK (set_by in ('rule', 'hand'));