import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { service } from '#platform/web/services.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import { useOnLanded } from '#platform/web/flow/useOnLanded.ts'
import { Link, useSearchParams } from 'wouter'

import { earningsApi } from '../api.ts'
import { mostLeaves } from '../rules.ts'
import { BonusLines } from './BonusLines.tsx'
import { ClaimPlan } from './ClaimPlan.tsx'
import { claimedHere } from './claims.ts'
import { Epochs } from './Epochs.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { PaidToYou } from './PaidToYou.tsx'
import { claimTexts as texts } from './textClaim.ts'

/** Everything that contracts would pay the reader now, in one sum; of one coin where the address names one. */
export function ClaimingScreen() {
  return (
    <Frame sequential>
      <OfMember>
        <Claims />
      </OfMember>
    </Frame>
  )
}

function Claims() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const coins = useConfig()?.coins ?? []
  const query = useApi(service('portfolio'), {}, { refetchInterval: 15_000 })
  useOnLanded(['done'], () => void query.refetch())
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {({ list }) => {
        const claimable = list.filter(({ part }) => part === 'claimable')
        const shown = claimedHere(claimable, token, coins)
        return shown.length === 0 ? (
          <>
            <Nothing elsewhere={claimable.length > 0} />
            <Behind />
          </>
        ) : (
          <ClaimPlan list={shown}>
            <Behind />
          </ClaimPlan>
        )
      }}
    </QueryState>
  )
}

/** Nothing to claim, or nothing of the coin that the address names. */
function Nothing({ elsewhere }: { readonly elsewhere: boolean }) {
  const t = useText()
  return (
    <EmptyState
      title={t(elsewhere ? texts.notHere : texts.nothing)}
      body={t(elsewhere ? texts.notHereBody : texts.nothingBody)}
      next={{
        to: elsewhere ? '/claiming' : '/pledgeLP',
        text: t(elsewhere ? texts.allClaims : texts.toStake),
      }}
    />
  )
}

function Behind() {
  const t = useText()
  return (
    <>
      <OnTheWay />
      <PaidToYou />
      <Bonus />
      <Link
        to="/withdrawal"
        className="flex min-h-11 items-center justify-between font-semibold text-lapis"
      >
        {t(texts.toWithdrawal)}
      </Link>
    </>
  )
}

/** What waits of the level bonus, and what it is computed from. */
function Bonus() {
  const t = useText()
  const { data } = useApi(earningsApi.claimable, {}, { refetchInterval: 15_000 })
  const rests = data?.list.filter(({ rest }) => rest !== '0') ?? []
  return (
    <>
      {data?.accruing.map(({ coin, amount }) => (
        <p key={coin.address} className="num text-xs text-lapis">
          {t(texts.accruing, { amount: exactOf(BigInt(amount), coin) })}
        </p>
      ))}
      {rests.map(({ coin, rest }) => (
        <p key={coin.address} className="num text-xs text-soft">
          {t(texts.rest, { amount: exactOf(BigInt(rest), coin), count: mostLeaves })}
        </p>
      ))}
      <Disclosure title={t(texts.bonusFold)}>
        <div className="flex flex-col gap-4 pb-4">
          <BonusLines />
          <Epochs />
        </div>
      </Disclosure>
    </>
  )
}
