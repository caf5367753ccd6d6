import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Awaited } from '#platform/web/Arriving.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { marketApi } from '../../marketApi.ts'
import { CardGridSkeleton } from '../CardTile.tsx'
import { Credits } from './Credits.tsx'
import { SaleRow } from './SaleRow.tsx'
import { saleStateAt } from './saleSteps.ts'
import { ownTexts as texts } from './textOwn.ts'

/**
 * Deals that can be finished now: waiting money, and sales that are ready or broken, unless they are listed below.
 * Nothing if all are finished.
 */
export function YourTurn({ sales: shown }: { sales: boolean }) {
  const t = useText()
  const now = useChainNow()
  const { address } = useSession()
  const sales = useApi(marketApi.ownSales, { pageSize: '100' })
  const due = (sales.data?.list ?? []).filter((sale) => {
    if (!shown) return false
    const state = saleStateAt(sale, now)
    return state === 'ready' || (state === 'broken' && sale.buyer === address)
  })
  return (
    <>
      <Awaited query={sales}>
        <CardGridSkeleton />
      </Awaited>
      {due.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t(texts.yourTurn)}</h2>
          <ul className="flex flex-col border-b border-line">
            {due.map((sale) => (
              <SaleRow key={`${sale.tokenId}:${sale.number}`} sale={sale} />
            ))}
          </ul>
        </section>
      )}
      <Credits />
    </>
  )
}
