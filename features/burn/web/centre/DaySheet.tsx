import { parseAddress } from '#platform/std/address.ts'
import { secondsADay } from '#platform/std/day.ts'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { growing } from '#platform/ui/Ticking.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Rows } from '#platform/web/PagedRows.tsx'
import { type ItemOf, useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { burnApi } from '../../api.ts'
import { powerText, tesText } from '../mining.ts'
import { burnTexts } from '../text.ts'
import { statementTexts as texts } from '../textStatement.ts'
import type { Day } from './dayPoints.ts'
import type { CheckedDay } from './dayEvents.ts'
import type { FigureName } from './recompute.ts'

interface DaySheetProps {
  readonly day: Day
  readonly onClose: () => void
}

type Answer = 'asking' | 'silent' | CheckedDay

const names = {
  pool: texts.poolOfDay,
  networkPower: burnTexts.networkPower,
  burnt: texts.burnt,
  paidToMiners: texts.toMiners,
  paidToNodes: texts.toNodes,
  power: burnTexts.myPower,
  earned: texts.earned,
  paid: texts.paid,
} as const satisfies Readonly<Record<FigureName, unknown>>

/** One day's statement; the button has this browser recompute it from the chain. */
export function DaySheet({ day, onClose }: DaySheetProps) {
  const t = useText()
  const { date } = useFormats()
  const { address } = useSession()
  const contract = useConfig()?.contracts['BurnMining']
  const [answer, setAnswer] = useState<Answer | null>(null)
  const check = async (): Promise<void> => {
    if (contract === undefined) return
    setAnswer('asking')
    try {
      const { checkDay } = await import('./dayEvents.ts')
      setAnswer(await checkDay(day.day, parseAddress(contract), address))
    } catch {
      setAnswer('silent')
    }
  }
  const isOver = useChainNow() >= day.day + secondsADay
  const tes = (units: string): string => `${growing(BigInt(units))} TES`
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(burnTexts.of, { date: date(day.day) })}
      footer={
        <Button full busy={answer === 'asking'} onClick={() => void check()}>
          {t(texts.recompute)}
        </Button>
      }
    >
      <KeyValue
        rows={[
          { label: t(isOver ? names.pool : texts.pool), value: tes(day.pool) },
          { label: t(names.networkPower), value: powerText(day.networkPower) },
          { label: t(names.burnt), value: tesText(day.burnt) },
          { label: t(names.paidToMiners), value: tesText(day.paidToMiners) },
          { label: t(names.paidToNodes), value: tesText(day.paidToNodes) },
          ...(day.mine === null
            ? []
            : [
                { label: t(names.power), value: powerText(day.mine.power) },
                { label: t(names.earned), value: tes(day.mine.earned), tone: 'good' as const },
                { label: t(names.paid), value: tes(day.mine.paid) },
              ]),
        ]}
      />
      <output className="block empty:hidden">
        {answer === null ? null : <Outcome answer={answer} />}
      </output>
      <Transactions day={day} />
    </Sheet>
  )
}

function Outcome({ answer }: { answer: Answer }) {
  const t = useText()
  if (answer === 'asking') return <p className="text-soft">{t(texts.reading)}</p>
  if (answer === 'silent') return <p className="text-terra">{t(texts.silent)}</p>
  const { transactions, differs, isComplete } = answer
  if (differs.length === 0 && isComplete) {
    return (
      <p className="rounded-md bg-verdigris-wash px-4 py-3 text-verdigris">
        {t(texts.matches, { count: transactions })}
      </p>
    )
  }
  return (
    <p className="rounded-md bg-terra-wash px-4 py-3 text-terra">
      {differs.length === 0
        ? t(texts.gap)
        : t(texts.differs, { fields: differs.map((name) => t(names[name])).join(', ') })}
    </p>
  )
}

type Transaction = ItemOf<typeof burnApi.day>

/** Burns and claims of the day, newest first. */
function Transactions({ day }: { day: Day }) {
  const t = useText()
  const [size, setSize] = useState(5)
  const query = useApiList(burnApi.day, { day: String(day.day) }, size, ({ number }) => number)
  return (
    <QueryState query={query}>
      {({ total, list }) => (
        <Rows more={total > size} onMore={() => setSize(size + 20)}>
          {list.length === 0 ? (
            <p className="text-soft">{t(texts.quiet)}</p>
          ) : (
            list.map((one) => <Row key={one.number} one={one} />)
          )}
        </Rows>
      )}
    </QueryState>
  )
}

function Row({ one }: { one: Transaction }) {
  const t = useText()
  const { time } = useFormats()
  const { kind, amount, power, txHash } = one
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(texts[kind])}
      note={time(one.time)}
      trailing={tesText(amount)}
      trailingNote={
        power === null ? undefined : t(burnTexts.powerShort, { power: `+${powerText(power)}` })
      }
    />
  )
}
