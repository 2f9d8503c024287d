import { data } from "react-router";
import { visitOf } from "#web/context.ts";
import { loadRoomData } from "#web/guest/room/room-data.ts";
import { PlainRoomPage } from "#web/sections/room/plain-room-page.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs, roomPageData } from "#web/seo/structured-data.ts";
import { useSite } from "#web/site.ts";
import { useLayout } from "#web/use-layout.ts";
import type { Route } from "./+types/room";

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadRoomData(visitOf(context), params.room_class_id);
  if (!found) throw data(null, 404);
  return found;
}

export default function Room({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const { RoomPage = PlainRoomPage } = useLayout();
  const { room } = loaderData;
  return (
    <>
      <PageMeta
        type="product"
        title={room.room_class_name}
        description={room.introduction}
        data={[
          roomPageData(site, room),
          breadcrumbs(site, [{ name: room.room_class_name, path: `/rooms/${room.room_class_id}` }]),
        ]}
      />
      <RoomPage data={loaderData} />
    </>
  );
}
