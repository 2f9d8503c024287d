/** Coordinates as a map writes them: 24°02′46″N 121°09′29″E. */
function angle(degrees: number, [positive, negative]: readonly [string, string]): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const two = (value: number) => String(value).padStart(2, "0");
  const side = degrees < 0 ? negative : positive;
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″${side}`;
}

export function writtenCoordinates([latitude, longitude]: readonly [number, number]): string {
  return `${angle(latitude, ["N", "S"])} ${angle(longitude, ["E", "W"])}`;
}
