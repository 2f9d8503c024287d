CREATE TABLE "captcha" (
	"hotel_id" integer NOT NULL,
	"contact_key" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"sent_today" integer NOT NULL,
	CONSTRAINT "captcha_hotel_id_contact_key_pk" PRIMARY KEY("hotel_id","contact_key"),
	CONSTRAINT "captcha_counts" CHECK (tries between 0 and 5 and sent_today between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "captcha_budget" (
	"hotel_id" integer NOT NULL,
	"budget_key" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "captcha_budget_hotel_id_budget_key_pk" PRIMARY KEY("hotel_id","budget_key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"hotel_id" integer NOT NULL,
	"mail_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"lang" text NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_hotel_id_mail_id_pk" PRIMARY KEY("hotel_id","mail_id"),
	CONSTRAINT "mail_waits" CHECK (state <> 'waiting' or next_at is not null)
);
--> statement-breakpoint
CREATE TABLE "gateway_keys" (
	"hotel_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_keys_hotel_id_gateway_pk" PRIMARY KEY("hotel_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"hotel_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"relate_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"random_number" text DEFAULT '' NOT NULL,
	"allowance" bigint DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_hotel_id_relate_number_pk" PRIMARY KEY("hotel_id","relate_number"),
	CONSTRAINT "invoice_amount" CHECK (amount > 0 and allowance between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"hotel_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor" integer NOT NULL,
	"gateway" text NOT NULL,
	"merchant" text NOT NULL,
	"trade_no" text NOT NULL,
	"scope" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"superseded_at" timestamp with time zone,
	"vendor_number" text,
	"instructions" jsonb,
	"start" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_poll_at" timestamp with time zone,
	"polls" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempt_hotel_id_attempt_id_pk" PRIMARY KEY("hotel_id","attempt_id"),
	CONSTRAINT "payment_attempt_amount" CHECK (amount > 0),
	CONSTRAINT "payment_attempt_state" CHECK (state in ('created', 'redirected', 'authorized', 'captured', 'failed', 'expired', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "payment_inbox" (
	"hotel_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"notice_key" text NOT NULL,
	"attempt_id" uuid,
	"source" text NOT NULL,
	"raw" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_inbox_hotel_id_gateway_notice_key_pk" PRIMARY KEY("hotel_id","gateway","notice_key")
);
--> statement-breakpoint
CREATE TABLE "refund_transfer" (
	"hotel_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"transfer_no" integer NOT NULL,
	"vendor" integer NOT NULL,
	"vendor_number" text NOT NULL,
	"attempt_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"proof" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_transfer_hotel_id_order_id_reason_transfer_no_pk" PRIMARY KEY("hotel_id","order_id","reason","transfer_no"),
	CONSTRAINT "refund_transfer_amount" CHECK (amount > 0),
	CONSTRAINT "refund_transfer_state" CHECK (state in ('requested', 'sent', 'done', 'unknown', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "order_hold" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captcha_budget" ADD CONSTRAINT "captcha_budget_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_keys" ADD CONSTRAINT "gateway_keys_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_hotel_id_order_id_order_hotel_id_order_id_fk" FOREIGN KEY ("hotel_id","order_id") REFERENCES "public"."order"("hotel_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_hotel_id_order_id_order_hotel_id_order_id_fk" FOREIGN KEY ("hotel_id","order_id") REFERENCES "public"."order"("hotel_id","order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_inbox" ADD CONSTRAINT "payment_inbox_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_transfer" ADD CONSTRAINT "refund_transfer_hotel_id_order_id_reason_refund_hotel_id_order_id_reason_fk" FOREIGN KEY ("hotel_id","order_id","reason") REFERENCES "public"."refund"("hotel_id","order_id","reason") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_dedupe" ON "mail" USING btree ("hotel_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "mail_latest" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("hotel_id","order_id");--> statement-breakpoint
CREATE INDEX "invoice_due" ON "invoice" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_trade" ON "payment_attempt" USING btree ("hotel_id","gateway","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_open" ON "payment_attempt" USING btree ("hotel_id","order_id") WHERE superseded_at is null and state in ('created', 'redirected', 'authorized', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_poll_at");--> statement-breakpoint
CREATE INDEX "payment_inbox_attempt" ON "payment_inbox" USING btree ("hotel_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_transfer_request" ON "refund_transfer" USING btree ("hotel_id","request_key");--> statement-breakpoint
CREATE INDEX "refund_transfer_due" ON "refund_transfer" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "order_hold_remind" ON "order_hold" USING btree ("remind_at");