import { isAddress } from '#platform/std/address.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link, useSearchParams } from 'wouter'

import { CurveChart } from './market/CurveChart.tsx'
import { MarketLists } from './market/MarketLists.tsx'
import { TradeForm } from './market/TradeForm.tsx'
import { NoSale } from './NoSale.tsx'
import { presalePath } from './paths.ts'
import { SaleHead } from './SaleHead.tsx'
import { marketTexts as texts } from './textMarket.ts'
import { type Market, type SaleDetail, stateOf, useSale } from './useSale.ts'

/** The internal market of a presale by `?address=`: the curve, buying and selling back, trades and holders. */
export function InnerMarketScreen() {
  const [search] = useSearchParams()
  const sale = (search.get('address') ?? '').trim()
  return <Frame>{isAddress(sale) ? <Loaded key={sale} sale={sale} /> : <NoSale />}</Frame>
}

function Loaded({ sale }: { sale: string }) {
  const query = useSale(sale)
  if (query.error?.code === 'NO_SUCH_SALE') return <NoSale />
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {(found) =>
        found.market === null ? (
          <NoMarket found={found} />
        ) : (
          <Trading found={found} market={found.market} />
        )
      }
    </QueryState>
  )
}

function Trading({ found, market }: { found: SaleDetail; market: Market }) {
  const t = useText()
  const now = useChainNow()
  const { dateTime } = useFormats()
  const { presale } = found
  const state = stateOf(found, now)
  const open = state === 'inside' || state === 'listable' || state === 'expired'
  const waits = state === 'upcoming' || state === 'live'
  return (
    <>
      <SaleHead sale={presale} state={state} />
      <CurveChart found={found} market={market} />
      {open ? (
        <TradeForm
          found={found}
          market={market}
          buys={state === 'inside' && market.sold < market.shares}
        />
      ) : (
        <EmptyState
          title={t(texts.closedTitle)}
          body={waits ? `${t(texts.opensAfter)} ${dateTime(presale.endTime)}` : t(texts.endedBody)}
          action={<ToPresale sale={presale.sale} />}
        />
      )}
      <MarketLists found={found} market={market} />
    </>
  )
}

function NoMarket({ found }: { found: SaleDetail }) {
  const t = useText()
  return <EmptyState title={t(texts.noMarket)} action={<ToPresale sale={found.presale.sale} />} />
}

function ToPresale({ sale }: { sale: string }) {
  const t = useText()
  return (
    <Link
      to={presalePath(sale)}
      className="inline-flex min-h-11 items-center font-semibold text-lapis"
    >
      {t(texts.toPresale)}
    </Link>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-52 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
