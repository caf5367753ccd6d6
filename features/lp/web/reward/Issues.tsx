import { decimalsOf } from '#platform/std/amount.ts'
import { shortAddress, shortAmount } from '#platform/std/format.ts'
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

import { purchaseApi } from '../../purchaseApi.ts'
import type { Issue } from '../../purchaseShapes.ts'
import { lpRewardTexts as texts } from './text.ts'

const step = 20

/** What was paid to whom, newest first: anybody can look. */
export function Issues() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(purchaseApi.swapIssuedList, {}, size, ({ id }) => id)
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows />}
      empty={<EmptyState title={t(texts.noIssues)} body={t(texts.noIssuesBody)} />}
    >
      {({ total, list }) => (
        <div className="flex flex-col">
          {list.map((issue) => (
            <Row key={issue.id} issue={issue} />
          ))}
          <MoreButton more={total > size} onMore={() => setSize(size + step)} />
        </div>
      )}
    </QueryState>
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
      trailing={`${shortAmount(BigInt(reward), decimalsOf.TES, 4)} ${coin}`}
      {...(final ? {} : { trailingNote: <Chip tone="lapis">{t(texts.confirming)}</Chip> })}
    />
  )
}
