ALTER TABLE "add_on" DROP CONSTRAINT "add_on_day_part";--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "meal" text;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_meal" CHECK (meal in ('breakfast', 'lunch', 'dinner'));--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_day_part" CHECK (day_part in ('any', 'morning', 'evening', 'night', 'arrival', 'departure', 'arrival_departure'));