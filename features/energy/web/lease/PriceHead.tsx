import type { UseQueryResult } from '@tanstack/react-query'

import type { Reply } from '#platform/std/endpoint.ts'
import { Figure } from '#platform/ui/Figure.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import type { ApiFailure } from '#platform/web/client.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'

import type { energyApi } from '../../api.ts'
import { sunText } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'

export type Quote = Reply<typeof energyApi.quote>

interface PriceHeadProps {
  readonly energy: number | null
  readonly days: number | null
  /** sun; null where nobody leases it. */
  readonly price: bigint | null
  /** Of the provider, where that is more than what is asked for. */
  readonly least: number | null
  readonly quote: UseQueryResult<Quote, ApiFailure>
}

/** The answer: what it costs, beside burning. */
export function PriceHead({ energy, days, price, least, quote }: PriceHeadProps) {
  const t = useText()
  const { number } = useFormats()
  if (energy === null || days === null) {
    return <Figure label={t(texts.priceOfLease)} value="–" />
  }
  return (
    <QueryState query={quote} skeleton={<Skeleton className="h-20 w-full" />}>
      {({ network, choice }) => (
        <Figure
          label={t(texts.price, { energy: number(energy), days })}
          value={
            price !== null ? (
              sunText(price)
            ) : (
              // A sentence wraps, where an amount would be cut.
              <>{t(least === null ? texts.none : texts.tooLittle)}</>
            )
          }
          note={
            price === null
              ? least === null
                ? t(texts.mostFree)
                : t(texts.leastIs, { energy: number(least) })
              : t(choice.lease === null ? texts.burnOnce : texts.inAll, {
                  total: sunText(price + BigInt(choice.lease?.callBurn ?? '0')),
                  amount: sunText(BigInt(energy) * BigInt(network.burnPrice)),
                })
          }
        />
      )}
    </QueryState>
  )
}
