import { parametersOf } from '#platform/std/action.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useConfig } from '#platform/web/config.ts'
import type { ExitCall } from '#platform/web/exits.ts'
import { useText } from '#platform/web/i18n.tsx'

import { copiedText } from './copied.ts'
import type { ValuedExit } from './read.ts'
import { exitTexts as texts } from './text.ts'

/** The calls by which one position is left, in their order. */
export function CallFold({ exit: { title, calls } }: { exit: ValuedExit }) {
  const t = useText()
  return (
    <section className="flex flex-col gap-2 pb-4">
      <h3 className="text-base [overflow-wrap:anywhere]">{title(t)}</h3>
      {calls.map((call) => (
        <CallText key={call.method} call={call} />
      ))}
    </section>
  )
}

/** Contract, function and arguments, as a block explorer asks for them. */
export function CallText({ call }: { call: ExitCall }) {
  const t = useText()
  const contracts = useConfig()?.contracts ?? {}
  const { contract, method, args } = call
  const address = contracts[contract] ?? contract
  const names = parametersOf(method)
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunk px-4 py-3">
      <KeyValue
        rows={[
          {
            label: t(texts.contract),
            value: <AddressText address={address} full copyLabel={t(texts.copyAddress)} />,
            wide: true,
          },
          { label: t(texts.call), value: <span translate="no">{method}</span>, wide: true },
          ...names.map(({ name }, i) => ({
            label: name,
            value: (
              <span translate="no" className="num [overflow-wrap:anywhere]">
                {args[i]}
              </span>
            ),
            wide: true,
          })),
        ]}
      />
      <div className="self-end">
        <CopyButton text={copiedText(address, call)} label={t(texts.copyCall)} />
      </div>
    </div>
  )
}
