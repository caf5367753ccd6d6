import { Button } from '#platform/ui/Button.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { classes } from '#platform/ui/classes.ts'
import { useText } from '#platform/web/i18n.tsx'

import { checkTexts as texts } from '../textCheck.ts'
import type { Outcome } from './outcome.ts'

const looks = {
  wrong: { text: texts.someWrong, icon: 'warning', look: 'bg-terra-wash text-terra' },
  unread: { text: texts.unread, icon: 'warning', look: 'bg-sunk' },
  right: { text: texts.allRight, icon: 'shield', look: 'bg-verdigris-wash text-verdigris' },
  refunded: { text: texts.wasRefunded, icon: 'clock', look: 'bg-sunk' },
  notYet: { text: texts.notYet, icon: 'clock', look: 'bg-sunk' },
  checking: { text: texts.checking, icon: 'clock', look: 'bg-sunk' },
} as const

export interface VerdictProps {
  readonly outcome: Outcome
  readonly busy: boolean
  readonly again: () => void
}

/** The result of the check, in a sentence, and a button to check again if that can change it. */
export function Verdict({ outcome, busy, again }: VerdictProps) {
  const t = useText()
  const { text, icon, look } = looks[outcome]
  return (
    <div className={classes('flex flex-wrap items-center gap-3 rounded-md p-4', look)}>
      <Icon name={icon} size={32} />
      <output className="min-w-0 grow basis-32 font-semibold">{t(text)}</output>
      {outcome !== 'right' && outcome !== 'checking' && (
        <Button small kind="quiet" busy={busy} onClick={again}>
          {t(texts.again)}
        </Button>
      )}
    </div>
  )
}
