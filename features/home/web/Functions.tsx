import { Tile } from '#platform/ui/Tile.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { tilesByGroup } from '#platform/web/shell/composed.ts'

import { homeTexts as texts } from './text.ts'

/** "More functions": only what has a screen, under its group's heading. */
export function Functions() {
  const t = useText()
  return (
    <section aria-labelledby="functions" className="flex flex-col gap-4">
      <h2 id="functions" className="text-lg">
        {t(texts.moreFunctions)}
      </h2>
      {tilesByGroup().map(({ group, tiles }) => (
        <nav key={group} aria-labelledby={`functions-${group}`} className="flex flex-col gap-2">
          <h3
            id={`functions-${group}`}
            className="border-t border-line pt-3 font-text text-sm font-semibold text-soft"
          >
            {t(texts[group])}
          </h3>
          <div className="grid grid-cols-4 max-[300px]:grid-cols-3 gap-x-2 gap-y-3">
            {tiles.map((tile) => (
              <Tile key={tile.to} icon={tile.icon} text={t(tile.text)} to={tile.to} />
            ))}
          </div>
        </nav>
      ))}
    </section>
  )
}
