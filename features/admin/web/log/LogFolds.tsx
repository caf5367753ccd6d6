import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { LogRow } from '../LogRow.tsx'
import { adminTexts } from '../text.ts'
import type { LogReading } from './readLog.ts'
import { logTexts as texts } from './text.ts'

/** Null: not read yet. */
export function LogFolds({ reading }: { reading: LogReading | null }) {
  const t = useText()
  return (
    <div>
      <Disclosure
        title={t(texts.rows)}
        note={reading && t(texts.newest, { count: reading.newest.length })}
      >
        {reading === null ? <SkeletonRows /> : <Rows reading={reading} />}
      </Disclosure>
      <Disclosure title={t(texts.operators)} note={reading?.operators.length}>
        {reading === null ? (
          <SkeletonRows />
        ) : (
          <div className="py-4">
            <KeyValue
              rows={reading.operators.map(({ address, duties }) => ({
                label: duties.map((duty) => t(adminTexts[duty])).join(' · '),
                value: <AddressText address={address} full />,
                wide: true,
              }))}
            />
          </div>
        )}
      </Disclosure>
    </div>
  )
}

const Rows = ({ reading: { newest, operators, fault } }: { reading: LogReading }) => (
  <div className="flex flex-col gap-6 py-4">
    {newest.map((entry, place) => (
      <LogRow
        key={`${place} ${entry.hash}`}
        entry={entry}
        operators={operators}
        isWrong={place === 0 && fault !== null && fault.why !== 'missing'}
      />
    ))}
  </div>
)
