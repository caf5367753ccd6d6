import { shortAmount } from '#platform/std/format.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Reserve } from '#platform/web/reserve/Reserve.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'

import { nftApi } from '../api.ts'
import { Figure } from '#platform/ui/Figure.tsx'
import { MyStaking } from './MyStaking.tsx'
import { PledgeRecords } from './PledgeRecords.tsx'
import { rewardDecimals } from './reward.ts'
import { stakeTexts as texts } from './textStake.ts'

/** Staking: the totals and mine, claim, add, unlock times, and the reserve behind the promises. */
export function NftPledgeScreen() {
  const t = useText()
  const formats = useFormats()
  const { status } = useSession()
  const query = useApi(nftApi.part, {}, { refetchInterval: 30_000 })
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<PledgeSkeleton />}>
        {(part) => (
          <>
            <div className="grid grid-cols-2 gap-4">
              <Figure
                label={t(texts.totalPledged)}
                value={formats.number(part.totalPledged)}
                note={t(texts.powerOf, { power: formats.number(part.totalPower) })}
              />
              <Figure
                label={t(texts.totalReward)}
                value={shortAmount(BigInt(part.totalReward), rewardDecimals)}
                note="TES"
              />
            </div>
            <OfMember>
              <MyStaking mine={part.mine} />
            </OfMember>
            <Reserve backing={part} />
          </>
        )}
      </QueryState>
      {status === 'signedIn' && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t(texts.myRecords)}</h2>
          <PledgeRecords />
        </section>
      )}
    </Frame>
  )
}

function PledgeSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
