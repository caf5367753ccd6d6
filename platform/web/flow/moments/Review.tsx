import { plainTransfer } from '#platform/std/plainTransfer.ts'

import { useFormats } from '../../format.ts'
import { useText } from '../../i18n.tsx'
import { runtimeConfig } from '../../runtime.ts'
import type { FeeChooserProps } from '../../feature.ts'
import { lazyComponent } from '../../lazyComponent.tsx'
import { feeChooserLoader } from '../../shell/composed.ts'
import { approvalText, approvedText, coinOf, type Shown, spenderOf } from '../approval.ts'
import type { AnyFlow } from '../flow.ts'
import { noteText, trx } from '../noteText.ts'
import type { FlowRun } from '../run.ts'
import { flowTexts as texts } from '../text.ts'
import { startBefore } from '../useFlow.ts'
import { AllowanceChoice } from './AllowanceChoice.tsx'
import { ContractCall } from './ContractCall.tsx'
import { destination, FactList } from './FactList.tsx'
import type { Fact } from './facts.ts'
import { Head } from './Head.tsx'
import type { Moment } from './useMoment.ts'

const FeeChooser = lazyComponent<FeeChooserProps>(
  async () => (await feeChooserLoader()?.()) ?? (() => null),
  null,
)

export interface MomentProps {
  readonly run: FlowRun
  readonly flow: AnyFlow
  readonly moment: Moment
}

/** What is about to be signed: the thing, the price, and at most five facts before the fold. */
export function Review({ run, flow, moment }: MomentProps) {
  const t = useText()
  const formats = useFormats()
  const { shown, tampered, approval, main, rows, behind } = moment
  const { config } = moment
  if (tampered !== null) {
    return (
      <p role="alert" className="text-terra">
        {t(texts.tampered, { message: tampered.message })}
      </p>
    )
  }
  const until = untilOf(run, shown)
  const facts: Fact[] = [
    ...rows,
    ...placeOf(run, flow, moment, t),
    ...(run.madeAt === undefined
      ? []
      : [{ label: t(texts.madeBy), value: t(texts.madeByFactory, { block: run.madeAt }) }]),
    { label: t(texts.networkFee), value: feeText(run, shown, t) },
    ...(main?.main === 'priced' && behind === null
      ? [{ label: t(texts.priceUntil), value: until === null ? '…' : formats.dateTime(until) }]
      : []),
  ]
  return (
    <>
      {run.note !== null && (
        <p role="alert" className={run.note.code === 'WRONG_SIGNATURE' ? 'text-terra' : 'text-ink'}>
          {noteText(run.note, flow, t)}
        </p>
      )}
      <Head flow={flow} moment={moment} />
      <FactList rows={facts} />
      {run.stage === 'review' && run.energy !== undefined && (
        <FeeChooser
          account={run.address}
          kind={run.kind}
          energy={Number(run.energy)}
          onFirst={(step) => void startBefore(run, step)}
        />
      )}
      {approval !== null && config !== null && shown !== null && (
        <div className="flex flex-col gap-2">
          {behind !== null && <AllowanceChoice run={run} approval={approval} behind={behind} />}
          <p className={approval.unlimited ? 'text-terra' : 'text-soft'}>
            {approvalText(approval, coinOf(shown.contract, config).symbol, t)}
          </p>
        </div>
      )}
      {shown !== null && (
        <div className={approval === null ? '-mt-4' : ''}>
          <ContractCall
            shown={shown}
            flow={flow}
            subject={run.subject}
            config={config}
            until={until ?? 0}
            mostFee={mostFee(run, shown)}
          />
        </div>
      )}
    </>
  )
}

/** Unix seconds; the order's end or the bytes' own, whichever is first. */
function untilOf(run: FlowRun, shown: Shown | null): number | null {
  if (run.ticket === null || shown === null) return null
  return Math.floor(Math.min(run.ticket.expiresAt, shown.expiration / 1000))
}

function placeOf(
  run: FlowRun,
  flow: AnyFlow,
  { shown, approval, config }: Moment,
  t: ReturnType<typeof useText>,
): Fact[] {
  const goesTo = typeof flow.goesTo === 'function' ? flow.goesTo(run.subject) : flow.goesTo
  if (goesTo === null) return []
  if (approval !== null && shown !== null && config !== null) {
    const name = goesTo === 'wallet' ? '' : t(goesTo)
    const amount: Fact = {
      label: t(texts.mayTake),
      value: approvedText(approval, shown.contract, config, t),
      tone: approval.unlimited ? 'danger' : 'value',
    }
    return [amount, destination(t(texts.spender), name, approval.spender)]
  }
  // Leave to move a card: the bytes go to the cards, and the named contract is the one that may move it.
  const mover = shown === null ? null : spenderOf(shown)
  if (mover !== null && goesTo !== 'wallet') {
    return [destination(t(texts.mover), t(goesTo), mover)]
  }
  if (goesTo === 'wallet') return [destination(t(texts.goesTo), t(texts.yourWallet), run.address)]
  return [destination(t(texts.goesTo), t(goesTo), shown?.contract ?? null)]
}

/** sun: the limit of what energy may burn, and what the bytes may. */
const mostFee = (run: FlowRun, shown: Shown): bigint =>
  shown.feeLimit + BigInt(run.bandwidthFee ?? '0')

function feeText(run: FlowRun, shown: Shown | null, t: ReturnType<typeof useText>): string {
  if (shown === null) return '…'
  const symbol = runtimeConfig().network.nativeSymbol
  if (shown.method === plainTransfer && run.expectedFee !== null) {
    const fee = trx(BigInt(run.expectedFee))
    return t(run.makesAccount === true ? texts.feeNewAccount : texts.feeUpTo, { fee, symbol })
  }
  const most = trx(mostFee(run, shown))
  return run.expectedFee === null
    ? t(texts.feeAtMost, { most, symbol })
    : t(texts.feeAbout, { fee: trx(BigInt(run.expectedFee)), most, symbol })
}
