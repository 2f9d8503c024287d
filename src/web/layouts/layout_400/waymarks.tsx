/** Facilities as pictograms. Only keys of the catalogue that can be drawn; the list of facilities has the others. */
import { houseFacilities } from "#web/facilities.ts";
import { useSite } from "#web/site.ts";

const cup = "M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M8 3v2M12 3v2";
const drop = "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z";
const shower = "M5 21V6a3 3 0 0 1 6 0M7 9h8M9 13v1M13 13v1M8 17v1M12 17v1M16 17v1";
const washer = "M5 3h14v18H5zM5 8h14M12 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8";
const pot = "M4 10h16v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM2 10h20M9 6c0-2 2-2 2-4M14 6c0-2 2-2 2-4";
const leaf = "M5 19c0-9 5-14 14-14 0 9-5 14-14 14zM5 19l7-7";
const wifi = "M3 9c5-5 13-5 18 0M6.5 12.5c3-3 8-3 11 0M10 16c1-1 3-1 4 0M12 19.5v.5";
const tub = "M3 12h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4 0";
const fire = "M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z";

const SIGNS: Record<string, string> = {
  free_wifi: wifi,
  shower,
  rain_shower: shower,
  bathtub: tub,
  hot_spring_bath: tub,
  private_bathroom: shower,
  shared_bathroom: shower,
  hair_dryer: "M4 6h11a4 4 0 0 1 0 8H4zM8 14v6h4v-6M20 8v4",
  bbq_facilities: fire,
  heating: fire,
  kitchen: pot,
  kitchenette: pot,
  cookware: pot,
  coffee_machine: cup,
  tea_coffee: cup,
  water_dispenser: drop,
  bottled_water: drop,
  refrigerator: "M6 3h12v18H6zM6 10h12M9 6v1M9 13v3",
  washing_machine: washer,
  clothes_dryer: washer,
  pets_allowed: "M12 12c3 0 5 3 5 5s-2 3-5 3-5-1-5-3 2-5 5-5zM6 8v2M18 8v2M10 4v3M14 4v3",
  non_smoking: "M3 14h12v3H3zM18 14v3M21 14v3M18 10c0-3-3-2-3-5M4 4l16 16",
  smoking_area: "M3 14h12v3H3zM18 14v3M21 14v3M18 10c0-3-3-2-3-5",
  first_aid_kit: "M4 8h16v11H4zM9 8V5h6v3M12 11v5M9.5 13.5h5",
  fire_extinguisher: "M9 9h6v12H9zM12 9V5M8 5h7l3 2",
  free_bicycles: "M6 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8M18 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8M6 17l4-8h5l3 8M9 6h3",
  garden_patio: leaf,
  terrace: leaf,
  air_conditioning: "M12 3v18M4 7.5l16 9M20 7.5l-16 9",
  kids_play_area: "M4 20L9 5M20 20L15 5M9 5h6M8 9h8M12 9v6M10 15h4",
  board_games: "M5 5h14v14H5zM9 9v.5M15 9v.5M12 12v.5M9 15v.5M15 15v.5",
  flashlight: "M9 10h6v11H9zM7 4h10l-2 6H9z",
};

export function Waymarks() {
  const { hotel, lang, titles } = useSite();
  const marks = houseFacilities(hotel).flatMap(({ key, name }) => {
    const sign = SIGNS[key];
    return sign ? [{ key, sign, name: name[lang] }] : [];
  });
  if (marks.length === 0) return null;
  return (
    <ul className="waymarks" aria-label={titles.facilities.title}>
      {marks.map(({ key, sign, name }) => (
        <li key={key}>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path
              d={sign}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
