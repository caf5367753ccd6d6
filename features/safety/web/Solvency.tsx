import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { StateBox } from '#platform/ui/StateBox.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { owedName } from '#platform/web/shell/composed.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { useCallback, useState } from 'react'

import { type DebtView, safetyApi } from '../api.ts'
import { DebtRow } from './DebtRow.tsx'
import { groupsOf, keyOf, readAgainIn, stateOf, type Summary, summaryOf } from './debts.ts'
import { solvencyTexts as texts } from './textSolvency.ts'

/** How many are read at first, and more with each tap. */
const step = 50

/** Whether the contracts have what they owe, of each coin. */
export function Solvency() {
  const [size, setSize] = useState(step)
  const [found, setFound] = useState<ReadonlyMap<string, DebtView>>(new Map())
  const query = useApiList(safetyApi.solvency, {}, size, keyOf, {
    refetchInterval: ({ state: { data } }) => readAgainIn(data?.list ?? [], data?.unread ?? 0),
  })
  const onChecked = useCallback(
    (debt: DebtView) => setFound((before) => new Map(before).set(keyOf(debt), debt)),
    [],
  )
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ list, total, unread }) => (
        <Debts
          list={list.map((debt) => (debt.checked ? debt : (found.get(keyOf(debt)) ?? debt)))}
          unread={unread}
          onChecked={onChecked}
          more={total > size}
          onMore={() => setSize(size + step)}
        />
      )}
    </QueryState>
  )
}

interface DebtsProps {
  readonly list: readonly DebtView[]
  readonly unread: number
  readonly onChecked: (debt: DebtView) => void
  readonly more: boolean
  readonly onMore: () => void
}

function Debts({ list, unread, onChecked, ...more }: DebtsProps) {
  const t = useText()
  if (list.length === 0 && unread === 0) return null
  const short = list.filter((debt) => stateOf(debt) === 'short')
  const others = list.filter((debt) => stateOf(debt) !== 'short')
  return (
    <section className="flex flex-col">
      <Headline summary={summaryOf(list, unread)} />
      {short.map((debt) => (
        <DebtRow
          key={keyOf(debt)}
          debt={debt}
          name={t(owedName(debt.what))}
          onChecked={onChecked}
        />
      ))}
      <Disclosure title={t(texts.byContract)}>
        {groupsOf(others).map((group) => (
          <section key={group[0]!.what} className="pb-2">
            <h3 className="pb-1 text-base [overflow-wrap:anywhere]">
              {t(owedName(group[0]!.what))}
            </h3>
            {group.map((debt) => (
              <DebtRow key={keyOf(debt)} debt={debt} onChecked={onChecked} />
            ))}
          </section>
        ))}
        <MoreButton {...more} />
      </Disclosure>
      {list.map((debt) => (
        <Verify
          key={keyOf(debt)}
          of={`${t(owedName(debt.what))}, ${debt.coin.symbol}`}
          source={debt.sources}
        />
      ))}
    </section>
  )
}

const looks = { covered: 'right', short: 'wrong', open: 'open' } as const

/** The one figure: all covered, so many short, or so many that could be read. */
function Headline({ summary }: { summary: Summary }) {
  const t = useText()
  const { state, short, covered, checked } = summary
  const figure = {
    covered: () => t(texts.allCovered, { count: checked }),
    short: () => t(texts.shortOf, { count: short }),
    open: () => t(texts.partly, { covered, count: checked }),
  }[state]()
  return (
    <div className="pb-2">
      <StateBox
        look={looks[state]}
        title={figure}
        note={t(state === 'open' ? texts.openNote : texts.note)}
      />
    </div>
  )
}
