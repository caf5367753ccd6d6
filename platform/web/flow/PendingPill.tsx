import { openActivity } from '../dialogs.ts'
import { useText } from '../i18n.tsx'
import { resumeTexts as texts } from './resumeText.ts'

/** How many transactions are on their way; it opens Activity. */
export function PendingPill({ count }: { count: number }) {
  const t = useText()
  const label = t(texts.pending, { count })
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-haspopup="dialog"
      className="min-h-11 px-1"
      onClick={openActivity}
    >
      <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-lapis px-1 text-xs font-semibold text-lapis-ink">
        {count}
      </span>
    </button>
  )
}
