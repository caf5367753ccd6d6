import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { CallLine } from '../CallLines.tsx'
import { amountOf, shownCall } from '../proposals.ts'
import { proposalTexts as texts } from '../textProposal.ts'
import type { Found } from './found.ts'

/** Each call in words, with what it changes; its bytes' own text under a fold. */
export function Effects({ found: { proposal } }: { readonly found: Found }) {
  const t = useText()
  return (
    <Surface className="flex flex-col gap-3">
      <h3 className="text-base">{t(texts.does)}</h3>
      <ol className="flex flex-col gap-3">
        {proposal.calls.map((call, i) => (
          <li key={i} className="flex flex-col font-semibold">
            <CallLine call={shownCall(call)} />
            {call.coin !== null && call.before !== null && call.after !== null && (
              <span className="num text-sm font-normal text-soft">
                {t(texts.poolLeft, {
                  before: amountOf(BigInt(call.before), call.coin),
                  after: amountOf(BigInt(call.after), call.coin),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Disclosure title={t(texts.contractCall)}>
        <ol className="flex flex-col gap-3 pb-3 text-sm">
          {proposal.calls.map(({ target, call }, i) => (
            <li key={i} className="flex flex-col [overflow-wrap:anywhere]" translate="no">
              <AddressText address={target} full />
              <code>{call}</code>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Surface>
  )
}
