import type { FrozenSale } from '../../marketShapes.ts'

/** settle: card and money swap · cancel: the buyer leaves · refund: nothing else is possible any more */
export type SaleStep = 'settle' | 'cancel' | 'refund'

/** Where a frozen sale stands this second: time alone makes a waiting one ready. */
export const saleStateAt = (
  { state, unlockTime }: Pick<FrozenSale, 'state' | 'unlockTime'>,
  now: number,
): FrozenSale['state'] => (state === 'waiting' && unlockTime <= now ? 'ready' : state)

/** What this reader may do about it now, what is due first. */
export function saleSteps(
  sale: Pick<FrozenSale, 'state' | 'unlockTime' | 'buyer'>,
  reader: string | null,
  now: number,
): readonly SaleStep[] {
  const state = saleStateAt(sale, now)
  if (state === 'broken') return ['refund']
  const leave: readonly SaleStep[] = sale.buyer === reader ? ['cancel'] : []
  if (state === 'ready') return ['settle', ...leave]
  return state === 'waiting' ? leave : []
}
