import { Button } from '#platform/ui/Button.tsx'

import { useText } from './i18n.tsx'
import { shellTexts } from './shell/text.ts'

export interface MoreButtonProps {
  /** Whether there is more than what is shown. */
  readonly more: boolean
  readonly onMore: () => void
}

/** Under a list: what else it has. Nothing where all is shown. */
export function MoreButton({ more, onMore }: MoreButtonProps) {
  const t = useText()
  if (!more) return null
  return (
    <Button kind="quiet" onClick={onMore}>
      {t(shellTexts.more)}
    </Button>
  )
}
