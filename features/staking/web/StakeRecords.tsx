import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'

import { stakingApi } from '../api.ts'
import type { Position } from '../shapes.ts'
import { usePlan } from './plans.ts'
import { stateAt } from './stake.ts'
import { stakingTexts as texts } from './text.ts'

/** The own stakes of coins, newest first. */
export function StakeRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={stakingApi.record}
      input={{}}
      keyOf={({ id }) => id}
      row={(stake) => <Row stake={stake} />}
      first={10}
      empty={
        <EmptyState
          title={t(texts.noStakes)}
          next={{ to: '/pledgeCoin', text: t(texts.pledgeTitle) }}
        />
      }
    />
  )
}

function Row({ stake }: { stake: Position }) {
  const t = useText()
  const formats = useFormats()
  const plan = usePlan(stake.coin)
  const state = stateAt(stake, useChainNow())
  return (
    <ListRow
      to={`/tx?id=${stake.txHash}`}
      title={`${stake.coin} · ${t(texts.daysOf, { days: stake.days })}`}
      note={formats.dateTime(stake.start)}
      trailing={
        plan === undefined
          ? '…'
          : `${shortAmount(BigInt(stake.amount), plan.decimals)} ${stake.coin}`
      }
      trailingNote={t(texts[state])}
    />
  )
}

/** Rewards of stakes that were paid, newest first. */
export function PaymentRecords() {
  const t = useText()
  const formats = useFormats()
  return (
    <PagedRows
      endpoint={stakingApi.payments}
      input={{}}
      keyOf={({ txHash, amount }) => `${txHash}:${amount}`}
      row={({ amount, stakes, time, txHash, final }) => (
        <ListRow
          to={`/tx?id=${txHash}`}
          title={t(texts.ofStakes, { count: stakes })}
          note={formats.dateTime(time)}
          trailing={`${shortAmount(BigInt(amount), decimalsOf.TES)} TES`}
          {...(final
            ? {}
            : { trailingNote: <Chip tone="lapis">{t(earningTexts.confirming)}</Chip> })}
        />
      )}
      first={10}
      empty={<EmptyState title={t(texts.noPayments)} />}
    />
  )
}
