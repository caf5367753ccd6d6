import { useText } from '#platform/web/i18n.tsx'

import { tokenTexts as texts } from './tokens/text.ts'

export interface UnreadProps {
  /** What could not be read, as a sentence. */
  readonly what: string
  readonly onAgain: () => unknown
  readonly className: string
}

/** A part of the front page that failed alone: its name, and a button that requests it again. */
export function Unread({ what, onAgain, className }: UnreadProps) {
  const t = useText()
  return (
    <div role="alert" className={className}>
      <p>{what}</p>
      <button
        type="button"
        className="min-h-11 font-semibold text-lapis"
        onClick={() => void onAgain()}
      >
        {t(texts.again)}
      </button>
    </div>
  )
}
