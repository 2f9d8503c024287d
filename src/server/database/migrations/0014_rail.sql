CREATE TABLE "rail_ledger" (
	"hotel_id" bigint NOT NULL,
	"booking_number" text NOT NULL,
	"move_no" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"amount" bigint NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rail_ledger_hotel_id_booking_number_move_no_pk" PRIMARY KEY("hotel_id","booking_number","move_no")
);
--> statement-breakpoint
CREATE TABLE "rail_reservation" (
	"hotel_id" bigint NOT NULL,
	"booking_number" text NOT NULL,
	"order_id" uuid,
	"state" text NOT NULL,
	"contact_key" text NOT NULL,
	"phone" text NOT NULL,
	"check_in_day" date NOT NULL,
	"check_out_day" date NOT NULL,
	"rides" jsonb NOT NULL,
	"wanted" jsonb,
	"adult_count" integer NOT NULL,
	"child_count" integer NOT NULL,
	"senior_count" integer NOT NULL,
	"disabled_count" integer NOT NULL,
	"price" bigint NOT NULL,
	"pnr" text,
	"request_key" text,
	"next_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"give_back" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rail_reservation_hotel_id_booking_number_pk" PRIMARY KEY("hotel_id","booking_number"),
	CONSTRAINT "rail_reservation_state" CHECK (state in ('reserved', 'booking', 'booked', 'changing', 'refunding', 'refunded', 'failed', 'expired')),
	CONSTRAINT "rail_reservation_pending" CHECK ((state in ('booking', 'changing', 'refunding')) = (request_key is not null) and (request_key is null) = (next_at is null)
        and (state = 'changing') = (wanted is not null)),
	CONSTRAINT "rail_reservation_pnr" CHECK (state not in ('booked', 'changing', 'refunding') or pnr is not null),
	CONSTRAINT "rail_reservation_counts" CHECK (price >= 0 and adult_count + child_count + senior_count + disabled_count > 0)
);
--> statement-breakpoint
ALTER TABLE "rail_ledger" ADD CONSTRAINT "rail_ledger_hotel_id_booking_number_rail_reservation_hotel_id_booking_number_fk" FOREIGN KEY ("hotel_id","booking_number") REFERENCES "public"."rail_reservation"("hotel_id","booking_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rail_reservation" ADD CONSTRAINT "rail_reservation_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rail_reservation" ADD CONSTRAINT "rail_reservation_hotel_id_order_id_order_hotel_id_order_id_fk" FOREIGN KEY ("hotel_id","order_id") REFERENCES "public"."order"("hotel_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rail_reservation_order" ON "rail_reservation" USING btree ("hotel_id","order_id");--> statement-breakpoint
CREATE INDEX "rail_reservation_due" ON "rail_reservation" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "rail_reservation_lapses" ON "rail_reservation" USING btree ("expires_at") WHERE expires_at is not null;