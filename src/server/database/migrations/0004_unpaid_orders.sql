CREATE TABLE "unpaid_order" (
	"hotel_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"is_verified" boolean NOT NULL,
	"rooms" integer NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"session" text,
	"address" text,
	"forget_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unpaid_order_hotel_id_order_id_pk" PRIMARY KEY("hotel_id","order_id"),
	CONSTRAINT "unpaid_order_rooms" CHECK (rooms > 0)
);
--> statement-breakpoint
ALTER TABLE "room_night" ADD COLUMN "unverified" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "unpaid_order" ADD CONSTRAINT "unpaid_order_hotel_id_order_id_order_hotel_id_order_id_fk" FOREIGN KEY ("hotel_id","order_id") REFERENCES "public"."order"("hotel_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_order_email" ON "unpaid_order" USING btree ("hotel_id","email");--> statement-breakpoint
CREATE INDEX "unpaid_order_phone" ON "unpaid_order" USING btree ("hotel_id","phone");--> statement-breakpoint
CREATE INDEX "unpaid_order_session" ON "unpaid_order" USING btree ("hotel_id","session");--> statement-breakpoint
CREATE INDEX "unpaid_order_address" ON "unpaid_order" USING btree ("hotel_id","address");--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_unverified" CHECK (unverified >= 0);