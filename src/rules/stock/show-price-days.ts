/** How many nights ahead `show_price` looks; so long is it good for. */
export const SHOW_PRICE_DAYS = 30;
