import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { type ActivityItem, useActivity } from '#platform/web/flow/activity.ts'
import { ActivityRow } from '#platform/web/flow/ActivityRow.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Awaited } from '#platform/web/Arriving.tsx'

import { claimsOf } from './claims.ts'
import { claimTexts as texts } from './textClaim.ts'

/**
 * Claims that are not finished: signed, waiting for packing, confirming, verifying. Below them recently failed ones.
 */
export function OnTheWay() {
  const t = useText()
  const { items, query } = useActivity(20)
  const { onTheWay, failed } = claimsOf(items)
  if (onTheWay.length + failed.length === 0) {
    return (
      <Awaited query={query}>
        <SkeletonRows count={2} />
      </Awaited>
    )
  }
  return (
    <>
      <Claims title={t(texts.onTheWay)} items={onTheWay} />
      <Claims title={t(texts.failed)} body={t(texts.failedBody)} items={failed} />
    </>
  )
}

interface ClaimsProps {
  readonly title: string
  readonly body?: string
  readonly items: readonly ActivityItem[]
}

function Claims({ title, body, items }: ClaimsProps) {
  if (items.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{title}</h2>
      {body !== undefined && <p className="text-soft">{body}</p>}
      {items.map((item) => (
        <ActivityRow key={item.key} item={item} />
      ))}
    </section>
  )
}
