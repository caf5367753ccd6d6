import { exactAmount } from '#platform/std/format.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { classes } from '#platform/ui/classes.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { flowTexts } from '#platform/web/flow/text.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { Arguments } from './Arguments.tsx'
import { nameText } from './termText.ts'
import { txTexts as texts } from './textTx.ts'
import type { Transaction } from './TxHead.tsx'
import { knownTerms } from './knownTerms.ts'

/** The call, decoded, and its exact cost. */
export function TxCall({ transaction }: { transaction: Transaction }) {
  const t = useText()
  const formats = useFormats()
  const terms = knownTerms()
  const { contract, contractName, method, args, callValue, fee, energy } = transaction
  const named = nameText(terms, contractName, method)
  const trx = (sun: string): string => `${exactAmount(BigInt(sun), 6)} ${nativeSymbol()}`
  return (
    <>
      <Surface className="flex flex-col gap-3">
        <h2 className="text-base">{t(texts.call)}</h2>
        {named !== null && <p className="text-base font-semibold">{t(named)}</p>}
        <Disclosure title={t(flowTexts.contractCall)}>
          <div className="flex flex-col gap-3 pb-3">
            <p
              className={classes(
                'num [overflow-wrap:anywhere]',
                named === null ? 'text-base font-semibold' : 'text-xs text-soft',
              )}
            >
              {`${contractName === null ? '' : `${contractName}.`}${method}`}
            </p>
            {args.length === 0 ? (
              <p className="text-soft">{t(texts.noArguments)}</p>
            ) : (
              <Arguments contract={contractName} of={method} args={args} />
            )}
            {contract !== null && (
              <div className="border-t border-line pt-3">
                <div className="text-soft">{t(texts.contract)}</div>
                <AddressText address={contract} full />
              </div>
            )}
          </div>
        </Disclosure>
      </Surface>
      <Surface className="flex flex-col gap-3">
        <h2 className="text-base">{t(texts.cost)}</h2>
        <KeyValue
          rows={[
            { label: t(texts.sent), value: trx(callValue) },
            { label: t(texts.fee), value: trx(fee) },
            { label: t(texts.energy), value: formats.number(energy) },
          ]}
        />
      </Surface>
    </>
  )
}
