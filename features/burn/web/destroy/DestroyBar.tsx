import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'

import { burnActions } from '../../actions.ts'
import { type Mining, sunText } from '../mining.ts'
import { destroyTexts as texts } from '../textBurn.ts'
import { burnForm } from './BurnForm.tsx'
import type { Paying } from './useBurnQuote.ts'

interface DestroyBarProps {
  readonly mining: Mining
  readonly paying: Paying
}

/** A pass first, then the burn. */
export function DestroyBar({ mining: { mine, pass }, paying }: DestroyBarProps) {
  const t = useText()
  const buy = useAction(burnActions.pass)
  const { busy } = useAction(paying === 'coin' ? burnActions.burn : burnActions.swap)
  return (
    <StickyBar>
      <SignedIn>
        {mine?.pass === 'none' ? (
          <Button
            full
            busy={buy.busy}
            onClick={() => void buy.start({ shownPrice: pass.sun ?? '0' })}
          >
            {pass.sun === null
              ? t(texts.buyPassPlain)
              : t(texts.buyPass, { amount: sunText(pass.sun) })}
          </Button>
        ) : (
          <Button full type="submit" form={burnForm} busy={busy}>
            {t(texts.review)}
          </Button>
        )}
      </SignedIn>
    </StickyBar>
  )
}
