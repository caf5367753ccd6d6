import { groupedAddress } from '#platform/std/format.ts'
import { KeyValue, type KeyValueRow } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import type { ReactNode } from 'react'

import { type BaseConfig, type EmittedEvent, service } from '../services.ts'
import type { AnyFlow } from './flow.ts'
import type { FlowRun } from './run.ts'

import { useApi } from '../api.ts'
import { useConfig } from '../config.ts'
import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'
import { NotWhatWasAsked } from '../tron/build.ts'
import { readShown } from './agreed.ts'
import { approvalOf, approvalRows, approvalWords, type Shown } from './approval.ts'
import { resultOf } from './results.ts'
import { flowTexts as texts } from './text.ts'
import { trx } from './words.ts'

/** What the bytes say that go to the wallet: nothing is shortened here. */
export function Decoded({ run, flow }: { run: FlowRun; flow: AnyFlow }) {
  const t = useText()
  const config = useConfig()
  const events = useEvents(run, flow)
  if (run.ticket === null) return null
  const { call } = run.ticket
  const rows = flow.summary(run.ticket, run.subject, t).map((row) => {
    const results = flow.results?.filter(({ label }) => label === row.label) ?? []
    const value =
      run.block === null || results.length === 0
        ? row.value
        : (resultOf(results, events, call.contract, run.subject) ?? '…')
    return { ...row, label: t(row.label), value }
  })
  const shown = config === null ? null : shownOf(run, flow, config)
  if (shown instanceof NotWhatWasAsked) {
    return (
      <p role="alert" className="text-terra">
        {t(texts.tampered, { words: shown.message })}
      </p>
    )
  }
  return (
    <Surface className="bg-ground">
      <KeyValue rows={rows} />
      {shown !== null && config !== null && (
        <>
          <Cost run={run} shown={shown} />
          <Call shown={shown} flow={flow} config={config} />
        </>
      )}
    </Surface>
  )
}

/** Of the run's own transaction; none before the server has seen its block. */
function useEvents(run: FlowRun, flow: AnyFlow): readonly EmittedEvent[] {
  const landed = run.block !== null && run.tx !== null && flow.results !== undefined
  const asked = landed ? { txHash: run.tx.txID } : null
  return useApi(service('transaction'), asked).data?.events ?? []
}

/** null before the bytes are built. */
function shownOf(run: FlowRun, flow: AnyFlow, config: BaseConfig): Shown | NotWhatWasAsked | null {
  if (run.tx === null) return null
  try {
    return readShown(run.tx.rawHex, flow, run.subject, config.contracts)
  } catch (error) {
    if (error instanceof NotWhatWasAsked) return error
    throw error
  }
}

function Cost({ run, shown }: { run: FlowRun; shown: Shown }) {
  const t = useText()
  const formats = useFormats()
  const symbol = runtimeConfig().network.nativeSymbol
  const { callValue: value, feeLimit: most } = shown
  const fee =
    run.expectedFee === null
      ? t(texts.feeAtMost, { most: trx(most), symbol })
      : t(texts.feeAbout, { fee: trx(BigInt(run.expectedFee)), most: trx(most), symbol })
  const until = Math.min(run.ticket?.expiresAt ?? Number.POSITIVE_INFINITY, shown.expiration / 1000)
  return (
    <Block>
      <KeyValue
        rows={[
          {
            label: t(texts.youSend),
            value: value === 0n ? t(texts.nothing) : `${trx(value)} ${symbol}`,
          },
          { label: t(texts.networkFee), value: fee },
          { label: t(texts.mostItCosts), value: `${trx(value + most)} ${symbol}` },
          { label: t(texts.holdsUntil), value: formats.dateTime(Math.floor(until)) },
        ]}
      />
    </Block>
  )
}

function Call({ shown, flow, config }: { shown: Shown; flow: AnyFlow; config: BaseConfig }) {
  const t = useText()
  const approval = approvalOf(shown)
  const symbol = config.coins.find(({ address }) => address === shown.contract)?.symbol ?? ''
  const args = shown.args.map(({ name, type, value }): KeyValueRow => {
    const meaning = flow.signs.meaning[name]
    const address = type === 'address'
    return {
      label: meaning === undefined ? name : t(meaning),
      value: address ? groupedAddress(value) : value.replace(/["[\]]/g, '').replaceAll(',', ', '),
      // Base units in narrow columns break in three lines.
      wide: address || value.length > 16,
    }
  })
  const rows: KeyValueRow[] = [
    {
      label: t(texts.contract),
      value: `${shown.contractName} ${groupedAddress(shown.contract)}`.trim(),
      wide: true,
    },
    { label: t(texts.call), value: shown.method },
    ...(approval === null ? args : approvalRows(approval, shown.contract, config, t)),
    { label: t(texts.signedBy), value: groupedAddress(shown.owner), wide: true },
  ]
  return (
    <Block>
      <div translate="no">
        <KeyValue rows={rows} />
      </div>
      {approval !== null && (
        <p className={approval.unlimited ? 'mt-2 text-terra' : 'mt-2 text-soft'}>
          {approvalWords(approval, symbol, t)}
        </p>
      )}
    </Block>
  )
}

const Block = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 border-t border-line pt-3">{children}</div>
)
