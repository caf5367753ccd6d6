import { AddressText } from '#platform/ui/AddressText.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import type { CoinFigures } from '../../shapes.ts'
import { tokenPath } from '../tokens/paths.ts'
import { tokenPageTexts as texts } from './text.ts'

/** Before anything else: the token that this one only looks like. */
export function LookAlike({ original }: { original: NonNullable<CoinFigures['looksLike']> }) {
  const t = useText()
  const { symbol, token } = original
  return (
    <section className="flex flex-col gap-2 rounded-md border border-terra bg-terra-wash p-4">
      <h2 className="flex items-start gap-2 text-base text-terra">
        <Icon name="warning" size={24} />
        <span className="min-w-0 [overflow-wrap:anywhere]">{t(texts.fakeTitle, { symbol })}</span>
      </h2>
      <p>{t(texts.fakeBody)}</p>
      <div>
        <p className="text-xs">{t(texts.originalIs, { symbol })}</p>
        <AddressText address={token} full className="font-semibold [overflow-wrap:anywhere]" />
      </div>
      <Link
        to={tokenPath(token)}
        className="inline-flex min-h-11 items-center self-start font-semibold text-lapis underline underline-offset-4"
      >
        {t(texts.seeOriginal)}
      </Link>
    </section>
  )
}
