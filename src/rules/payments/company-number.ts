/** A Taiwanese company's unified business number: eight digits whose weighted sum is divisible by five (since April 2023). */
const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

export function isCompanyNumber(text: string): boolean {
  // Eight zeros pass the checksum but belong to no company.
  if (!/^\d{8}$/.test(text) || text === "00000000") return false;
  const total = WEIGHTS.reduce((sum, weight, place) => {
    const product = Number(text[place]) * weight;
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
  // A seven in the seventh place gives 28 = 2 + 8 = 10, whose digits may count as 1 or as 0.
  return total % 5 === 0 || (text[6] === "7" && (total + 1) % 5 === 0);
}
