import type { Text } from '#platform/std/text.ts'
import { useText } from '#platform/web/i18n.tsx'

/** A fact in words. */
export function Said({ text }: { text: Text }) {
  const t = useText()
  return <span>{t(text)}</span>
}
