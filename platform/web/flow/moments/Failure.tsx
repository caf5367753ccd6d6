import { useText } from '../../i18n.tsx'
import { runtimeConfig } from '../../runtime.ts'
import { noteText, trx } from '../noteText.ts'
import { PictureLook } from '../picture.tsx'
import { type FlowRun, sentTx } from '../run.ts'
import { flowTexts as texts } from '../text.ts'
import { ApprovalLeft } from './ApprovalLeft.tsx'
import { FactList } from './FactList.tsx'
import { type Fact, isPaid } from './facts.ts'
import { helpOf, missingOf } from './remedy.ts'
import type { MomentProps } from './Review.tsx'
import type { Moment } from './useMoment.ts'

/** What happened, what it cost, and whether trying again helps. */
export function Failure({ run, flow, moment }: MomentProps) {
  const t = useText()
  const { main } = moment
  const missing = missingOf(run)
  const symbol = runtimeConfig().network.nativeSymbol
  const facts: Fact[] = [
    ...(main !== null && isPaid(main)
      ? [{ label: main.label, value: t(texts.notTaken), tone: 'good' as const }]
      : []),
    { label: t(texts.networkFee), value: costOf(run, moment, t) },
    ...(missing === null
      ? []
      : [{ label: t(texts.missing), value: `${trx(missing)} ${symbol}`, tone: 'danger' as const }]),
    { label: t(texts.tryingAgain), value: t(helpOf(run, flow).again) },
  ]
  return (
    <div className="flex min-h-[min(416px,60dvh)] flex-col items-center gap-4 py-2">
      <div className="w-28">
        <PictureLook value="lost">{flow.picture(moment.about)}</PictureLook>
      </div>
      <div className="flex flex-col items-center gap-1 text-center">
        <h3 className="text-xl">{t(heading(run))}</h3>
        <p role="alert" className="text-soft">
          {sentenceOf(run, flow, t)}
        </p>
      </div>
      <div className="w-full">
        <FactList rows={facts} />
      </div>
      <ApprovalLeft run={run} moment={moment} />
    </div>
  )
}

const heading = ({ stage }: FlowRun) =>
  stage === 'failed'
    ? texts.failedHeading
    : stage === 'refused'
      ? texts.refusedHeading
      : texts.expiredHeading

function sentenceOf(
  run: FlowRun,
  flow: MomentProps['flow'],
  t: ReturnType<typeof useText>,
): string {
  if (run.note === null) return t(run.tx === null ? texts.orderExpired : texts.notSent)
  const sentence = noteText(run.note, flow, t)
  return run.stage === 'refused' && run.note.code !== 'TAMPERED'
    ? t(texts.nothingSpent, { why: sentence.replace(/[.。]$/, '') })
    : sentence
}

/** A failed call burns its energy all the same. */
function costOf(run: FlowRun, { fee }: Moment, t: ReturnType<typeof useText>): string {
  if (sentTx(run) === null) return t(texts.noneSpent)
  const symbol = runtimeConfig().network.nativeSymbol
  const sun = run.note?.code === 'OUT_OF_ENERGY' ? run.note.message : fee
  if (sun !== null && /^\d+$/.test(sun)) return t(texts.feeSpent, { fee: trx(BigInt(sun)), symbol })
  const most = BigInt(run.ticket?.call.feeLimit ?? '0') + BigInt(run.bandwidthFee ?? '0')
  return t(texts.feeAtMost, { most: trx(most), symbol })
}
