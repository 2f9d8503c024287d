CREATE TABLE "platform"."account" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_lower" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE TABLE "platform"."account_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "platform"."known_device" (
	"account_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "platform"."oidc_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"account_id" uuid,
	"grant_id" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."session_origin" (
	"session_uid" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."sign_in_budget" (
	"budget_key" text PRIMARY KEY NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."sign_in_code" (
	"code_key" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"sent_in_hour" integer NOT NULL,
	CONSTRAINT "sign_in_code_counts" CHECK (tries between 0 and 5 and sent_in_hour between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "platform"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"iv" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."staff_session" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"grant_id" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"hotel_id" bigint NOT NULL,
	"session_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"iv" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_session_hotel_id_session_hash_pk" PRIMARY KEY("hotel_id","session_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"hotel_id" bigint NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_hotel_id_account_id_pk" PRIMARY KEY("hotel_id","account_id"),
	CONSTRAINT "staff_role" CHECK (role in ('owner', 'manager', 'front_desk', 'editor', 'accountant', 'housekeeper'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"hotel_id" bigint NOT NULL,
	"invitation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"lang" text NOT NULL,
	"invited_by" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_hotel_id_invitation_id_pk" PRIMARY KEY("hotel_id","invitation_id")
);
--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_hotel_id_hotel_hotel_id_fk";
--> statement-breakpoint
ALTER TABLE "platform"."account_identity" ADD CONSTRAINT "account_identity_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."known_device" ADD CONSTRAINT "known_device_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."passkey" ADD CONSTRAINT "passkey_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."session_origin" ADD CONSTRAINT "session_origin_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."staff_session" ADD CONSTRAINT "staff_session_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "platform"."account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_identity_account" ON "platform"."account_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_record_grant" ON "platform"."oidc_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_record_uid" ON "platform"."oidc_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_record_account" ON "platform"."oidc_record" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_record_age" ON "platform"."oidc_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "platform"."passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_origin_account" ON "platform"."session_origin" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_session_account" ON "platform"."staff_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_session_age" ON "platform"."staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_session_member" ON "member_session" USING btree ("hotel_id","member_id");--> statement-breakpoint
CREATE INDEX "member_session_age" ON "member_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_account" ON "staff" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_open" ON "staff_invitation" USING btree ("hotel_id","email") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_token" ON "staff_invitation" USING btree ("hotel_id","token_hash");