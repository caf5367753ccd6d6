import { useText } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'
import { SkipTime } from '../SkipTime.tsx'
import { shellTexts as texts } from './text.ts'

/** On a local network every page says that its money is worth nothing. */
export function LocalBar() {
  const t = useText()
  if (runtimeConfig().demo === null) return null
  return (
    <aside
      aria-label={t(texts.localNetwork)}
      className="flex items-center justify-between gap-2 border-b border-line bg-gold-wash pr-1 pl-4 text-xs text-gold"
    >
      <span className="py-2">{t(texts.localNetwork)}</span>
      <SkipTime />
    </aside>
  )
}
