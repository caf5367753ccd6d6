import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'

import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

const PowerWords = lazyComponent(async () => (await import('./PowerWords.tsx')).PowerWords, null)

/** What the token can do and nobody can change, in sentences made from its arguments. */
export function Powers({ found }: { found: SaleDetail }) {
  const t = useText()
  return (
    <Disclosure title={t(texts.nobody)} note={t(texts.powersShort)}>
      <PowerWords found={found} />
    </Disclosure>
  )
}
