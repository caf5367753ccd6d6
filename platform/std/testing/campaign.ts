/** Where every random test begins: `npm test` takes it from the commit and prints it, SEED=<number> repeats a run. */
export const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** Whether this is `npm run test:full`. */
export const isFull = Boolean(process.env['TEST_FULL'])

/** How many cases a random test tries: `full` in `npm run test:full`, else `quick`. */
export const sized = (quick: number, full: number): number => (isFull ? full : quick)
