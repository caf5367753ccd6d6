import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import type { ReactNode } from 'react'

import { withdrawalApi } from '../api.ts'
import { withdrawalTexts as texts } from './text.ts'

/** The own withdrawals, newest first. */
export function WithdrawRecords({ heading }: { heading?: ReactNode }) {
  const t = useText()
  const formats = useFormats()
  const coin = useApi(withdrawalApi.lockStatistic, {}).data?.coin ?? tesCoin
  return (
    <PagedRows
      endpoint={withdrawalApi.withdrawRecord}
      input={{}}
      keyOf={({ id }) => id}
      row={({ amount, fee, time, txHash, final }) => (
        <ListRow
          to={`/tx?id=${txHash}`}
          title={shortOf(BigInt(amount) - BigInt(fee), coin)}
          note={formats.dateTime(time)}
          trailing={t(texts.feeOf, { amount: shortOf(BigInt(fee), coin) })}
          {...(final
            ? {}
            : { trailingNote: <Chip tone="lapis">{t(earningTexts.confirming)}</Chip> })}
        />
      )}
      first={10}
      heading={heading}
      empty={<EmptyState title={t(texts.noRecords)} />}
    />
  )
}
