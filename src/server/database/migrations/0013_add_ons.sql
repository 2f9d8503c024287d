CREATE TABLE "add_on_day" (
	"hotel_id" bigint NOT NULL,
	"item_number" text NOT NULL,
	"day" date NOT NULL,
	"stock" integer,
	CONSTRAINT "add_on_day_hotel_id_item_number_day_pk" PRIMARY KEY("hotel_id","item_number","day"),
	CONSTRAINT "add_on_day_stock" CHECK (stock is null or stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "attachment_ledger" (
	"hotel_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"attachment_no" integer NOT NULL,
	"move_no" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachment_ledger_hotel_id_order_id_attachment_no_move_no_pk" PRIMARY KEY("hotel_id","order_id","attachment_no","move_no"),
	CONSTRAINT "attachment_ledger_kind" CHECK (kind in ('take', 'convert', 'release', 'give_back')),
	CONSTRAINT "attachment_ledger_counts" CHECK (quantity > 0 and amount >= 0 and move_no > 0)
);
--> statement-breakpoint
ALTER TABLE "order_attachment" DROP CONSTRAINT "order_attachment_counts";--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "unit" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "price_per" text DEFAULT 'piece' NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "cutoff_hours" integer;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "least" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "most" integer DEFAULT 99 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "room_classes" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "asks_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "added_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "unit" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "time" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "state" text DEFAULT 'sold' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_attachment" ADD COLUMN "change_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "add_on_day" ADD CONSTRAINT "add_on_day_hotel_id_item_number_add_on_hotel_id_item_number_fk" FOREIGN KEY ("hotel_id","item_number") REFERENCES "public"."add_on"("hotel_id","item_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_ledger" ADD CONSTRAINT "attachment_ledger_hotel_id_order_id_attachment_no_order_attachment_hotel_id_order_id_attachment_no_fk" FOREIGN KEY ("hotel_id","order_id","attachment_no") REFERENCES "public"."order_attachment"("hotel_id","order_id","attachment_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_attachment_due" ON "order_attachment" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_price_per" CHECK (price_per in ('piece', 'person', 'night', 'stay'));--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_cutoff" CHECK (cutoff_hours is null or cutoff_hours between 0 and 8760);--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_counts" CHECK ("least" between 1 and "most" and "most" <= 99);--> statement-breakpoint
ALTER TABLE "order_attachment" ADD CONSTRAINT "order_attachment_state" CHECK (state in ('held', 'sold', 'given_back', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "order_attachment" ADD CONSTRAINT "order_attachment_lapses" CHECK (expires_at is null or (state = 'held' and added_at is not null));--> statement-breakpoint
ALTER TABLE "order_attachment" ADD CONSTRAINT "order_attachment_left" CHECK (left_at is null or state in ('given_back', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "order_attachment" ADD CONSTRAINT "order_attachment_counts" CHECK (quantity > 0 and unit_price >= 0 and days > 0);
--> statement-breakpoint
-- What was sold before attachments had states: they follow their orders, and the ledger says how. The walls are set again after the migrations.
ALTER TABLE "order_attachment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inventory_ledger" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "order_attachment" item SET "state" = CASE
    WHEN own.state IN ('held', 'awaiting_payment') THEN 'held'
    WHEN own.state IN ('confirmed', 'checked_in', 'completed', 'no_show') THEN 'sold'
    WHEN EXISTS (SELECT FROM inventory_ledger moved WHERE moved.hotel_id = own.hotel_id AND moved.order_id = own.order_id
      AND moved.generation = own.generation AND moved.kind = 'give_back') THEN 'given_back'
    ELSE 'expired' END
  FROM "order" own WHERE own.hotel_id = item.hotel_id AND own.order_id = item.order_id;--> statement-breakpoint
INSERT INTO "attachment_ledger" (hotel_id, order_id, attachment_no, move_no, kind, quantity, amount, at)
  SELECT item.hotel_id, item.order_id, attachment_no, move_no, kind, quantity, quantity * unit_price, own.updated_at
  FROM "order_attachment" item JOIN "order" own USING (hotel_id, order_id),
    LATERAL (VALUES (1, 'take'), (2, CASE item.state WHEN 'held' THEN NULL WHEN 'expired' THEN 'release' ELSE 'convert' END),
      (3, CASE item.state WHEN 'given_back' THEN 'give_back' END)) AS moves (move_no, kind)
  WHERE kind IS NOT NULL;
