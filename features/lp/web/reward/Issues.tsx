import { decimalsOf } from '#platform/std/amount.ts'
import { shortAddress, shortAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { purchaseApi } from '../../purchaseApi.ts'
import type { Issue } from '../../purchaseShapes.ts'
import { lpRewardTexts as texts } from './text.ts'

/** Issued rewards with their receivers, newest first: public. */
export function Issues() {
  const t = useText()
  return (
    <PagedRows
      endpoint={purchaseApi.swapIssuedList}
      input={{}}
      keyOf={({ id }) => id}
      row={(issue) => <Row issue={issue} />}
      first={20}
      empty={<EmptyState title={t(texts.noIssues)} body={t(texts.noIssuesBody)} />}
    />
  )
}

function Row({ issue: { symbol, buyer, reward, coin, time, txHash, final } }: { issue: Issue }) {
  const t = useText()
  const formats = useFormats()
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={symbol}
      note={
        <>
          <span className="block">{t(texts.to, { buyer: shortAddress(buyer) })}</span>
          <span className="block">{formats.dateTime(time)}</span>
        </>
      }
      trailing={`${shortAmount(BigInt(reward), decimalsOf.TES)} ${coin}`}
      {...(final ? {} : { trailingNote: <Chip tone="lapis">{t(texts.confirming)}</Chip> })}
    />
  )
}
