import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { TokenWord } from './tokenWords.ts'

const icons = {
  safe: { name: 'check', colour: 'text-verdigris' },
  cost: { name: 'warning', colour: 'text-gold' },
  plain: { name: 'info', colour: 'text-soft' },
} as const

/** Sentences about a token, each with its kind. */
export function WordList({ words }: { words: readonly TokenWord[] }) {
  const t = useText()
  return (
    <ul className="flex flex-col gap-2 pb-4">
      {words.map(({ text, values, tone }) => (
        <li key={text.en} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
          <span aria-hidden="true" className={icons[tone].colour}>
            <Icon name={icons[tone].name} size={16} className="mt-0.5" />
          </span>
          <span className="[overflow-wrap:anywhere]">{t(text, values)}</span>
        </li>
      ))}
    </ul>
  )
}
