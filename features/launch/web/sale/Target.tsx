import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { saleTexts as texts } from '../textSale.ts'

/** The specification's market value target: a goal, and no promise of anybody. */
export function Target() {
  const t = useText()
  return <KeyValue rows={[{ label: t(texts.target), value: t(texts.million) }]} />
}
