import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { sunText } from '../energy.ts'
import { lendTexts as texts } from '../textLend.ts'
import type { OwnBooks } from './Books.tsx'

/** What is on its way out, and when each part can be collected. */
export function Leavings({ list }: { list: OwnBooks['leavings'] }) {
  const t = useText()
  const { dateTime } = useFormats()
  if (list.length === 0) return null
  return (
    <Disclosure title={t(texts.dates, { count: list.length })}>
      {list.map(({ number, sun, state, until, txHash }) => (
        <ListRow
          key={number}
          to={`/tx?id=${txHash}`}
          title={sunText(sun)}
          trailingNote={state === 'ready' ? t(texts.isReady) : dateTime(until)}
        />
      ))}
    </Disclosure>
  )
}
