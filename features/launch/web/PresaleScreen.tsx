import { isAddress } from '#platform/std/address.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { marketPath } from './paths.ts'
import { NoSale } from './NoSale.tsx'
import { About } from './sale/About.tsx'
import { MintForm } from './sale/MintForm.tsx'
import { MyEntry } from './sale/MyEntry.tsx'
import { Powers } from './sale/Powers.tsx'
import { Progress } from './sale/Progress.tsx'
import { SaleBar } from './sale/SaleBar.tsx'
import { Safety } from './sale/Safety.tsx'
import { Target } from './sale/Target.tsx'
import { Unlocks } from './sale/Unlocks.tsx'
import { SaleHead } from './SaleHead.tsx'
import { saleTexts as texts } from './textSale.ts'
import { type SaleDetail, stateOf, useSale } from './useSale.ts'

// Only a listed sale has them.
const Floor = lazyComponent(async () => (await import('./sale/Floor.tsx')).Floor, null)
const Tap = lazyComponent(async () => (await import('./sale/Tap.tsx')).Tap, null)
const Liquidity = lazyComponent(async () => (await import('./sale/Liquidity.tsx')).Liquidity, null)
const Chores = lazyComponent(async () => (await import('./sale/Chores.tsx')).Chores, null)

/** One presale by `?address=`: until when money comes back, how far it is, what a share buys, and what is the reader's. */
export function PresaleScreen() {
  const [search] = useSearchParams()
  const sale = (search.get('address') ?? '').trim()
  return <Frame>{isAddress(sale) ? <Presale key={sale} sale={sale} /> : <NoSale />}</Frame>
}

function Presale({ sale }: { sale: string }) {
  const query = useSale(sale)
  if (query.error?.code === 'NO_SUCH_SALE') return <NoSale />
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {(found) => <Found found={found} />}
    </QueryState>
  )
}

function Found({ found }: { found: SaleDetail }) {
  const t = useText()
  const now = useChainNow()
  const { address } = useSession()
  const [typed, setTyped] = useState('1')
  const state = stateOf(found, now)
  const { presale, market } = found
  const mints = state === 'live' && address !== presale.token.creator && !(found.mine?.shares ?? 0)
  return (
    <>
      <SaleHead sale={presale} state={state} />
      <Safety found={found} state={state} />
      <Progress found={found} state={state} now={now} />
      <MyEntry found={found} state={state} />
      {(mints || state === 'upcoming') && (
        <MintForm found={found} open={mints} typed={typed} onType={setTyped} />
      )}
      <Unlocks found={found} state={state} now={now} />
      <Floor found={found} />
      <Tap found={found} />
      <Target />
      {market !== null && (
        <Link
          to={marketPath(presale.sale)}
          className="inline-flex min-h-11 items-center font-semibold text-lapis"
        >
          {t(texts.toMarket)}
        </Link>
      )}
      <div className="flex flex-col">
        <Powers found={found} />
        <Liquidity found={found} />
        <About found={found} />
      </div>
      <Chores found={found} />
      <SaleBar found={found} state={state} mints={mints} typed={typed} />
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  )
}
