import type { Reply } from '#platform/std/endpoint.ts'
import { shortAmount } from '#platform/std/format.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import type { teamApi } from '../../api.ts'
import { teamsTexts as texts } from './text.ts'

/** The distribution over all members, so that not only the best cases are shown. */
export function Honest({ community }: { community: Reply<typeof teamApi.myCommunity> }) {
  const t = useText()
  const formats = useFormats()
  const { earned, sources, distribution } = community
  const { members, withNothing, median, topShareBps } = distribution
  const native = (amount: string): string => `${shortAmount(BigInt(amount), 6)} ${nativeSymbol()}`
  const none = t(texts.withNothing)
  return (
    <Surface className="flex flex-col gap-3">
      <h2 className="text-base">{t(texts.honestTitle)}</h2>
      <p className="text-soft">{t(texts.honestLead, { members: formats.number(members) })}</p>
      <div className="flex flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-soft">{none}</span>
          <span className="num font-semibold">
            {formats.percent(Math.floor((withNothing * 10_000) / members))}
          </span>
        </div>
        <ProgressBar label={none} value={withNothing / members} tone="plain" />
      </div>
      <KeyValue
        rows={[
          { label: t(texts.median), value: native(median) },
          { label: t(texts.topShare), value: formats.percent(topShareBps) },
          {
            label: t(texts.yours),
            value: (
              <>
                <span>{`${native(earned)} `}</span>
                <Verify of={t(texts.yours)} source={sourceOf(sources, 'earned')} />
              </>
            ),
          },
        ]}
      />
    </Surface>
  )
}
