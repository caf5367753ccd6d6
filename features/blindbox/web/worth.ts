/** The cost of a box beside the average worth of a draw; base units of USDT. */
export type Worth = { readonly side: 'above' | 'below' | 'even'; readonly difference: bigint }

export function worthOf(price: bigint, expected: bigint): Worth {
  if (price === expected) return { side: 'even', difference: 0n }
  return price > expected
    ? { side: 'above', difference: price - expected }
    : { side: 'below', difference: expected - price }
}
