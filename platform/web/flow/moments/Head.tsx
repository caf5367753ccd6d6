import { Skeleton } from '#platform/ui/Skeleton.tsx'

import { useText } from '../../i18n.tsx'
import { approvedText } from '../approval.ts'
import { PictureLook } from '../picture.tsx'
import { summaryTexts } from '../summaryText.ts'
import { flowTexts as texts } from '../text.ts'
import { UnitsLook, UnitsUp } from '../Units.tsx'
import type { AnyFlow } from '../flow.ts'
import { isAtMost, isPaid } from './facts.ts'
import type { Moment } from './useMoment.ts'

/** The picture of the thing beside what this very signature costs, brings or allows. */
export function Head({ flow, moment }: { flow: AnyFlow; moment: Moment }) {
  const t = useText()
  const { about, approval, behind, config, shown } = moment
  // What the step behind an approval costs is not paid with this signature.
  const own = behind === null ? moment.main : null
  const allowed =
    approval === null || shown === null || config === null
      ? null
      : approvedText(approval, shown.contract, config, t)
  return (
    <div className="flex items-center gap-4 max-[300px]:flex-col max-[300px]:items-start max-[300px]:gap-2">
      <div className="size-24 shrink-0 max-[300px]:size-16">
        <PictureLook value="small">
          {behind === null
            ? flow.picture(about)
            : behind.flow.picture({ subject: behind.subject, ticket: null, emitted: () => null })}
        </PictureLook>
      </div>
      {shown === null ? (
        // What it costs is not known before its bytes are.
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-8 w-2/3" />
        </div>
      ) : (
        <p className="flex min-w-0 flex-col">
          <span className="text-soft">
            {allowed === null ? (own?.label ?? t(summaryTexts.youGive)) : t(texts.approveUpTo)}
          </span>
          <span translate="no" className="num font-display text-lg font-semibold break-words">
            {allowed ?? (
              <UnitsUp value={isAtMost(own)}>
                <UnitsLook value="big">{own === null ? t(texts.onlyFee) : own.value}</UnitsLook>
              </UnitsUp>
            )}
          </span>
          {allowed === null && isPaid(own) && <span className="text-soft">{t(texts.andFee)}</span>}
        </p>
      )}
    </div>
  )
}
