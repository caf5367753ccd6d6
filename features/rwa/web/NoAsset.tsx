import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { rwaTexts as texts } from './text.ts'

/** The address names no asset that the registry made. */
export function NoAsset() {
  const t = useText()
  return (
    <EmptyState
      title={t(texts.notNamed)}
      body={t(texts.notNamedBody)}
      action={
        <Link to="/rwa" className={buttonClass('quiet')}>
          {t(texts.toAssets)}
        </Link>
      }
    />
  )
}
