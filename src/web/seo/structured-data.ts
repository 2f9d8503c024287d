/** The lodging, its rooms and its offers as schema.org data. */
import type { Promotion } from "#contract/content.ts";
import type { RoomClass } from "#contract/rooms.ts";
import { certainCountry } from "#rules/guests/questions.ts";
import { FROM_DAYS } from "#rules/stock/from-price.ts";
import { addDays } from "#rules/time/day.ts";
import { postalAddress } from "#rules/text/postal-address.ts";
import { mapLink } from "#rules/site/area.ts";
import { facilityItem } from "#rules/site/facilities.ts";
import { pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { Site } from "#web/site.ts";

/** By `kind`, 0 to 17. */
const TYPES = [
  "LodgingBusiness",
  "Hotel",
  "Campground",
  "LodgingBusiness",
  "BedAndBreakfast",
  "LodgingBusiness",
  "Hostel",
  "Hotel",
  "Hotel",
  "VacationRental",
  "LodgingBusiness",
  "Hotel",
  "Motel",
  "Motel",
  "Resort",
  "Hotel",
  "Hotel",
  "VacationRental",
];

function pictureAddress(origin: string, path: string): string[] {
  const picture = readPicture(path);
  return picture ? [origin + pictureSource(picture, pictureWidths(picture).at(-1)!, "jpg")] : [];
}

function amenities(keys: readonly string[]): object[] {
  return keys.flatMap((key) => {
    const schema = facilityItem(key)?.schema;
    return schema?.type === "LocationFeatureSpecification"
      ? [{ "@type": "LocationFeatureSpecification", name: schema.name, value: schema.value }]
      : [];
  });
}

function readList(json: string): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Omits what the lodging has not given: an empty property is worse than none. */
function filled(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) =>
        value !== "" && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function lodgingId(site: Site): string {
  return `${site.origin}/#lodging`;
}

export function lodgingData(site: Site, rooms: RoomClass[]): object {
  const { hotel, origin, product, lang } = site;
  const { info } = hotel;
  return filled({
    "@context": "https://schema.org",
    "@type": TYPES[hotel.kind] ?? "LodgingBusiness",
    "@id": lodgingId(site),
    name: hotel.hotel_name,
    brand: hotel.upper_name ? { "@type": "Brand", name: hotel.upper_name } : null,
    url: origin + pageAddress(product, lang, "/"),
    description: info.introduction,
    image: info.banner_images.flatMap((path) => pictureAddress(origin, path)),
    address: addressData(site),
    geo: info.coordinates
      ? { "@type": "GeoCoordinates", latitude: info.coordinates[0], longitude: info.coordinates[1] }
      : null,
    hasMap: mapLink(hotel),
    telephone: info.phone,
    faxNumber: info.fax,
    email: info.email,
    sameAs: [info.fb, info.line, info.instagram].filter(Boolean),
    checkinTime: info.checkin_start_time,
    checkoutTime: info.checkout_time,
    availableLanguage: hotel.support_lang,
    legalName: info.registration_name,
    taxID: info.unified_business_number,
    currenciesAccepted: hotel.currency,
    amenityFeature: amenities(readList(info.support_facilities)),
    priceRange: priceRange(site, rooms),
    containsPlace: rooms.map((room) => roomData(site, room)),
    potentialAction:
      site.isSelling && !site.isBookingShut ? { "@type": "ReserveAction", target: site.bookHref() } : null,
  });
}

function priceRange(site: Site, rooms: RoomClass[]): string {
  const prices = rooms.flatMap((room) => room.from_price?.price ?? []);
  return prices.length > 0 ? `${site.price(Math.min(...prices))} – ${site.price(Math.max(...prices))}` : "";
}

function roomData(site: Site, room: RoomClass): Record<string, unknown> {
  const { origin, product, lang, hotel } = site;
  return filled({
    "@type": hotel.kind === 2 ? ["CampingPitch", "Product"] : ["HotelRoom", "Product"],
    name: room.room_class_name,
    url: origin + pageAddress(product, lang, `/rooms/${room.room_class_id}`),
    description: room.introduction,
    image: room.photos.flatMap((photo) => pictureAddress(origin, photo.src)),
    occupancy: { "@type": "QuantitativeValue", maxValue: room.people + room.children },
    floorSize:
      room.description.square_meters > 0
        ? { "@type": "QuantitativeValue", value: room.description.square_meters, unitCode: "MTK" }
        : null,
    bed: room.description.bed.map(({ bed, count }) => ({ "@type": "BedDetails", typeOfBed: bed, numberOfBeds: count })),
    amenityFeature: amenities(room.facilities_for_search),
    offers: offerData(site, room),
  });
}

/** A night at the price that the site names. A lodging that is preparing, or has closed its booking, offers nothing. */
function offerData(site: Site, { room_class_id, from_price: from }: RoomClass): object | null {
  const { origin, product, lang, hotel, today } = site;
  if (from === null || !site.isSelling || hotel.booking_close) return null;
  const until = addDays(today, FROM_DAYS - 1);
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: from.price,
      priceCurrency: hotel.currency,
      // A night, in UN/CEFACT's codes.
      unitCode: "DAY",
      validFrom: today,
      validThrough: until,
      valueAddedTaxIncluded: true,
    },
    priceValidUntil: until,
    // Not sold for one night.
    ...(from.nights > 1
      ? { eligibleDuration: { "@type": "QuantitativeValue", minValue: from.nights, unitCode: "DAY" } }
      : {}),
    availability: "https://schema.org/InStock",
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    url: origin + pageAddress(product, lang, `/rooms/${room_class_id}`),
  };
}

function addressData({ hotel }: Site): object | null {
  if (!hotel.info.address) return null;
  const country = certainCountry(hotel.options, hotel.timezone);
  return { "@type": "PostalAddress", ...postalAddress(hotel.info.address, country) };
}

export function roomPageData(site: Site, room: RoomClass): object {
  return { "@context": "https://schema.org", ...roomData(site, room), containedInPlace: { "@id": lodgingId(site) } };
}

/** The breadcrumb from the home page to this page. */
export function breadcrumbs(site: Site, trail: { name: string; path: string }[]): object {
  const all = [{ name: site.hotel.hotel_name, path: "/" }, ...trail];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.origin + pageAddress(site.product, site.lang, path),
    })),
  };
}

const isoDay = (timestamp: number | null) => (timestamp === null ? null : new Date(timestamp * 1000).toISOString());

/** A promotion with dates is an event; one without is only an offer of the lodging. */
export function promotionData(site: Site, promotion: Promotion): object[] {
  if (promotion.checkin_start_timestamp === null) return [];
  return [
    filled({
      "@context": "https://schema.org",
      "@type": "Event",
      name: promotion.promotion_title,
      description: promotion.detail_foreword,
      startDate: isoDay(promotion.checkin_start_timestamp),
      endDate: isoDay(promotion.checkin_close_timestamp),
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      eventStatus: "https://schema.org/EventScheduled",
      image: pictureAddress(site.origin, promotion.main_image_path),
      location: filled({ "@type": "Place", name: site.hotel.hotel_name, address: addressData(site) }),
      organizer: { "@id": lodgingId(site) },
    }),
  ];
}

export function newsData(site: Site, item: Promotion): object {
  return filled({
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: item.promotion_title,
    datePublished: isoDay(item.public_timestamp),
    image: pictureAddress(site.origin, item.main_image_path),
    author: { "@id": lodgingId(site) },
  });
}
