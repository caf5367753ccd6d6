import { useText } from '../../i18n.tsx'
import { flowTexts as texts } from '../text.ts'
import { UnitsLook, UnitsUp } from '../Units.tsx'
import { isAtMost } from './facts.ts'
import type { MomentProps } from './Review.tsx'
import { momentOf } from './stages.ts'

/** The question of the review; then the step's name, with the facts in one line. */
export function MomentTitle({ run, flow, moment }: MomentProps) {
  const t = useText()
  const { behind, about, main } = moment
  const asked = behind ?? { flow, subject: run.subject }
  const question = asked.flow.question(
    behind === null ? about : { subject: behind.subject, ticket: null, emitted: () => null },
    t,
  )
  const { plan } = run
  if (momentOf(run) === 'review') {
    return (
      <>
        <span>{question}</span>
        {plan !== undefined && (
          <span className="num block font-text text-sm font-normal text-soft">
            <StepName run={run} flow={flow} />
          </span>
        )}
      </>
    )
  }
  return (
    <>
      <StepName run={run} flow={flow} />
      {momentOf(run) === 'progress' && main !== null && (
        <span translate="no" className="num block font-text text-sm font-normal text-soft">
          <UnitsUp value={isAtMost(main)}>
            <UnitsLook value="line">{main.value}</UnitsLook>
          </UnitsUp>
        </span>
      )}
    </>
  )
}

function StepName({ run: { plan }, flow }: Omit<MomentProps, 'moment'>) {
  const t = useText()
  const name = t(flow.title)
  if (plan === undefined) return <span>{name}</span>
  return <span>{t(texts.stepOf, { name, at: plan.at + 1, count: plan.steps.length })}</span>
}
