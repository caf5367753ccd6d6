import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { runtimeConfig } from '#platform/web/runtime.ts'
import { useSession } from '#platform/web/session.tsx'

import { frontTexts as texts } from './textFront.ts'

/** What holds the place of the parts of home that wait for the server: just as high. */
export function HealthSpace() {
  const height = useSession().status === 'signedIn' ? 'h-22' : 'h-11 in-data-[known=signedIn]:h-22'
  return <div className={height} aria-hidden="true" />
}

export const HoldingsSpace = () => <Skeleton className="h-32 w-full" />

export function StripSpace() {
  // On a local network a card also says whose it is.
  const height = runtimeConfig().demo === null ? 'h-34' : 'h-40'
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      <div className="flex h-11 items-center">
        <Skeleton className="h-5 w-2/5" />
      </div>
      <div className={`-mx-4 flex ${height} gap-3 overflow-hidden px-4 pb-1`}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="size-28 shrink-0" />
        ))}
      </div>
    </div>
  )
}

export function PopularSpace() {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.popular)}</h2>
      <p className="min-h-8 text-xs text-soft">{t(texts.formula)}</p>
      <PopularPlaces />
    </section>
  )
}

export const PopularPlaces = () => (
  <div aria-hidden="true" className="-mx-4 flex h-42 gap-3 overflow-hidden px-4 pb-1">
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} className="h-full w-34 shrink-0 rounded-md" />
    ))}
  </div>
)

/** Coins that the list is expected to have. */
export const rowsWaiting = 5

export function TokensSpace() {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <div className="flex h-11 items-center">
        <h2 className="text-lg">{t(texts.tokens)}</h2>
      </div>
      <div className="h-12 rounded-md border border-edge bg-surface" />
      <SkeletonRows count={rowsWaiting} />
    </section>
  )
}
