import type { FrozenSale } from '../../marketShapes.ts'

/** settle: card and money swap · cancel: the buyer leaves · refund: the only action left */
export type SaleStep = 'settle' | 'cancel' | 'refund'

/** The state of a frozen sale in this second: time alone makes a waiting one ready. */
export const saleStateAt = (
  { state, unlockTime }: Pick<FrozenSale, 'state' | 'unlockTime'>,
  now: number,
): FrozenSale['state'] => (state === 'waiting' && unlockTime <= now ? 'ready' : state)

/** This user's present actions, the due one first. */
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
