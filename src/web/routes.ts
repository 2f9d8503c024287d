/** The table of contents. Product and language stand before these paths (the router's basename). */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("guest/home.tsx"),
  route("rooms/:room_class_id", "guest/room.tsx"),
  route("facilities", "guest/facilities.tsx"),
  route("event", "guest/promotions.tsx"),
  route("event/:promotion_id", "guest/promotion.tsx"),
  route("news", "guest/news.tsx"),
  route("news/:promotion_id", "guest/news-item.tsx"),
  route("attractions", "guest/attractions.tsx"),
  route("about", "guest/about.tsx"),
  route("follow", "guest/follow.tsx"),
  route("maintain", "guest/maintain.tsx"),
  route("booking", "guest/booking.ts"),
  route("404", "guest/not-found.tsx"),
  route("500", "guest/failed.tsx"),
  route("robots.txt", "guest/robots.ts"),
  route("sitemap.xml", "guest/sitemap.ts"),
  route("icon.svg", "guest/icon.ts"),
  route("platform", "platform/front.tsx"),
  route("platform/api", "platform/api-docs.tsx"),
  route("platform/outbox", "platform/outbox.tsx"),
  route("*", "guest/unlisted.ts"),
] satisfies RouteConfig;
