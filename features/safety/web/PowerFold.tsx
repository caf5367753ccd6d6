import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import type { PowerView } from '../api.ts'
import { powerText } from './knownPowers.ts'
import { safetyTexts as texts } from './text.ts'

const day = 86_400

export interface PowerFoldProps {
  readonly power: PowerView
  /** Beside its name, where another has the same. */
  readonly apart: string | null
}

/** One permission: its name and when it has its effect; inside, what its holder can do and the most harm of it. */
export function PowerFold({ power, apart }: PowerFoldProps) {
  const t = useText()
  const { what, contract, address, functions, holder, holderName, delay, sources } = power
  const { title, can, limit, worst } = powerText(what)
  const wait = t(texts.delayOf, { days: Math.floor(delay / day), seconds: delay })
  return (
    <>
      <Disclosure
        title={
          <>
            <span className="block">{t(title)}</span>
            {apart !== null && (
              <span translate="no" className="num block text-xs font-normal text-soft">
                {apart}
              </span>
            )}
          </>
        }
        note={delay === 0 ? t(texts.atOnce) : t(texts.after, { delay: wait })}
      >
        <div className="pb-4">
          <KeyValue
            rows={[
              { label: t(texts.can), value: t(can), wide: true },
              { label: t(texts.limit), value: t(limit), wide: true },
              { label: t(texts.worst), value: t(worst), wide: true },
              {
                label: t(texts.holder),
                value: holderName ?? <AddressText address={holder} full />,
                wide: true,
              },
              {
                label: t(texts.contract),
                value: <AddressText address={address} full />,
                wide: true,
              },
              {
                label: t(texts.functions),
                value: <span translate="no">{`${contract}: ${functions.join(', ')}`}</span>,
                wide: true,
              },
            ]}
          />
        </div>
      </Disclosure>
      <Verify of={t(title)} source={sources} />
    </>
  )
}
