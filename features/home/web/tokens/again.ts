/** How often prices are asked for again, ms. */
export const again = 15_000
