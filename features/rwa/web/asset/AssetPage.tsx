import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { NoAsset } from '../NoAsset.tsx'
import { type AssetDetail, isBuyable, stateAt, useAsset } from '../useAsset.ts'
import { AssetBar } from './AssetBar.tsx'
import { AssetHead } from './AssetHead.tsx'
import { BuyForm } from './BuyForm.tsx'
import { DocumentCheck } from './DocumentCheck.tsx'
import { Escrow } from './Escrow.tsx'
import { MyShares } from './MyShares.tsx'
import { Progress } from './Progress.tsx'
import { Reserve } from './Reserve.tsx'

// Only a released asset has them.
const Dividends = lazyComponent(async () => (await import('./Dividends.tsx')).Dividends, null)
const Redemptions = lazyComponent(async () => (await import('./Redemptions.tsx')).Redemptions, null)
// Few have a role.
const Roles = lazyComponent(async () => (await import('./Roles.tsx')).Roles, null)
const Parties = lazyComponent(async () => (await import('./Parties.tsx')).Parties, null)

/** One asset: where the money is and when it comes back, its document, its reserve, and what is the reader’s. */
export function AssetPage({ asset }: { asset: string }) {
  const query = useAsset(asset)
  if (query.error?.code === 'NO_SUCH_ASSET') return <NoAsset />
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {(found) => <Found found={found} />}
    </QueryState>
  )
}

function Found({ found }: { found: AssetDetail }) {
  const now = useChainNow()
  const { status } = useSession()
  const [typed, setTyped] = useState('1')
  const { asset, open } = found
  const state = stateAt(asset, now)
  const buyable = isBuyable(asset, now)
  const allowed = status !== 'signedIn' || (found.allowedUntil ?? 0) > now
  const buys = buyable && open && allowed
  return (
    <>
      <AssetHead asset={asset} state={state} />
      <Escrow asset={asset} state={state} now={now} />
      {state !== 'released' && <Progress found={found} />}
      <MyShares found={found} state={state} now={now} />
      {buyable && (
        <BuyForm found={found} open={buys} allowed={allowed} typed={typed} onType={setTyped} />
      )}
      <DocumentCheck found={found} />
      <Reserve found={found} now={now} />
      {state === 'released' && (
        <>
          <Dividends found={found} />
          <Redemptions found={found} now={now} />
        </>
      )}
      {status === 'signedIn' && <Roles found={found} state={state} />}
      <Parties found={found} />
      <AssetBar found={found} state={state} buys={buys} typed={typed} />
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  )
}
