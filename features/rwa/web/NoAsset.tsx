import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { rwaTexts as texts } from './text.ts'

/** The address names no asset that the registry made. */
export function NoAsset() {
  const t = useText()
  return (
    <EmptyState
      title={t(texts.notNamed)}
      body={t(texts.notNamedBody)}
      next={{ to: '/rwa', text: t(texts.toAssets) }}
    />
  )
}
