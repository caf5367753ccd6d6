import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { Figure } from '#platform/ui/Figure.tsx'
import { BoxRewards } from './BoxRewards.tsx'
import { ownTexts } from './market/textOwn.ts'
import { rewardDecimals } from './reward.ts'
import { nftTexts as texts, stateTexts } from './text.ts'

const step = 20

/** What my cards have paid me, and below it what my boxes gave, each newest first. */
export function Rewards() {
  return (
    <>
      <CardRewards />
      <BoxRewards />
    </>
  )
}

function CardRewards() {
  const t = useText()
  const formats = useFormats()
  const [size, setSize] = useState(step)
  const query = useApiList(
    salesApi.profitePage,
    { kind: 'card' },
    size,
    ({ txHash, amount }) => `${txHash}:${amount}`,
  )
  return (
    <QueryState query={query} skeleton={<SkeletonRows />} empty={<NoRewards />}>
      {({ total, list, sum }) => (
        <>
          <Figure
            label={t(ownTexts.rewardsInAll)}
            value={exactAmount(BigInt(sum), rewardDecimals)}
            note="TES"
          />
          <div className="flex flex-col border-b border-line">
            {list.map((reward) => (
              <ListRow
                key={`${reward.txHash}:${reward.amount}`}
                to={`/tx?id=${reward.txHash}`}
                title={t(ownTexts.rewardClaim)}
                note={
                  <>
                    <span className="block">{formats.dateTime(reward.time)}</span>
                    {BigInt(reward.owed) > 0n && (
                      <span className="block">
                        {t(ownTexts.ofEnded, {
                          amount: shortAmount(BigInt(reward.owed), rewardDecimals),
                        })}
                      </span>
                    )}
                  </>
                }
                trailing={`+${shortAmount(BigInt(reward.amount ?? '0'), rewardDecimals)} ${reward.coin}`}
                trailingNote={
                  reward.final ? undefined : <Chip tone="lapis">{t(stateTexts.confirming)}</Chip>
                }
              />
            ))}
          </div>
          <MoreButton more={total > size} onMore={() => setSize(size + step)} />
        </>
      )}
    </QueryState>
  )
}

function NoRewards() {
  const t = useText()
  return (
    <EmptyState
      title={t(ownTexts.noRewards)}
      body={t(ownTexts.noRewardsBody)}
      action={
        <Link to="/nftPledge" className={buttonClass()}>
          {t(texts.goStaking)}
        </Link>
      }
    />
  )
}
