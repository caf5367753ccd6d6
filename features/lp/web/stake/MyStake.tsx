import { Button } from '#platform/ui/Button.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { EarnedFigure } from '#platform/web/stake/EarnedFigure.tsx'
import { ExitDialog } from '#platform/web/stake/ExitDialog.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { lpActions } from '../../actions.ts'
import { lpCoin, shortLp } from '../lp.ts'
import { aboutUsdt, worthFrom } from '../worth.ts'
import { CancelForm } from './CancelForm.tsx'
import { type Mine, StakeForm } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

/** What one has in the stream, what it earned, and the ways in and out. */
export function MyStake({ mine }: { mine: Mine }) {
  const t = useText()
  const [what, setWhat] = useState<'stake' | 'cancel'>('stake')
  const [leaving, setLeaving] = useState(false)
  const claim = useAction(lpActions.claim)
  const exit = useAction(lpActions.exit)
  const { pool } = mine
  const staked = BigInt(mine.staked)
  const earned = BigInt(mine.earned)
  const owed = BigInt(mine.owed)
  return (
    <>
      <Surface className="flex flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <Figure
            label={t(texts.staked)}
            value={shortLp(staked)}
            note={mine.worth === null ? undefined : aboutUsdt(t, mine.worth)}
          />
          <Verify of={t(texts.staked)} source={sourcesOf(mine.sources, 'position', ...worthFrom)} />
        </div>
        <EarnedFigure
          label={t(texts.earned)}
          value={earned}
          claimed={BigInt(mine.claimed)}
          source={sourcesOf(mine.sources, 'position', 'claimed')}
        />
        <Button
          busy={claim.busy}
          disabled={earned === 0n}
          onClick={() => void claim.start({ pool })}
        >
          {t(earningTexts.claim)}
        </Button>
      </Surface>
      <Surface className="flex flex-col gap-4">
        <div className="-mx-4 -mt-2">
          <Tabs
            label={t(texts.what)}
            items={[
              { value: 'stake', label: t(texts.stake) },
              { value: 'cancel', label: t(texts.cancel) },
            ]}
            value={what}
            onChange={setWhat}
          />
        </div>
        {what === 'stake' ? <StakeForm mine={mine} /> : <CancelForm mine={mine} />}
      </Surface>
      {staked > 0n && (
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          {t(earningTexts.leave)}
        </Button>
      )}
      <ExitDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t(earningTexts.leave)}
        body={t(texts.exitBody)}
        back={exactOf(staked, lpCoin(mine.symbol))}
        earned={earned - owed}
        owed={owed}
        onClaim={() => void claim.start({ pool })}
        onExit={() => void exit.start({ pool })}
      />
    </>
  )
}
