import { shortAmount } from '#platform/std/format.ts'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { nftApi } from '../api.ts'
import type { PledgeRecord } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { rewardDecimals } from './reward.ts'
import { shortDay } from './shortDay.ts'
import { Thumb } from './StakedCards.tsx'
import { stateTexts } from './text.ts'
import { stakeTexts } from './textStake.ts'

const tones: Record<PledgeRecord['state'], Tone> = {
  earning: 'gold',
  matured: 'verdigris',
  unstaked: 'plain',
  left: 'plain',
}

/** The own stakes of cards, newest first. */
export function PledgeRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={nftApi.pledgeRecord}
      input={{}}
      keyOf={({ txHash, tokenId }) => `${txHash}:${tokenId}`}
      row={(record) => <Row record={record} />}
      first={10}
      empty={<EmptyState title={t(stakeTexts.noRecordsYet)} body={t(stakeTexts.noRecordsBody)} />}
    />
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
