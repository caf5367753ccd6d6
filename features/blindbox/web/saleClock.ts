import type { Product } from '#features/sales/public.web.ts'

type Sale = Pick<Product, 'state' | 'start' | 'end' | 'remainSupply'>

/** The state at a moment: a sale starts and ends by time, whatever was read before. */
export function stateAt({ start, end, remainSupply }: Sale, now: number): Product['state'] {
  if (end !== null && now >= end) return 'ended'
  if (start !== null && now < start) return 'preparing'
  return remainSupply === 0 ? 'soldOut' : 'onSale'
}

/** Whether a sale has started or ended since it was read, so that a list by state has it wrongly. */
export const isPast = ({ state, start, end }: Sale, now: number): boolean =>
  (state === 'preparing' && start !== null && now >= start) ||
  (state !== 'ended' && end !== null && now >= end)

/** What comes next and when, unix seconds; null after the end. */
export function nextChange(
  sale: Sale,
  now: number,
): { readonly is: 'start' | 'end'; readonly at: number } | null {
  const { start, end } = sale
  if (start !== null && now < start) return { is: 'start', at: start }
  return end === null || now >= end ? null : { is: 'end', at: end }
}
