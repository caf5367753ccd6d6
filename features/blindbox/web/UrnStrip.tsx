import { levelName } from '#features/nft/public.web.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { listTexts as texts } from './text.ts'
import type { Urn } from './urn.ts'
import { stoneImage, stripImage } from './urnArt.ts'

/** The cards left in an urn: one strip, and its levels in words; `plain` beside a table that lists them. */
export function UrnStrip({ urn, plain = false }: { urn: Urn; plain?: boolean }) {
  const t = useText()
  const formats = useFormats()
  const left = urn.filter((each) => each.left > 0)
  if (left.length === 0) return <span className="text-xs text-soft">{t(texts.urnEmpty)}</span>
  return (
    <span className="flex flex-col gap-1.5">
      <img src={stripImage(urn)} alt="" className="block h-2 w-full rounded-sm" />
      {!plain && (
        <>
          <span className="sr-only">{`${t(texts.inUrn)}:`}</span>
          <span className="num flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-soft">
            {left.map(({ level, levelStr, left: count }) => (
              <span key={level} className="inline-flex max-w-full items-center gap-1">
                <Stone level={level} />
                <span className="[overflow-wrap:anywhere]">
                  {`${levelName(t, levelStr)} ${formats.number(count)}`}
                </span>
              </span>
            ))}
          </span>
        </>
      )}
    </span>
  )
}

/** A stone of a level, beside its name. */
export const Stone = ({ level }: { level: number }) => (
  <img src={stoneImage(level)} alt="" width={12} height={12} className="size-3 shrink-0" />
)
