/** What a page's share card shows: its title and photo, or the lodging's where the page has none. */
import { listAnnouncements, listAttractions, listFacilities, listPromotions } from "#contract/content.ts";
import { listRooms } from "#contract/rooms.ts";
import type { Language } from "#rules/text/language.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { PageVisit } from "#web/context.ts";
import type { Frame } from "#web/frame.ts";
import { layoutOf } from "#web/layouts/registry.ts";
import { shownName } from "#rules/site/discretion.ts";
import type { CardContent } from "./card.ts";

type Subject = { title: string; lang?: Language | undefined; line: string; photo?: string | undefined };

/** null: the page does not exist. */
export async function cardContent(visit: PageVisit, frame: Frame, page: string): Promise<CardContent | null> {
  const { hotel } = frame;
  const name = shownName(layoutOf(frame.chosen.layout), hotel);
  const subject = await subjectOf(visit, frame, page, name);
  if (!subject) return null;
  const photo = [subject.photo, hotel.info.banner_images[0], hotel.info.about_images[0]].find(
    (path) => path !== undefined && readPicture(path) !== null,
  );
  return {
    title: subject.title,
    lang: subject.lang ?? visit.lang,
    line: subject.line,
    // If the title is the lodging's name already, the address is shown instead of the name.
    name: subject.title === name ? new URL(frame.origin).hostname : name,
    photo: photo ?? null,
  };
}

async function subjectOf(
  { api, domain, wordSets }: PageVisit,
  { hotel, filled, titles }: Frame,
  page: string,
  name: string,
): Promise<Subject | null> {
  const words = wordSets.interface;
  const query = { domain };
  const { info, fallback_lang: fell } = hotel;
  const [, kind, id] = page.split("/");
  if (page === "/") {
    const field = info.banner_title ? "info.banner_title" : name === hotel.hotel_name ? "hotel_name" : "upper_name";
    return { title: info.banner_title || name, lang: fell[field], line: info.banner_sub_title };
  }
  if (kind === "rooms") {
    const room = (await api(listRooms, { query })).find((each) => String(each.room_class_id) === id);
    return room
      ? {
          title: room.room_class_name,
          lang: room.fallback_lang.room_class_name,
          line: titles.rooms.title,
          photo: room.photos[0]?.src,
        }
      : null;
  }
  if (kind === "facilities") {
    const first = (await api(listFacilities, { query })).map((each) => each.main_image_path).find(Boolean);
    return filled.facilities ? { ...titles.facilities, line: info.banner_sub_title, photo: first } : null;
  }
  if (kind === "event" || kind === "news") {
    const [list, title] =
      kind === "event" ? [listPromotions, titles.promotions] : [listAnnouncements, { title: words.news }];
    const articles = await api(list, { query });
    if (id === undefined) {
      const first = articles.map((each) => each.main_image_path).find(Boolean);
      return articles.length > 0 ? { ...title, line: info.banner_sub_title, photo: first } : null;
    }
    const article = articles.find((each) => String(each.promotion_id) === id);
    return article
      ? {
          title: article.promotion_title,
          lang: article.fallback_lang.promotion_title,
          line: title.title,
          photo: article.main_image_path,
        }
      : null;
  }
  if (kind === "attractions") {
    const first = (await api(listAttractions, { query })).map((each) => each.main_image_path).find(Boolean);
    return filled.attractions ? { title: words.attractions, line: info.banner_sub_title, photo: first } : null;
  }
  if (kind === "about") {
    return filled.about ? { ...titles.about, line: info.banner_sub_title, photo: info.about_images[0] } : null;
  }
  return { title: words.follow_title(name), line: info.banner_sub_title };
}
