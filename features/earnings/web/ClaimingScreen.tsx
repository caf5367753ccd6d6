import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { recordTexts } from '#platform/web/recordText.ts'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link, useSearchParams } from 'wouter'

import { earningsApi } from '../api.ts'
import type { Claimable } from '../shapes.ts'
import { BonusLines } from './BonusLines.tsx'
import { ClaimCard } from './ClaimCard.tsx'
import { Epochs } from './Epochs.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { ReceivingRecords } from './Records.tsx'
import { claimedHere } from './claims.ts'
import { claimTexts as texts } from './textClaim.ts'

/** What contracts would pay one now, each with its button; a coin's alone where the address names one. */
export function ClaimingScreen() {
  const t = useText()
  return (
    <Frame inTurn>
      <p className="text-soft">{t(texts.lead)}</p>
      <OfMember>
        <Claims />
      </OfMember>
    </Frame>
  )
}

function Claims() {
  const t = useText()
  const [search] = useSearchParams()
  const token = search.get('token')
  const query = useApi(earningsApi.claimable, {}, { refetchInterval: 15_000 })
  return (
    <>
      <QueryState query={query} skeleton={<Skeleton className="h-64 w-full" />}>
        {({ list, accruing, sources }) => {
          const shown = claimedHere(list, token)
          if (shown.length === 0) return <NotClaimedHere list={list} />
          return shown.map((one) => (
            <ClaimCard key={one.from} claimable={one} accruing={accruing} sources={sources} />
          ))
        }}
      </QueryState>
      <OnTheWay />
      <BonusLines />
      <Epochs />
      <Surface className="flex flex-col gap-1">
        <h2 className="text-base">{t(texts.elsewhere)}</h2>
        <p className="text-soft">{t(texts.elsewhereBody)}</p>
        <Link
          to="/record?kind=staking"
          className="-mb-2 flex min-h-11 items-center font-semibold text-lapis"
        >
          {t(recordTexts.all)}
        </Link>
      </Surface>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">{t(texts.records)}</h2>
        <ReceivingRecords />
      </section>
    </>
  )
}

/** The address names a coin that no contract pays here: what can be claimed stands on the screen without it. */
function NotClaimedHere({ list }: { readonly list: readonly Claimable[] }) {
  const t = useText()
  const coin = [...new Set(list.map((one) => one.coin.symbol))].join(', ')
  return (
    <EmptyState
      title={t(texts.notHere)}
      body={t(texts.notHereBody, { coin })}
      action={
        <Link to="/claiming" className={buttonClass('quiet')}>
          {t(texts.allClaims)}
        </Link>
      }
    />
  )
}
