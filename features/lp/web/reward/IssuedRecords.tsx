import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useState } from 'react'

import { purchaseApi } from '../../purchaseApi.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { lpRewardTexts as texts } from './text.ts'

/** The own issued rewards for purchases, newest purchase first. */
export function IssuedRecords() {
  const t = useText()
  const formats = useFormats()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <PagedRows
        endpoint={purchaseApi.swapCoinIssuedList}
        input={{ state: 'issued' }}
        keyOf={({ id }) => id}
        row={({ id, symbol, reward, issuedAt }) => (
          <ListRow
            onPress={() => setOpened(id)}
            title={symbol}
            note={
              <>
                <span className="block">{t(texts.number, { id })}</span>
                <span className="block">{issuedAt === null ? '' : formats.dateTime(issuedAt)}</span>
              </>
            }
            trailing={`${shortAmount(BigInt(reward), decimalsOf.TES)} TES`}
          />
        )}
        first={10}
        empty={<EmptyState title={t(texts.noneIssued)} />}
      />
      {opened !== null && <ReceiptSheet id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
