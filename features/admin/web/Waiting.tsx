import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'

import type { LogEntryView, OverviewView } from '../api.ts'
import { hideActions, proposing } from '../logText.ts'
import { Decision } from './Decision.tsx'
import { adminTexts as texts } from './text.ts'
import { actionTexts, waitingTexts } from './textWaiting.ts'

/** Verifies a signature, for which it needs the curve's code. */
const WaitingAnnouncement = lazyComponent(
  async () => (await import('#features/news/public.web.ts')).WaitingAnnouncement,
  SkeletonRows,
)

/** What one operator proposed or the announcer signed, until another operator releases it. */
export function Waiting({ overview }: { overview: OverviewView }) {
  const t = useText()
  const { proposals, operators } = overview
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t(waitingTexts.title)}</h2>
      {proposals.length === 0 && <p>{t(waitingTexts.noProposal)}</p>}
      <div className="grid gap-6 min-[800px]:grid-cols-2">
        {proposals.map((row) => (
          <Proposal key={row.hash} row={row} operators={operators} />
        ))}
      </div>
      <WaitingAnnouncement
        decide={({ hash, announcer, isRight, refetch }) => (
          <Decision
            action="announce"
            subject={hash}
            operators={operators}
            duty="announce"
            proposer={announcer}
            isRight={isRight}
            onDone={refetch}
          />
        )}
      />
    </section>
  )
}

interface ProposalProps extends Pick<OverviewView, 'operators'> {
  readonly row: LogEntryView
}

function Proposal({ row, operators }: ProposalProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { subject, reason, who, time } = row
  const action = hideActions.find((one) => proposing[one] === row.action)
  if (action === undefined) return null
  return (
    <article className="flex flex-col gap-3">
      <h3 className="font-semibold">{t(actionTexts[action])}</h3>
      <KeyValue
        rows={[
          { label: t(texts.token), value: <AddressText address={subject} full />, wide: true },
          { label: t(texts.reason), value: reason === '' ? t(texts.none) : reason, wide: true },
          { label: t(texts.proposedBy), value: <AddressText address={who} full />, wide: true },
          { label: t(waitingTexts.proposedAt), value: dateTime(time) },
        ]}
      />
      <Decision
        action={action}
        subject={subject}
        operators={operators}
        duty="review"
        proposer={who}
      />
    </article>
  )
}
