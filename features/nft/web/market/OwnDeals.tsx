import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'

import { marketApi } from '../../marketApi.ts'
import { OfferRow } from './OfferRow.tsx'
import { SaleRow } from './SaleRow.tsx'
import { ownTexts as texts } from './textOwn.ts'

const step = 20

/** What I bought or sold frozen, and what I offered, newest first. */
export function OwnDeals() {
  const t = useText()
  const [sizes, setSizes] = useState({ sales: step, offers: step })
  const sales = useApiList(
    marketApi.ownSales,
    {},
    sizes.sales,
    (sale) => `${sale.tokenId}:${sale.number}`,
  )
  const offers = useApiList(marketApi.ownOffers, {}, sizes.offers, (offer) => offer.number)
  const more = (of: keyof typeof sizes) => setSizes({ ...sizes, [of]: sizes[of] + step })
  return (
    <QueryState query={sales} skeleton={<SkeletonRows />}>
      {(sold) => (
        <QueryState query={offers} skeleton={<SkeletonRows />}>
          {(offered) => (
            <>
              {sold.list.length + offered.list.length === 0 && (
                <EmptyState
                  title={t(texts.noDeals)}
                  body={t(texts.noDealsBody)}
                  action={
                    <Link to="/nft" className={buttonClass()}>
                      {t(texts.seeMarket)}
                    </Link>
                  }
                />
              )}
              {sold.list.length > 0 && (
                <Part title={t(texts.frozenSales)}>
                  {sold.list.map((sale) => (
                    <SaleRow key={`${sale.tokenId}:${sale.number}`} sale={sale} />
                  ))}
                  <More shown={sold.total > sizes.sales} onMore={() => more('sales')} />
                </Part>
              )}
              {offered.list.length > 0 && (
                <Part title={t(texts.offers)}>
                  {offered.list.map((offer) => (
                    <OfferRow key={offer.number} offer={offer} />
                  ))}
                  <More shown={offered.total > sizes.offers} onMore={() => more('offers')} />
                </Part>
              )}
            </>
          )}
        </QueryState>
      )}
    </QueryState>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-col border-b border-line">{children}</ul>
    </section>
  )
}

function More({ shown, onMore }: { shown: boolean; onMore: () => void }) {
  if (!shown) return null
  return (
    <li className="flex flex-col border-t border-line py-3">
      <MoreButton more onMore={onMore} />
    </li>
  )
}
