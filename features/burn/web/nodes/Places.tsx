import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { Kind } from './kinds.ts'
import { nodeTexts as texts } from '../textNodes.ts'

/** Places of a kind: those that earn, those that are bought, and those that are left. */
export function Places({ kind }: { kind: Kind }) {
  const t = useText()
  const { active, taken, left } = kind
  const parts = [
    { amount: active, colour: 'bg-gold', text: t(texts.active, { count: active }) },
    {
      amount: taken - active,
      colour: 'bg-lapis',
      text: t(texts.waitingCount, { count: taken - active }),
    },
    { amount: left, colour: 'bg-line', text: t(texts.left, { count: left }) },
  ]
  return (
    <div className="flex flex-col gap-1.5">
      <StoneBar parts={parts.map(({ amount, colour }) => ({ amount: BigInt(amount), colour }))} />
      <ul className="num flex flex-wrap gap-x-4 text-xs text-soft">
        {parts.map(({ colour, text }) => (
          <li key={colour} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${colour}`} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
