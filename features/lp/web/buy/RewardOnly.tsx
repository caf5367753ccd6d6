import { FieldNotes, notesOf } from '#platform/ui/FieldNotes.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { lpBuyTexts as texts } from './text.ts'

export interface RewardOnlyProps {
  readonly value: boolean
  readonly onChange: (only: boolean) => void
  readonly fault: string | null
}

const id = 'reward-only'

/** Whether the purchase may proceed without the shown reward. */
export function RewardOnly({ value, onChange, fault }: RewardOnlyProps) {
  const t = useText()
  const beside = { id, error: fault, hint: t(texts.rewardOnlyHint) }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0 accent-lapis"
          checked={value}
          aria-invalid={fault !== null || undefined}
          aria-describedby={notesOf(beside)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="font-semibold">{t(texts.rewardOnly)}</span>
      </label>
      <FieldNotes {...beside} />
    </div>
  )
}
