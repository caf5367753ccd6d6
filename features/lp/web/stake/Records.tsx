import { useText } from '#platform/web/i18n.tsx'
import { recordTexts } from '#platform/web/recordText.ts'
import { Link } from 'wouter'

import { RecordRows } from './RecordRows.tsx'
import { lpStakeTexts as texts } from './text.ts'

/** What one did in a pool, and the way to everything. */
export function Records({ pool }: { pool: string }) {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t(texts.records)}</h2>
        <Link to="/record?kind=staking" className="font-semibold text-lapis">
          {t(recordTexts.all)}
        </Link>
      </div>
      <RecordRows pool={pool} />
    </section>
  )
}
