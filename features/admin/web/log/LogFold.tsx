import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { LogRow } from '../LogRow.tsx'
import { adminTexts } from '../text.ts'
import type { LogReading } from './readLog.ts'
import { logTexts as texts } from './text.ts'

/** Its newest rows, and who may sign one. */
export function LogFold({ reading }: { reading: LogReading | null }) {
  const t = useText()
  return (
    <Disclosure
      title={t(texts.rows)}
      note={reading && t(texts.newest, { count: reading.newest.length })}
    >
      {reading === null ? <SkeletonRows /> : <Rows reading={reading} />}
    </Disclosure>
  )
}

function Rows({ reading: { newest, operators, fault } }: { reading: LogReading }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-6 py-4">
      {newest.map((entry, place) => (
        <LogRow
          key={`${place} ${entry.hash}`}
          entry={entry}
          operators={operators}
          isWrong={place === 0 && fault !== null && fault.why !== 'missing'}
        />
      ))}
      <div className="flex flex-col gap-2">
        <h3 className="text-base">{t(texts.operators)}</h3>
        <KeyValue
          rows={operators.map(({ address, duties }) => ({
            label: duties.map((duty) => t(adminTexts[duty])).join(' · '),
            value: <AddressText address={address} full />,
            wide: true,
          }))}
        />
      </div>
    </div>
  )
}
