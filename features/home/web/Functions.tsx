import { Tile } from '#platform/ui/Tile.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { tiles } from '#platform/web/shell/composed.ts'

import { homeTexts as texts } from './text.ts'

/** "More functions": only what has a screen. */
export function Functions() {
  const t = useText()
  const shown = tiles()
  // Five in a row rather than one alone in the last.
  const columns = shown.length % 4 === 1 ? 'grid-cols-5 gap-x-1' : 'grid-cols-4 gap-x-2'
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.moreFunctions)}</h2>
      <nav aria-label={t(texts.moreFunctions)} className={`grid ${columns} gap-y-3 py-2`}>
        {shown.map((tile) => (
          <Tile key={tile.to} icon={tile.icon} text={t(tile.text)} to={tile.to} />
        ))}
      </nav>
    </section>
  )
}
