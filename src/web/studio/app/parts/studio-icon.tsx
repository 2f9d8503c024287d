/** Line icons of the studio. They take the text's colour. */
const PATHS = {
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  flag: "M5 21V4h11l-1.5 4L16 12H5",
  orders: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  rates: "M4 6h16v15H4zM4 10.5h16M8 3v4M16 3v4M9 17l6-3",
  card: "M3 6h18v13H3zM3 10h18M7 15h4",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  bed: "M3 19v-6h18v6M3 16h18M5 13V7h14v6M8.5 13v-2.5h7V13",
  pool: "M3 17c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 21c2-2 4-2 6 0s4 2 6 0 4-2 6 0M8 15V6a2 2 0 0 1 4 0M16 15V6a2 2 0 0 0-4 0M8 10h8",
  gift: "M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9c-5 0-5-6-2-6 2 0 2 4 2 6s0-6 2-6c3 0 3 6-2 6",
  basket: "M3 10h18l-2 10H5zM8 10l3-6M16 10l-3-6M9 14v3M12 14v3M15 14v3",
  news: "M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 9h7M7 12.5h7M7 16h4",
  pin: "M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12M12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  text: "M5 6V4h14v2M12 4v16M9 20h6",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.5 9.5h.01",
  brush: "M20 4c-5 2-9 6-11 10l2 2c4-2 8-6 9-12M8 15c-3 0-2 4-5 5 4 1 7 0 7-3",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  languages: "M3 6h10M8 4v2M5.5 6c.5 4 3 6.5 6.5 8M11 6c-.5 4-3 7-7 8.5M12 20l4.5-10L21 20M13.5 17h6",
  rocket: "M12 15l-3-3c1-5 4-8 10-9-1 6-4 9-9 10M9 12H5l3-3M12 15v4l3-3M6 16c-2 0-2 3-3 5 2-1 5-1 5-3",
  history: "M4 5v5h5M4.5 9.5A8 8 0 1 1 4 13M12 8v5l3 2",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.7 3.5 2.5 3.5 5.5",
  gear: "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  check: "M4 12.5l5 5L20 6.5",
  warning: "M12 4l9.5 16.5h-19zM12 10v4.5M12 17.5h.01",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8h.01",
  outside: "M8 5h11v11M19 5L6 18",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  eye: "M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  phone: "M8 3h8v18H8zM11 18h2",
  bell: "M6 17h12l-1.5-2.5V11a4.5 4.5 0 0 0-9 0v3.5zM10.5 20h3M12 4v2.5",
  bell_off: "M6 17h12l-1.5-2.5V11a4.5 4.5 0 0 0-9 0v3.5zM10.5 20h3M4 4l16 16",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10",
  file: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14",
  grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
} as const;

export type StudioIconName = keyof typeof PATHS;

export function StudioIcon({ name, size = 20 }: { name: StudioIconName; size?: number }) {
  return (
    <svg className="studio-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
