import { Field } from '#platform/ui/Field.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import { mostEnergy, mostPrice } from '../../fields.ts'
import type { NetworkNow } from '../../shapes.ts'
import { sunText } from '../energy.ts'
import { wholeOf } from '../lease/typed.ts'
import { lendTexts as texts } from '../textLend.ts'

/** Price and least energy as typed, and as numbers; null where they are none. */
export function useTerms(initial: { readonly price: number; readonly least: number }) {
  const [typedPrice, setPrice] = useState(String(initial.price))
  const [typedLeast, setLeast] = useState(String(initial.least))
  return {
    typedPrice,
    setPrice,
    typedLeast,
    setLeast,
    price: wholeOf(typedPrice, mostPrice),
    least: wholeOf(typedLeast, mostEnergy),
  }
}

interface TermsFieldsProps {
  readonly terms: ReturnType<typeof useTerms>
  readonly network: NetworkNow | null
}

export function TermsFields({ terms, network }: TermsFieldsProps) {
  const t = useText()
  const { number } = useFormats()
  const { price, least } = terms
  return (
    <>
      <Field
        label={t(texts.price)}
        required
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={terms.typedPrice}
        onChange={(event) => terms.setPrice(event.target.value)}
        error={price === null ? t(texts.priceFault) : null}
        hint={t(texts.priceHint, {
          amount: sunText(BigInt(price ?? 0) * 1_000_000n),
          burn: network === null ? '…' : number(Number(network.burnPrice)),
        })}
      />
      <Field
        label={t(texts.least)}
        required
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={terms.typedLeast}
        onChange={(event) => terms.setLeast(event.target.value)}
        error={least === null ? t(texts.leastFault) : null}
        hint={t(texts.leastHint)}
      />
    </>
  )
}
