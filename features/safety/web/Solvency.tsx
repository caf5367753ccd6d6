import { classes } from '#platform/ui/classes.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
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

const looks = {
  covered: { icon: 'check', colour: 'bg-verdigris-wash text-verdigris' },
  short: { icon: 'warning', colour: 'bg-terra-wash text-terra' },
  open: { icon: 'warning', colour: 'bg-gold-wash text-gold' },
} as const

/** The one figure: all covered, so many short, or so many that could be read. */
function Headline({ summary }: { summary: Summary }) {
  const t = useText()
  const { state, short, covered, checked } = summary
  const { icon, colour } = looks[state]
  const figure = {
    covered: () => t(texts.allCovered, { count: checked }),
    short: () => t(texts.shortOf, { count: short }),
    open: () => t(texts.partly, { covered, count: checked }),
  }[state]()
  return (
    <div className={classes('mb-2 flex items-start gap-3 rounded-md px-4 py-3', colour)}>
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <div className="flex flex-col">
        <h2 className="num text-lg font-semibold">{figure}</h2>
        <p className="text-sm">{t(state === 'open' ? texts.openNote : texts.note)}</p>
      </div>
    </div>
  )
}
