/** Pictograms: one square grid, one stroke width, straight lines where possible. */
const calendar = "M4 5h16v16H4zM4 10h16M8 2v5M16 2v5";
const cup = "M4 8h12v12H4zM16 10h4v6h-4M8 2v3M12 2v3";
const drop = "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z";
const lock = "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4";
const washer = "M4 3h16v18H4zM4 7h16M12 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8";
const shower = "M4 22V4h8v4M8 8h8v3H8zM9 14v2M12 14v2M15 14v2M9 19v2M12 19v2M15 19v2";
const tub = "M2 12h20v7H2zM6 12V4h5v3M6 19v3M18 19v3";
const cutlery = "M4 3v6h6V3M7 3v18M17 21V3l3 4v6h-3";

const PATHS = {
  arrow: "M3 12h17M13 5l7 7-7 7",
  outside: "M7 5h12v12M19 5L5 19",
  check_in: "M13 3h8v18h-8M3 12h12M10 7l5 5-5 5",
  until: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5h5",
  check_out: "M11 3H3v18h8M9 12h12M16 7l5 5-5 5",
  bed: "M2 20V5M2 17h20M22 20v-8H2M6 12V8h7v4",
  pin: "M12 22l-7-10V3h14v9zM9 7h6v5H9z",
  customer_notice: "M12 3l10 18H2zM12 9v6M12 17v2",
  dining_options: cutlery,
  booking_policy: `${calendar}M8 15l3 3 5-5`,
  cancel_policy: `${calendar}M9 13l6 6M15 13l-6 6`,
  children_rates: "M6 3h4v4H6zM5 22V10h6v12M16 10h3v3h-3zM15 22v-6h5v6",
  non_smoking: "M2 14h14v4H2zM20 14v4M20 11c0-3-4-2-4-6M3 3l18 18",
  free_wifi: "M2 9c6-6 14-6 20 0M6 13c4-4 8-4 12 0M11 17h2v2h-2z",
  air_conditioning: "M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17",
  heating: "M4 5v14M9 5v14M14 5v14M19 5v14M4 8h15M4 16h15",
  soundproofing: "M3 9v6h4l6 5V4L7 9zM17 9l5 6M22 9l-5 6",
  shower,
  rain_shower: shower,
  bathtub: tub,
  jacuzzi: tub,
  hot_spring_bath: "M3 14h18v7H3zM7 3c-2 3 2 5 0 8M12 3c-2 3 2 5 0 8M17 3c-2 3 2 5 0 8",
  hair_dryer: "M3 5h14v8H3zM9 13v8h4v-8M21 6v6",
  towels: "M5 3h14v18H5zM5 8h14M5 16h14",
  coffee_machine: cup,
  tea_coffee: cup,
  water_dispenser: drop,
  bottled_water: drop,
  microwave: "M2 5h20v14H2zM16 5v14M6 9h6v6H6zM18 9h2M18 13h2",
  kitchen: cutlery,
  kitchenette: cutlery,
  refrigerator: "M5 2h14v20H5zM5 9h14M9 5v2M9 12v4",
  washing_machine: washer,
  laundry_service: washer,
  clothes_dryer: "M4 3h16v18H4zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M9 12c2-2 4 2 6 0",
  iron: "M2 19h20V9H12c-6 0-10 4-10 10zM9 9V4h12",
  key_card_access: "M2 5h20v14H2zM2 10h20M6 15h6",
  smart_lock: lock,
  safe_box: lock,
  smoke_detector: "M3 4h18l-3 6H6zM8 14v4M12 14v7M16 14v4",
  sprinkler: "M12 2v7M6 9h12M7 13l-3 5M11 13l-1 7M13 13l1 7M17 13l3 5",
  fire_extinguisher: "M9 9h8v13H9zM13 9V3M13 5H5v6M13 4l6-2",
  first_aid_kit: "M2 7h20v14H2zM8 7V3h8v4M12 10v8M8 14h8",
  cctv_common_area: "M2 5l16 5-2 6L2 11zM6 13v7H2M18 13h4",
  private_pool: "M2 16h4l3 2h6l3-2h4M2 21h4l3 2h6l3-2h4M8 13V4h4M16 13V4M8 9h8",
  pets_allowed: "M8 21v-5l4-4 4 4v5zM5 8v3M10 4v3M14 4v3M19 8v3",
  accessible_room: "M10 2h3v3h-3zM12 8v6h5l3 7M12 10h5M8 11a6 6 0 1 0 8 8",
  free_bicycles: "M6 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8M18 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8M6 17l4-9h5l3 9M8 8h4M14 4h3",
  bbq_facilities: "M3 9h18l-3 6H6zM8 15l-3 7M16 15l3 7M8 2v4M12 2v4M16 2v4",
  baby_cot: "M3 5v16M21 5v16M3 18h18M3 10h18M8 10v8M12 10v8M16 10v8",
  karaoke: "M9 2h6v10H9zM5 9v7h14V9M12 16v6M8 22h8",
  flat_screen_tv: "M2 4h20v13H2zM7 21h10",
};

export type PictogramName = keyof typeof PATHS;

export function hasPictogram(name: string): name is PictogramName {
  return Object.hasOwn(PATHS, name);
}

export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg className="pictogram" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** One figure per guest; above eight the number beside them says more. */
export function People({ adults, young }: { adults: number; young: number }) {
  const figures = [...Array(Math.min(adults, 8)).fill(1), ...Array(Math.min(young, 4)).fill(0.68)] as number[];
  const step = 11;
  return (
    <svg
      className="people"
      viewBox={`0 0 ${figures.length * step} 24`}
      height="24"
      width={figures.length * step}
      aria-hidden="true"
    >
      {figures.map((size, index) => (
        <path
          key={index}
          transform={`translate(${index * step} ${24 - 24 * size}) scale(${size})`}
          d="M2 0h5v5H2zM0 7h9v9H7v8H2v-8H0z"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
