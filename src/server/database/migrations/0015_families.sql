ALTER TABLE "hotel_terms" ADD COLUMN "cots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_terms" ADD COLUMN "cot_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "guest_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "guests" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "guest_charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "guest_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_class" ADD COLUMN "extra_beds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_class" ADD COLUMN "cots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_line_cots" ON "order_line" USING btree ("hotel_id","order_id") WHERE cots > 0;--> statement-breakpoint
ALTER TABLE "hotel_terms" ADD CONSTRAINT "hotel_terms_cots" CHECK (cots >= 0 and cot_price >= 0);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_guest_amount" CHECK (guest_amount >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_guests" CHECK (guest_amount >= 0 and cots >= 0);--> statement-breakpoint
ALTER TABLE "room_class" ADD CONSTRAINT "room_class_places" CHECK (extra_beds between 0 and 20 and cots between 0 and 20);