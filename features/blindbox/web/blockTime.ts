/** Seconds of a block on this chain; a block that is left out makes it longer. */
export const blockTime = 3
