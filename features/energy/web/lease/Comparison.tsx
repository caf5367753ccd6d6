import { shortAddress } from '#platform/std/format.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { platformTexts } from '#platform/web/text.ts'

import { sunText } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'
import type { Quote } from './PriceHead.tsx'
import type { Chosen } from './Providers.tsx'

interface ComparisonProps {
  /** sun */
  readonly price: bigint
  readonly of: Chosen | null
  readonly quote: Quote
  readonly days: number
}

/** What the lease costs in all, and plainly whether burning is cheaper. Whose own energy it is used beside is not known here. */
export function Comparison({ price, of, quote, days }: ComparisonProps) {
  const t = useText()
  const { number } = useFormats()
  const { lease, burn } = quote.choice
  const call = BigInt(lease?.callBurn ?? '0')
  const total = price + call
  const once = BigInt(burn)
  const dearer = total >= once
  const verdict = dearer
    ? t(texts.burnCheaper, { burn: sunText(once), total: sunText(total) })
    : t(texts.leaseCheaper, { amount: sunText(once - total) })
  return (
    <>
      <KeyValue
        rows={[
          { label: t(texts.mostPaid), value: sunText(price) },
          { label: t(texts.callFee), value: sunText(call) },
          { label: t(texts.provider), value: of === null ? '…' : shortAddress(of.provider) },
        ]}
      />
      {lease !== null && (
        <p
          className={
            dearer
              ? 'num rounded-md bg-gold-wash px-3 py-2 text-gold'
              : 'num rounded-md bg-verdigris-wash px-3 py-2 text-verdigris'
          }
        >
          <span>
            {dearer && lease.from !== null && days === 1
              ? t(platformTexts.sentences, {
                  first: verdict,
                  next: t(texts.leaseFrom, { energy: number(lease.from) }),
                })
              : verdict}
          </span>
        </p>
      )}
    </>
  )
}
