import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import type { ReactNode } from 'react'

import type { Operators } from '../../operators.ts'
import { adminTexts } from '../text.ts'
import { logTexts as texts } from './text.ts'

interface LogFoldsProps {
  readonly newest: number
  readonly rows: ReactNode
  /** Null: not read yet. */
  readonly operators: Operators | null
}

/** Both folds stand before the log is read: what is under them does not move. */
export function LogFolds({ newest, rows, operators }: LogFoldsProps) {
  const t = useText()
  return (
    <div>
      <Disclosure title={t(texts.rows)} note={operators && t(texts.newest, { count: newest })}>
        {operators === null ? (
          <SkeletonRows />
        ) : (
          <div className="flex flex-col gap-6 py-4">{rows}</div>
        )}
      </Disclosure>
      <Disclosure title={t(texts.operators)} note={operators?.length}>
        {operators === null ? (
          <SkeletonRows />
        ) : (
          <div className="py-4">
            <KeyValue
              rows={operators.map(({ address, duties }) => ({
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
