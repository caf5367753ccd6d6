import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useActivity } from '#platform/web/flow/activity.ts'
import { ActivityRow } from '#platform/web/flow/ActivityRow.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Awaited } from '#platform/web/Arriving.tsx'

import { claimTexts as texts } from './textClaim.ts'

/** Claims that have not come to their end, or failed lately: signed, waiting for packing, confirming, verifying. */
export function OnTheWay() {
  const t = useText()
  const { items, query } = useActivity(20)
  const claims = items.filter(
    ({ kind, tone }) => kind.startsWith('earnings.') && (tone === 'lapis' || tone === 'terra'),
  )
  if (claims.length === 0) {
    return (
      <Awaited query={query}>
        <SkeletonRows count={2} />
      </Awaited>
    )
  }
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.onTheWay)}</h2>
      {claims.map((item) => (
        <ActivityRow key={item.key} item={item} />
      ))}
    </section>
  )
}
