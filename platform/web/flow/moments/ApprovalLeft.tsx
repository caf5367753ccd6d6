import { useText } from '../../i18n.tsx'
import { exactOf } from '../../spend/coin.ts'
import type { FlowRun, PlannedStep } from '../run.ts'
import { flowTexts as texts } from '../text.ts'
import { setToZero } from '../useFlow.ts'
import type { Moment } from './useMoment.ts'

/** What was approved before a step that failed stays, until it is taken back. */
export function ApprovalLeft({ run, moment }: { run: FlowRun; moment: Moment }) {
  const t = useText()
  const approved = approvedBefore(run)
  if (approved === undefined) return null
  const { amount, coin } = approved.subject
  const found = moment.config?.coins.find(({ symbol }) => symbol === coin)
  if (amount === undefined || found === undefined) {
    return <p className="w-full text-soft">{t(texts.approvalStays)}</p>
  }
  return (
    <p className="flex w-full flex-wrap items-center gap-x-2 text-soft">
      <span>{t(texts.approvalOfStays, { amount: exactOf(BigInt(amount), found) })}</span>
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-semibold text-lapis"
        onClick={() => void setToZero(approved)}
      >
        {t(texts.setToZero)}
      </button>
    </p>
  )
}

const approvedBefore = ({ plan }: FlowRun): PlannedStep | undefined =>
  plan?.steps
    .slice(0, plan.at)
    .findLast(({ kind, subject }) => /\.(approve|allow)$/.test(kind) && subject['amount'] !== '0')
