import type { Product } from '#features/sales/public.web.ts'

type Sale = Pick<Product, 'state' | 'start' | 'end' | 'remainSupply'>

/** The state at a moment: a sale starts and ends by itself, whatever was read before. */
export function stateAt({ start, end, remainSupply }: Sale, now: number): Product['state'] {
  if (end !== null && now >= end) return 'ended'
  if (start !== null && now < start) return 'preparing'
  return remainSupply === 0 ? 'soldOut' : 'onSale'
}

/** What comes next and when, unix seconds; null after the end. */
export function nextChange(
  sale: Sale,
  now: number,
): { readonly is: 'start' | 'end'; readonly at: number } | null {
  const { start, end } = sale
  if (start !== null && now < start) return { is: 'start', at: start }
  return end === null || now >= end ? null : { is: 'end', at: end }
}
