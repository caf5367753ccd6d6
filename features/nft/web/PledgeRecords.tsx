import { shortAmount } from '#platform/std/format.ts'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { nftApi } from '../api.ts'
import type { PledgeRecord } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { rewardDecimals } from './reward.ts'
import { shortDay } from './shortDay.ts'
import { Thumb } from './StakedCards.tsx'
import { stateTexts } from './text.ts'
import { stakeTexts } from './textStake.ts'

const step = 10

const tones: Record<PledgeRecord['state'], Tone> = {
  earning: 'gold',
  matured: 'verdigris',
  unstaked: 'plain',
  left: 'plain',
}

export function PledgeRecords() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(
    nftApi.pledgeRecord,
    {},
    size,
    (record) => `${record.txHash}:${record.tokenId}`,
  )
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows />}
      empty={<EmptyState title={t(stakeTexts.noRecordsYet)} body={t(stakeTexts.noRecordsBody)} />}
    >
      {({ total, list }) => (
        <div className="flex flex-col">
          {list.map((record) => (
            <Row key={`${record.txHash}:${record.tokenId}`} record={record} />
          ))}
          <MoreButton more={total > size} onMore={() => setSize(size + step)} />
        </div>
      )}
    </QueryState>
  )
}

function Row({ record }: { record: PledgeRecord }) {
  const t = useText()
  const { locale } = useLocale()
  const now = useChainNow()
  const short = (value: string): string => shortAmount(BigInt(value), rewardDecimals)
  return (
    <ListRow
      to={`/tx?id=${record.txHash}`}
      leading={<Thumb card={record} />}
      title={cardName(t, record)}
      note={
        <>
          <span className="block">
            {t(stakeTexts.period, {
              from: shortDay(record.start, now, locale),
              to: shortDay(record.endedAt ?? record.itemUnlockTime, now, locale),
            })}
          </span>
          <span className="block">
            {t(stakeTexts.paidOfReward, { paid: short(record.paid), reward: short(record.reward) })}
          </span>
        </>
      }
      trailing={
        record.final ? (
          <Chip tone={tones[record.state]}>{t(stakeTexts[record.state])}</Chip>
        ) : (
          <Chip tone="lapis">{t(stateTexts.confirming)}</Chip>
        )
      }
    />
  )
}
