import { figureAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen } from '#platform/web/screen.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { useState } from 'react'

import { approvalsApi } from '../api.ts'
import { mostKept } from '../limits.ts'
import { ApprovalRow } from './ApprovalRow.tsx'
import { keyOf, summaryOf } from './approvals.ts'
import { approvalsTexts as texts } from './text.ts'

const LookUp = lazyComponent(
  async () => (await import('./LookUp.tsx')).LookUp,
  () => <Skeleton className="h-64 w-full" />,
)

/** Rows that are shown at first, and more with each tap. */
const step = 20

type Standing = Reply<typeof approvalsApi.standing>

/** What others could take of the reader today, and the one button against each. */
export function ApprovalsScreen() {
  const t = useText()
  const query = useApi(approvalsApi.standing, {})
  return (
    <Screen>
      <OfMember>
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(standing) => <Approvals standing={standing} />}
        </QueryState>
        <div className="flex flex-col">
          <Disclosure title={t(texts.lookUp)}>
            <LookUp />
          </Disclosure>
          <Disclosure title={t(texts.whatIsListed)}>
            <div className="flex flex-col gap-2 pb-4 text-sm text-soft">
              <p>{t(texts.sourceOurs)}</p>
              <p>{t(texts.sourceIndex, { count: mostKept })}</p>
              <p>{t(texts.sourceMissing)}</p>
            </div>
          </Disclosure>
        </div>
      </OfMember>
    </Screen>
  )
}

function Approvals({ standing }: { standing: Standing }) {
  const t = useText()
  const [size, setSize] = useState(step)
  const { list, full } = standing
  if (list.length === 0) return <EmptyState title={t(texts.none)} body={t(texts.noneNote)} />
  return (
    <section className="flex flex-col gap-4">
      <Headline standing={standing} />
      {full && <p className="text-sm text-gold">{t(texts.full, { count: mostKept })}</p>}
      <ul className="flex flex-col">
        {list.slice(0, size).map((approval) => (
          <ApprovalRow key={keyOf(approval)} approval={approval} />
        ))}
      </ul>
      <MoreButton more={list.length > size} onMore={() => setSize(size + step)} />
    </section>
  )
}

/** The one figure: so many approvals, and the most that all of them could take together. */
function Headline({ standing: { list, worth, block } }: { standing: Standing }) {
  const t = useText()
  const { count, cards, unpriced } = summaryOf(list)
  const beside = t(texts.beside, { cards, coins: unpriced }).trim()
  return (
    <div className="flex flex-col gap-1 pt-2">
      <Figure
        label={t(texts.couldTake, { count })}
        value={t(texts.money, { amount: figureAmount(BigInt(worth), 6), symbol: 'USDT' })}
        note={t(texts.asOf, { block })}
      />
      {beside !== '' && <p className="text-sm text-soft [overflow-wrap:anywhere]">{beside}</p>}
    </div>
  )
}
