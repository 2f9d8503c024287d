CREATE TABLE "preview_link" (
	"hotel_id" bigint NOT NULL,
	"link_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "preview_link_hotel_id_link_id_pk" PRIMARY KEY("hotel_id","link_id")
);
--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;