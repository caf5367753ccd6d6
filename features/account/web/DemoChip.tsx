import { Chip } from '#platform/ui/Chip.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'

import { accountTexts as texts } from './text.ts'

/** Marks what belongs to a seeded neighbour of a local network; nothing for anybody else. */
export function DemoChip({ owner }: { owner: string }) {
  const t = useText()
  const demo = useConfig()?.demo.some(({ address }) => address === owner) ?? false
  return demo ? <Chip>{t(texts.demo)}</Chip> : null
}
