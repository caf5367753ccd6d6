import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { launchTexts as texts } from './text.ts'

/** The address names no presale that the factory made. */
export function NoSale() {
  const t = useText()
  return (
    <EmptyState
      title={t(texts.notNamed)}
      body={t(texts.notNamedBody)}
      next={{ to: '/presales', text: t(texts.toPresales) }}
    />
  )
}
