/** Prices from the left to the right, from their lowest at the bottom to their highest at the top; level ones in the middle. */
export function linePoints(prices: readonly bigint[], width: number, height: number): string {
  const low = prices.reduce((a, b) => (b < a ? b : a), prices[0] ?? 0n)
  const high = prices.reduce((a, b) => (b > a ? b : a), low)
  const places = prices.map((price, i) => {
    const x = (i / Math.max(1, prices.length - 1)) * width
    // In thousandths: prices have more digits than numbers are exact to.
    const risen = high === low ? 500 : Number(((price - low) * 1_000n) / (high - low))
    return `${round(x)},${round(height - (risen / 1_000) * height)}`
  })
  return places.join(' ')
}

const round = (value: number): number => Math.round(value * 100) / 100
