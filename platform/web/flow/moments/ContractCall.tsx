import { groupedAddress } from '#platform/std/format.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue, type KeyValueRow } from '#platform/ui/KeyValue.tsx'

import { useFormats } from '../../format.ts'
import { useText } from '../../i18n.tsx'
import { runtimeConfig } from '../../runtime.ts'
import { trx } from '../noteText.ts'
import { flowTexts as texts } from '../text.ts'
import { type CallFacts, callRows } from './callRows.ts'

export interface ContractCallProps extends Omit<CallFacts, 'formats'> {
  /** Unix seconds. */
  readonly until: number
  /** sun */
  readonly mostFee: bigint
}

/** Everything that the bytes hold: each value for a reader, and raw beside it. Nothing is shortened here. */
export function ContractCall({ until, mostFee, ...facts }: ContractCallProps) {
  const t = useText()
  const formats = useFormats()
  const symbol = runtimeConfig().network.nativeSymbol
  const { shown } = facts
  const { callValue } = shown
  const isTransfer = shown.method === plainTransfer
  const rows: KeyValueRow[] = [
    {
      label: t(isTransfer ? texts.recipient : texts.contract),
      value: <Both human={shown.contractName} raw={groupedAddress(shown.contract)} />,
      wide: true,
    },
    { label: t(texts.call), value: isTransfer ? 'TransferContract' : shown.method },
    ...callRows({ ...facts, formats }, t).map(({ label, human, raw }): KeyValueRow => ({
      label,
      value: human === null ? raw : <Both human={human} raw={raw} />,
      // Base units in narrow columns break in three lines.
      wide: raw.length > 16,
    })),
    {
      label: t(texts.youSend),
      value:
        callValue === 0n ? (
          t(texts.nothing)
        ) : (
          <Both human={`${trx(callValue)} ${symbol}`} raw={String(callValue)} />
        ),
    },
    // Of a transfer the bytes limit no fee: the network has a price for it.
    ...(isTransfer
      ? []
      : [{ label: t(texts.mostItCosts), value: `${trx(callValue + mostFee)} ${symbol}` }]),
    { label: t(texts.holdsUntil), value: formats.dateTime(until) },
    { label: t(texts.signedBy), value: groupedAddress(shown.owner), wide: true },
  ]
  return (
    <Disclosure
      title={t(texts.contractCall)}
      note={
        isTransfer ? (
          t(texts.plainTransfer)
        ) : (
          // A long name breaks before it presses the title together.
          <span
            translate="no"
            className="inline-block max-w-44 [overflow-wrap:anywhere] max-[300px]:max-w-24"
          >
            {`${shown.contractName} ${shown.method}`.trim()}
          </span>
        )
      }
    >
      <div translate="no" className="pb-3">
        <KeyValue rows={rows} />
      </div>
    </Disclosure>
  )
}

function Both({ human, raw }: { human: string; raw: string }) {
  return (
    <>
      {human !== '' && <span className="block">{human}</span>}
      <span className="block text-xs font-normal text-soft">{raw}</span>
    </>
  )
}
