import type { Reply } from '#platform/std/endpoint.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { recordTexts } from '#platform/web/recordText.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'

import { stakingApi } from '../api.ts'
import type { Plan, StakeState } from '../shapes.ts'
import { StakeRow } from './StakeRow.tsx'
import { stakingTexts as texts } from './text.ts'

const step = 10
const shown = ['all', 'earning', 'matured', 'unstaked', 'renewed', 'left'] as const

interface MyStakesProps {
  readonly plans: readonly Plan[]
  /** Under the heading. */
  readonly children: ReactNode
}

/** All stakes of all coins, by what became of them. */
export function MyStakes({ plans, children }: MyStakesProps) {
  const t = useText()
  const [state, setState] = useState<'all' | StakeState>('all')
  const [size, setSize] = useState(step)
  const query = useApiList(
    stakingApi.record,
    state === 'all' ? {} : { state },
    size,
    ({ id }) => id,
    { refetchInterval: 30_000 },
  )
  return (
    <section className="in-turn flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t(texts.mine)}</h2>
        <Link to="/record?kind=staking" className="font-semibold text-lapis">
          {t(recordTexts.all)}
        </Link>
      </div>
      {children}
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(record) => (
          <>
            {record.counts.all > 0 && (
              <div className="-mx-4">
                <Tabs
                  label={t(texts.mine)}
                  items={shown
                    .filter((each) => each === 'all' || each === state || record.counts[each] > 0)
                    .map((each) => ({
                      value: each,
                      label: t(texts[each]),
                      count: record.counts[each],
                    }))}
                  value={state}
                  onChange={setState}
                />
              </div>
            )}
            <List record={record} plans={plans} />
            <MoreButton more={record.total > size} onMore={() => setSize(size + step)} />
          </>
        )}
      </QueryState>
    </section>
  )
}

interface ListProps {
  readonly record: Reply<typeof stakingApi.record>
  readonly plans: readonly Plan[]
}

function List({ record: { list, counts }, plans }: ListProps) {
  const t = useText()
  if (list.length === 0) {
    return counts.all === 0 ? (
      <EmptyState title={t(texts.noStakes)} body={t(texts.noStakesBody)} />
    ) : (
      <EmptyState title={t(texts.noneOfState)} />
    )
  }
  return list.map((stake) => {
    const plan = plans.find(({ symbol }) => symbol === stake.coin)
    return plan === undefined ? null : <StakeRow key={stake.id} stake={stake} plan={plan} />
  })
}
