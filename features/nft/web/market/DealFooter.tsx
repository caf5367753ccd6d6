import { Button } from '#platform/ui/Button.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'

import { dealTexts as texts } from './textDeals.ts'

export interface DealFooterProps {
  /** What must be done first, once the button was pressed. */
  readonly missing: string | null
  readonly busy: boolean
  readonly disabled?: boolean
  readonly onReview: () => void
}

/** The sheet's one button; who is not signed in does that first. */
export function DealFooter({ missing, busy, disabled = false, onReview }: DealFooterProps) {
  const t = useText()
  const { status, connect, signIn } = useSession()
  if (status !== 'signedIn') {
    const connected = status !== 'disconnected'
    return (
      <Button full onClick={() => (connected ? void signIn() : connect())}>
        {t(connected ? shellTexts.signIn : shellTexts.connectWallet)}
      </Button>
    )
  }
  return (
    <div className="flex grow flex-col gap-2">
      {missing !== null && (
        <p role="alert" className="font-semibold text-terra">
          {missing}
        </p>
      )}
      <Button full busy={busy} disabled={disabled} onClick={onReview}>
        {t(texts.review)}
      </Button>
    </div>
  )
}
