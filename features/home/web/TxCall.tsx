import { isAddress } from '#platform/std/address.ts'
import { exactAmount } from '#platform/std/format.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { txTexts as texts } from './textTx.ts'
import type { Transaction } from './TxHead.tsx'

/** The call, decoded, and what it cost, exactly. */
export function TxCall({ transaction }: { transaction: Transaction }) {
  const t = useText()
  const formats = useFormats()
  const { contract, contractName, method, args, callValue, fee, energy } = transaction
  const trx = (sun: string): string => `${exactAmount(BigInt(sun), 6)} ${nativeSymbol()}`
  return (
    <>
      <Surface className="flex flex-col gap-3">
        <h2 className="text-base">{t(texts.call)}</h2>
        <p className="num text-base font-semibold [overflow-wrap:anywhere]">
          {contractName === null ? '' : `${contractName}.`}
          {method}
        </p>
        {args.length === 0 ? (
          <p className="text-soft">{t(texts.noArguments)}</p>
        ) : (
          <Arguments args={args} />
        )}
        {contract !== null && (
          <div className="border-t border-line pt-3">
            <div className="text-soft">{t(texts.contract)}</div>
            <AddressText address={contract} full />
          </div>
        )}
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

export function Arguments({ args }: { args: readonly { name: string; value: string }[] }) {
  return (
    <KeyValue
      rows={args.map(({ name, value }, index) => ({
        label: name === '' ? `#${index + 1}` : name,
        value: isAddress(value) ? <AddressText address={value} full /> : value,
        wide: value.length > 16,
      }))}
    />
  )
}
