/** Reads and checks the folder of a demo lodging. An error is reported with file and field. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { photoSchema, picturesSchema } from "./field-schemas.ts";
import { articleSchema, facilitySchema, lodgingSchema, standardMenuSchema } from "./lodging-schema.ts";
import { slugOf } from "./lodgings.ts";
import { planSchema, roomSchema, salesSchema } from "./room-schema.ts";

const DEMO = import.meta.dirname;

/** The files of a folder. The first four are required. */
const FILES = new Set([
  "lodging.json",
  "pictures.json",
  "plans.json",
  "rooms.json",
  "facilities.json",
  "promotions.json",
  "news.json",
  "attractions.json",
  "sales.json",
  "photos",
]);

const KINDS = [
  { file: "promotions.json", kind: "promotion" },
  { file: "news.json", kind: "announcement" },
  { file: "attractions.json", kind: "attraction" },
] as const;

export type DemoLodging = ReturnType<typeof readLodging>;
export type DemoRoom = DemoLodging["rooms"][number];
export type DemoArticle = DemoLodging["articles"][number];

/** `demo` is another folder only in tests. */
export function readLodging(folder: string, demo = DEMO) {
  const path = (name: string) => join(demo, folder, name);
  const unknown = readdirSync(path("")).find((name) => !FILES.has(name));
  if (unknown) throw mistake(path(unknown), "", "no file of a lodging");
  const list = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] =>
    existsSync(path(name)) ? read(path(name), z.array(schema)) : [];

  const pictures = read(path("pictures.json"), picturesSchema);
  const photo = photoSchema((file) => {
    const facts = pictures[file];
    return facts && { file: path(`photos/${file}`), ...facts };
  });
  const missing = Object.keys(pictures).find((file) => !existsSync(path(`photos/${file}`)));
  if (missing) throw mistake(path("pictures.json"), missing, "no such file in photos/");

  const standard = read(join(demo, "standard-menu.json"), standardMenuSchema);
  const lodging = read(path("lodging.json"), lodgingSchema(photo, standard));
  const rooms = read(
    path("rooms.json"),
    z.array(roomSchema(photo, read(path("plans.json"), z.array(planSchema)))).min(1),
  );
  const codes = new Set(rooms.map(({ room_code }) => room_code));
  const topics = new Set(["", ...lodging.promotion_types.map(({ topic_key }) => topic_key)]);
  for (const [index, { room_code }] of lodging.closed_days.entries())
    if (room_code !== undefined && !codes.has(room_code))
      throw mistake(path("lodging.json"), `closed_days.${index}.room_code`, `"${room_code}" is not in rooms.json`);
  const articles = KINDS.flatMap(({ file, kind }) =>
    list(file, articleSchema(photo)).map((article, index) => {
      const stranger = article.rooms.find((code) => !codes.has(code));
      if (stranger !== undefined) throw mistake(path(file), `${index}.rooms`, `"${stranger}" is not in rooms.json`);
      if (!topics.has(article.type))
        throw mistake(path(file), `${index}.type`, `"${article.type}" is not among promotion_types`);
      return { kind, ...article };
    }),
  );
  const sales = salesSchema(photo);
  return {
    slug: slugOf(folder),
    ...lodging,
    rooms,
    facilities: list("facilities.json", facilitySchema(photo)),
    articles,
    sales: existsSync(path("sales.json")) ? read(path("sales.json"), sales) : sales.parse({}),
  };
}

function read<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw mistake(path, "", (error as Error).message);
  }
  const { data, error } = schema.safeParse(value);
  if (!error) return data!;
  const [issue] = error.issues;
  throw mistake(path, issue!.path.join("."), issue!.message);
}

function mistake(path: string, field: string, message: string): Error {
  const place = [relative(process.cwd(), path), field].filter(Boolean).join(", ");
  return new Error(`The demo can't be read: ${place}: ${message}`);
}
