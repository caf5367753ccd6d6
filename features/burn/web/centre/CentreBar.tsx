import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { Link } from 'wouter'

import { burnActions } from '../../actions.ts'
import type { MiningState } from '../../shapes.ts'
import { type Mining, periodNumber } from '../mining.ts'
import { burnTexts as texts } from '../text.ts'

interface CentreBarProps {
  readonly mining: Mining
  readonly state: MiningState
}

/** The step that is due: a period is opened, else TES are burnt; beside it what is earned is claimed. */
export function CentreBar({ mining, state }: CentreBarProps) {
  const t = useText()
  const { mine, next } = mining
  const claim = useAction(burnActions.claim)
  const open = useAction(burnActions.openPeriod)
  const claimable = BigInt(mine?.claimable ?? '0')
  const isDue = state !== 'running' && next.isDue
  return (
    <StickyBar>
      {claimable > 0n && (
        <Button full kind="quiet" busy={claim.busy} onClick={() => void claim.start({})}>
          {t(texts.claim)}
        </Button>
      )}
      {isDue ? (
        <SignedIn>
          <Button full busy={open.busy} onClick={() => void open.start({})}>
            {t(texts.open, { number: periodNumber(next.number) })}
          </Button>
        </SignedIn>
      ) : (
        <Link to="/destroy" className={buttonClass('primary', true)}>
          {t(texts.burn)}
        </Link>
      )}
    </StickyBar>
  )
}
