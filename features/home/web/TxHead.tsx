import { Person } from '#features/account/public.web.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StepList } from '#platform/ui/StepList.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { orderTexts } from '#platform/web/flow/noteText.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { homeApi } from '../api.ts'
import { txTexts as texts } from './textTx.ts'
import { Refusal } from './Refusal.tsx'
import { txSteps } from './txSteps.ts'

export type Transaction = Reply<typeof homeApi.transaction>

/** Which transaction, how far it is, and who signed it when. */
export function TxHead({ transaction }: { transaction: Transaction }) {
  const t = useText()
  const formats = useFormats()
  const { txHash, state, block, time, from, reason } = transaction
  return (
    <>
      <Surface className="flex flex-col gap-2">
        <h2 className="text-lg">{t(orderTexts[state])}</h2>
        {reason !== null && <Refusal reason={reason} />}
        <StepList
          steps={txSteps(state).map((step) => ({
            ...step,
            label: t(orderTexts[step.key]),
          }))}
        />
      </Surface>
      <Surface className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <div className="min-w-0">
            <div className="text-soft">{t(texts.hash)}</div>
            <div className="num font-semibold [overflow-wrap:anywhere]">{txHash}</div>
          </div>
          <CopyButton text={txHash} label={t(texts.copyHash)} />
        </div>
        <KeyValue
          rows={[
            {
              label: t(texts.block),
              value: block === null ? t(texts.notYet) : formats.number(block),
            },
            {
              label: t(texts.time),
              value: time === null ? t(texts.notYet) : formats.dateTime(time),
            },
            { label: t(texts.from), value: <Person address={from} /> },
          ]}
        />
      </Surface>
    </>
  )
}
