import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { frontTexts as texts } from './textFront.ts'

/** What holds the place of the parts of home that wait for the server: just as high. */
export const HealthSpace = () => <Skeleton className="h-16 w-full rounded-md" />

export const HoldingsSpace = () => (
  <div aria-hidden="true" className="flex h-57 flex-col justify-between">
    <Skeleton className="mt-3 h-5 w-20" />
    <Skeleton className="h-11 w-48" />
    <Skeleton className="h-2 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
)

export function MyCardsSpace() {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="flex min-h-11 items-center text-lg">{t(texts.myCards)}</h2>
      <div aria-hidden="true" className="-mx-4 flex h-34 gap-3 overflow-hidden px-4">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="size-24 shrink-0 rounded-md" />
        ))}
      </div>
    </section>
  )
}

/** Three lines of text. */
export const EarnsSpace = () => (
  <div aria-hidden="true" className="flex h-18 flex-col justify-around">
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
  </div>
)

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
      <Skeleton key={place} className="h-full w-34 max-w-40 shrink-0 grow rounded-md" />
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
