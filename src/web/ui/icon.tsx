/** Line icons as inline SVG: they take the text's colour and need no request. */
const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  pause: "M8 5v14M16 5v14",
  play: "M7 5l12 7-12 7z",
  phone: "M6 3l3 5-2 2c1 3 4 6 7 7l2-2 5 3-2 3c-8 2-17-8-16-16z",
  outside: "M8 5h11v11M19 5L6 18",
  expand: "M4 10V4h6M20 14v6h-6M4 4l6 6M20 20l-6-6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7",
  calendar: "M4 6h16v15H4zM4 11h16M8 3v5M16 3v5",
  person: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 21c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.7 3.5 2.5 3.5 5.5",
  print: "M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z",
  pin: "M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12M12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  bed: "M3 19v-6h18v6M3 16h18M5 13V7h14v6M8.5 13v-2.5h7V13",
  size: "M4 4h16v16H4zM9 4v3M14 4v3M4 9h3M4 14h3",
  meal: "M5 3v6a3 3 0 0 0 6 0V3M8 3v18M18 21V3c-3 1-4 4-4 7v3h4",
  key: "M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 11h9v4M17 11v3",
  cup: "M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11h1.5a2.5 2.5 0 0 1 0 5H17M8 3v3M13 3v3",
  chat: "M12 4c-5 0-9 3-9 7 0 2.3 1.3 4.3 3.4 5.6L6 20l4-2.1c.7.1 1.3.1 2 .1 5 0 9-3 9-7s-4-7-9-7",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
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
