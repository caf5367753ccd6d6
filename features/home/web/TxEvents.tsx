import { shortAddress } from '#platform/std/format.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { Arguments } from './Arguments.tsx'
import { nameText } from './termText.ts'
import { txTexts as texts } from './textTx.ts'
import type { Transaction } from './TxHead.tsx'
import { knownTerms } from './knownTerms.ts'

/** The events of the contracts, in order. */
export function TxEvents({ events }: { events: Transaction['events'] }) {
  const t = useText()
  const terms = knownTerms()
  const titleOf = ({ contractName, name }: Transaction['events'][number]): string => {
    const known = nameText(terms, contractName, name)
    return known === null ? name : t(known)
  }
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{t(texts.events)}</h2>
      {events.length === 0 && <EmptyState title={t(texts.noEvents)} />}
      {events.map((event, index) => (
        <Surface key={`${index}:${event.name}`} className="flex flex-col gap-3">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-text text-sm font-semibold">
            <span>{titleOf(event)}</span>
            <span className="num text-xs font-normal text-soft" title={event.contract}>
              {`${event.contractName ?? shortAddress(event.contract)}.${event.name}`}
            </span>
          </h3>
          <Arguments contract={event.contractName} of={event.name} args={event.args} />
        </Surface>
      ))}
    </section>
  )
}
