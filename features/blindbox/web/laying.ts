/** How long all stones of a card take, ms. */
export const layingMs = 1_800

/** How many of so many stones lie after so long. */
export const laidAfter = (ms: number, stones: number): number =>
  Math.min(stones, Math.floor((Math.max(0, ms) * stones) / layingMs))
