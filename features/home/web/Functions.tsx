import { Tile } from '#platform/ui/Tile.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { tiles } from '#platform/web/shell/composed.ts'

import { homeTexts as texts } from './text.ts'

/** "More functions": only what has a screen. */
export function Functions() {
  const t = useText()
  return (
    <nav aria-label={t(texts.moreFunctions)} className="grid grid-cols-4 gap-x-2 gap-y-3 py-2">
      {tiles().map((tile) => (
        <Tile key={tile.to} icon={tile.icon} text={t(tile.text)} to={tile.to} />
      ))}
    </nav>
  )
}
