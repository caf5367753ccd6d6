import { salesApi } from '#features/sales/public.web.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { seriesPath } from './paths.ts'
import { cardTexts as texts } from './textCard.ts'

/** The card has no owner yet: its series, and a link to buy a box of it. */
export function InUrn({ tokenId }: { tokenId: number }) {
  const t = useText()
  const seriesId = useApi(salesApi.sealedIn, { tokenId: String(tokenId) }).data?.seriesId
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t(texts.inUrn)}</p>
      {typeof seriesId === 'number' && (
        <Link to={seriesPath(seriesId)} className={buttonClass('quiet')}>
          {t(texts.toSeries, { id: seriesId })}
        </Link>
      )}
    </div>
  )
}
